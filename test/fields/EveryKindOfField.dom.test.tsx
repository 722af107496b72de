import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ContactProvider } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { EveryKindOfField } from '../../stories/examples/EveryKindOfField.js';
import { findConfirmation } from '../support/failures.js';
import { fakeService } from '../support/fakeService.js';
import { values } from '../support/values.js';

it('the example with every kind of field shows the error of each required field, and then sends all fields', async () => {
  const service = await fakeService(201);
  render(
    <ContactProvider baseUrl={service.url}>
      <EveryKindOfField formId="f_1" />
    </ContactProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const send = () => user.click(screen.getByRole('button', { name: en.actions.submit }));
  const { errors } = en;

  await send();
  await screen.findByText(errors.checkboxRequired);
  const shown = Array.from(document.querySelectorAll('.rck-error'), ({ textContent }) => textContent);
  expect(shown).toEqual([
    errors.nameRequired,
    errors.emailRequired,
    errors.choiceRequired,
    errors.choiceRequired,
    errors.messageRequired,
    errors.checkboxRequired,
  ]);
  expect(service.payloads()).toEqual([]);

  await user.type(screen.getByLabelText('Name'), values.name);
  await user.type(screen.getByLabelText('Email'), values.email);
  await user.type(screen.getByLabelText('Company'), 'Analytical Engines');
  await user.type(screen.getByLabelText('Phone'), '+44 20 7946 0100');
  await user.selectOptions(screen.getByLabelText('Budget'), 'More');
  await user.click(screen.getByLabelText('Website'));
  await user.click(screen.getByLabelText('Branding'));
  await user.click(screen.getByLabelText('A friend'));
  await user.type(screen.getByLabelText('Message'), values.message);
  await user.click(screen.getByLabelText('I have read the privacy notice'));
  await send();
  await findConfirmation();
  expect(service.payloads()).toEqual([
    {
      ...values,
      company: 'Analytical Engines',
      phone: '+44 20 7946 0100',
      budget: 'large',
      topics: ['Website', 'Branding'],
      source: 'A friend',
      consent: true,
    },
  ]);
});
