import { expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm } from '../../support/consumers/serveForm.js';

/** A widget that takes space above the submit button, and a honeypot. The script of the widget loads on `answer()`. */
const CODE = `
  import { createRoot } from 'react-dom/client';
  import {
    ContactChallenge, ContactField, ContactForm, ContactStatus, ContactSubmit, ContactTrap,
  } from './dist/index.js';

  const api = {
    render(container, { callback }) {
      container.style.height = '300px';
      setTimeout(callback, 0, 'token');
      return 'widget';
    },
    reset() {},
  };
  const loaded = new Promise((resolve) => (window.answer = () => resolve(api)));
  const defaultValues = { name: 'Ada', email: 'ada@example.com', message: 'Hello!' };
  createRoot(document.body).render(
    <ContactForm formId="f_1" baseUrl="/" defaultValues={defaultValues}>
      <ContactTrap />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactChallenge load={() => loaded} parameters={{}} />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>,
  );
`;

/** Opens the form in a page with this rule. */
async function openForm(css = '') {
  const served = await serveForm('production', CODE);
  const page = await openPage();
  await page.goto(served.urlOf({}));
  if (css) await page.addStyleTag({ content: css });
  const send = page.getByRole('button', { name: /^Send message/ });
  await send.waitFor();
  return { served, page, send };
}

it.each(['mouse', 'mouse and a key', 'space key'])(
  'a CAPTCHA that loads while the %s presses the button does not stop the click',
  async (by) => {
    const { served, page, send } = await openForm();
    const box = await send.boundingBox();
    if (by !== 'space key') {
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.keyboard.down('Shift');
      await page.mouse.down();
      if (by !== 'mouse') await page.keyboard.up('Shift');
    } else {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.down('Space');
    }
    // Two frames, in which the widget could render.
    await page.evaluate(() => {
      (window as unknown as { answer: () => void }).answer();
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await send.boundingBox()).toEqual(box);
    if (by !== 'space key') await page.mouse.up();
    else await page.keyboard.up('Space');
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    expect(served.submissions()).toHaveLength(1);
    await served.close();
  },
);

// The page can have such a rule for its own forms.
it.each([
  'form > div { display: grid }',
  'form div, form label, form input { display: block !important }',
  'form * { display: revert; visibility: visible; opacity: 1 }',
])('a honeypot stays out of reach if the page has the rule %j', async (css) => {
  const { served, page } = await openForm(css);
  const trap = page.locator('[data-rck-trap]');
  expect(await trap.count()).toBe(1);
  expect(await trap.isVisible()).toBe(false);
  expect(await trap.evaluate((control) => control.checkVisibility())).toBe(false);
  await served.close();
});
