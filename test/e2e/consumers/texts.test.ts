import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { buildPage } from '../../support/consumers/buildPage.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, fillIn, hydrated, sendButton } from '../../support/visitor.js';
import { writtenTexts } from '../../support/writtenTexts.js';

let served: ServedPage;
beforeAll(async () => {
  served = await servePage(await buildPage(19));
  return served.close;
});

async function openForm(): Promise<Page> {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(served.url);
  await hydrated(page);
  return page;
}

/** Submits the form, and returns the payload that the service received. */
async function submit(page: Page) {
  await sendButton(page).click();
  await confirmation(page);
  return served.submissions().at(-1)?.payload;
}

/** Pastes text into a field from the clipboard. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

/** Every letter, mark, number, punctuation, symbol and format character of Unicode, in texts of at most 10,000 characters. */
function everyCharacter(): string[] {
  const codes = Array.from({ length: 0x11_00_00 }, (_, code) => code);
  const characters = codes
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Cf}]/u.test(character));
  const maxLength = 9_998;
  return Array.from(
    { length: Math.ceil(characters.length / maxLength) },
    // The schema removes white space at both ends, and U+FEFF counts as white space.
    (_, index) => `a${characters.slice(index * maxLength, (index + 1) * maxLength).join('')}z`,
  );
}

describe('text that a visitor enters on a consumer’s page', () => {
  it('arrives unchanged with every character of Unicode', async () => {
    const page = await openForm();
    const devtools = await page.context().newCDPSession(page);
    const texts = everyCharacter();
    expect(texts.join('').length).toBeGreaterThan(140_000);
    const before = served.submissions().length;
    for (const text of texts) {
      await fillIn(page, { message: '' });
      await page.getByLabel('Message').focus();
      await devtools.send('Input.insertText', { text });
      expect((await submit(page))?.message === text).toBe(true);
      await page.getByRole('button', { name: 'Send another message' }).click();
    }
    expect(served.submissions()).toHaveLength(before + texts.length);
  });

  it('arrives unchanged after pasting: emoji, text directions, combining marks, grapheme clusters and joiners', async () => {
    const page = await openForm();
    const [name = ''] = writtenTexts.split('\n');
    await paste(page, 'Name', `  ${name}\t`);
    await paste(page, 'Email', ' ada@example.com ');
    await paste(page, 'Message', ` \r\n${writtenTexts.replaceAll('\n', '\r\n')}\u3000\n`);
    expect(await submit(page)).toEqual({ name, email: 'ada@example.com', message: writtenTexts });
  });

  it('arrives well-formed and without control characters if a script fills in the fields', async () => {
    const page = await openForm();
    await page.evaluate(() => {
      const fill = (name: string, value: string) => {
        const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (control) control.value = value;
      };
      const half = String.fromCharCode(0xd83d);
      fill('name', `\u0007Zo\u0308e${half}\u0000`);
      fill('email', 'ada@example.com');
      fill('message', `${half}a\r\nb\rc\td${half}${half}${String.fromCharCode(0xde00)}\u001B[0m\u0000\u3000`);
    });
    expect(await submit(page)).toEqual({
      name: 'Zo\u0308e\uFFFD',
      email: 'ada@example.com',
      message: '\uFFFDa\nb\nc\td\uFFFD\u{1F600}[0m',
    });
  });

  it.each([
    ['δοκιμή@παράδειγμα.ελ', 'δοκιμή@παράδειγμα.ελ'],
    ['jörg@bücher.de', 'jörg@bücher.de'],
    // Chromium converts the domain to Punycode.
    ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
  ])('arrives with an email address in any script: %s', async (typed, email) => {
    const page = await openForm();
    await fillIn(page);
    await page.getByLabel('Email').fill('');
    await paste(page, 'Email', typed);
    expect((await submit(page))?.email).toBe(email);
  });
});
