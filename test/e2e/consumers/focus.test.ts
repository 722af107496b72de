import { expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm } from '../../support/consumers/serveForm.js';

/** Renders the errors of react-hook-form, and writes down whether one is on the page when a field takes focus. */
const CODE = `
  import { createRoot } from 'react-dom/client';
  import { useContactForm } from './dist/hooks/index.js';

  function Form() {
    const { form, formProps } = useContactForm({ formId: 'f_1', baseUrl: '/' });
    const { name: error } = form.formState.errors;
    return (
      <form {...formProps} onFocus={() => (document.title = 'Error: ' + document.querySelector('p').textContent)}>
        <input {...form.register('name')} />
        <p>{error?.message}</p>
        <button>Send</button>
      </form>
    );
  }

  createRoot(document.body).render(<Form />);
`;

// React 18 renders updates of the form's state before those of react-hook-form.
it('a field takes focus when its error is on the page, also in React 18', async () => {
  const alias = { react: 'react-18', 'react-dom': 'react-dom-18' };
  const served = await serveForm('production', CODE, alias);
  const page = await openPage();
  await page.goto(served.urlOf({}));
  await page.locator('button').evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction(() => document.title.startsWith('Error'));
  expect(await page.title()).toBe('Error: Enter your name.');
  await served.close();
});
