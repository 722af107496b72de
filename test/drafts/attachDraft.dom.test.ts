import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { attachDraft } from '../../src/drafts/attachDraft.js';
import { FIELD_ACCESS } from '../../src/fields/focus.js';
import { createStore } from '../../src/form/store.js';
import en from '../../src/locales/en.js';
import { storedDraft, storeDraft } from '../support/drafts.js';

beforeEach(() => sessionStorage.clear());

/** A form of react-hook-form whose message contains a text before drafts have loaded. */
function attach(text: string, values: unknown, name = 'message', store = createStore()): HTMLInputElement {
  document.body.innerHTML = '<form><input></form>';
  const [form] = document.forms;
  const [control] = document.querySelectorAll('input');
  if (!form || !control) throw new Error('There is no form.');
  Object.assign(control, { name, defaultValue: text, value: text });
  const detach = attachDraft(form, {
    store,
    destination: { baseUrl: '/', formId: 'f' },
    getAccess: () => FIELD_ACCESS,
    getDefaults: () => values,
  });
  onTestFinished(detach);
  return control;
}

it('does not replace the text of a controlled field, whose attribute React keeps equal to the text', () => {
  storeDraft('f', { message: 'of yesterday' });
  expect(attach('typed early', {})).toHaveValue('typed early');
  expect(storedDraft('f')?.values).toEqual({ message: 'typed early' });
});

it.each([
  ['message', { message: 'Hello' }],
  ['contact.message', { contact: { message: 'Hello' } }],
  ['messages[0]', { messages: ['Hello'] }],
  ['a.b', { 'a.b': 'Hello' }],
  ['message', { message: 5 }],
])('restores the text of %s, which has the initial value of react-hook-form', (name, values) => {
  storeDraft('f', { [name]: 'of yesterday' });
  const initial = name === 'message' ? String(values['message' as never]) : 'Hello';
  expect(attach(initial, values, name)).toHaveValue('of yesterday');
});

// If the focused button disappeared together with the change of focus, Orca would say nothing.
it.each(['keepProps', 'discardProps'] as const)(
  '%s moves focus before the notice disappears',
  async (props) => {
    storeDraft('f', { message: 'of yesterday' });
    const store = createStore();
    const control = attach('', undefined, 'message', store);
    await vi.waitFor(() => expect(store.getState().draft).toBeDefined());
    const notice = store.getState().draft?.({ messages: en }, undefined);
    notice?.[props].onClick();
    expect(control).toHaveFocus();
    expect(control).toHaveValue(props === 'keepProps' ? 'of yesterday' : '');
    expect(store.getState().draft).toBeDefined();
    await vi.waitFor(() => expect(store.getState().draft).toBeUndefined());
  },
);
