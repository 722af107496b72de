import { expect, it, onTestFinished } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { codeOf } from '../../support/codeBlocks.js';
import { serveForm } from '../../support/consumers/serveForm.js';
import { values } from '../../support/values.js';
import { draftSaved, fillIn, sendButton } from '../../support/visitor.js';

it('the documented form with `draft` shows errors, restores the text after a reload, and sends it', async () => {
  const form = codeOf('stories/docs/headless.md', 'OwnForm.tsx');
  const site = await serveForm(
    'production',
    `import { createRoot } from 'react-dom/client';
    ${form.replace('react-contact-kit/hooks', './dist/hooks/index.js')}
    createRoot(document.body).render(<OwnForm formId="f_1" baseUrl="/" draft />);`,
  );
  onTestFinished(site.close);
  const page = await openPage();
  await page.goto(site.origin);
  await sendButton(page).click();
  await page.getByText(en.errors.nameRequired).waitFor();
  expect(site.submissions()).toEqual([]);

  await fillIn(page);
  await draftSaved(page, values.message);
  await page.reload();
  await page.getByRole('button', { name: en.actions.discardDraft }).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe(values.message);
  await sendButton(page).click();
  await page.getByRole('heading', { name: en.outcomes.sentTitle }).waitFor();
  expect(site.submissions().map(({ payload }) => payload)).toEqual([values]);
});
