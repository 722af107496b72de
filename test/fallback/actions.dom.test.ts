import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { composeText, copyText, keepMailLink } from '../../src/fallback/actions.js';
import en from '../../src/locales/en.js';
import { collectUncaught } from '../support/collectUncaught.js';

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}

const textOf = (html: string) => composeText(formWith(html));

describe('the text of a form', () => {
  it.each([
    ['a text field', '<label>Name <input name="a" value="Ada"></label>', 'Name: Ada'],
    [
      'a label with a mark',
      '<label for="a"><b>Name</b> <span class="rck-mark own">(optional)</span></label><input id="a" name="a" value="Ada">',
      'Name: Ada',
    ],
    [
      'a label with an asterisk',
      '<label for="a">Name<span aria-hidden="true"> *</span></label><input id="a" name="a" value="Ada">',
      'Name: Ada',
    ],
    [
      'a textarea in its label',
      '<label>Notes <textarea name="a">one\ntwo</textarea></label>',
      'Notes: one\ntwo',
    ],
    [
      'a select, by its choice',
      '<label>Topic <select name="a"><option value="">Choose…<option value="s" selected>Sales</select></label>',
      'Topic: Sales',
    ],
    [
      'a multiple select, by its choices',
      '<label>Days <select name="a" multiple><option value="1" selected>Monday<option value="2">Tuesday' +
        '<option value="3" selected>Friday</select></label>',
      'Days: Monday, Friday',
    ],
    [
      'a radio group, by its legend and the choice',
      '<fieldset><legend>Urgency <span class="rck-mark">(optional)</span></legend>' +
        '<label><input type="radio" name="a" value="l">Low</label>' +
        '<label><input type="radio" name="a" value="h" checked>High</label></fieldset>',
      'Urgency: High',
    ],
    [
      'a custom control with a hidden select',
      '<label for="a">Topic</label><button type="button" id="a" data-field="t">Sales</button>' +
        '<select name="t" aria-hidden="true"><option value="s" selected>Sales</select>',
      'Topic: Sales',
    ],
    [
      'a custom control that is no native control, by its label',
      '<b id="l">Topic</b><div role="combobox" data-field="t" aria-labelledby="l">Sales</div>' +
        '<input type="hidden" name="t" value="s">',
      'Topic: s',
    ],
    [
      'a control in an element of the field, by its own name',
      '<div data-field="a"><input name="a" aria-label="Phone" value="123"></div>',
      'Phone: 123',
    ],
    [
      'a group of checkboxes, by its legend and the ticked choices',
      '<fieldset data-field="a"><legend>Days <span class="rck-mark">(optional)</span></legend>' +
        '<label><input type="checkbox" name="a" value="1" checked>Monday</label>' +
        '<label><input type="checkbox" name="a" value="2">Tuesday</label>' +
        '<label><input type="checkbox" name="a" value="3" checked>Friday</label></fieldset>',
      'Days: Monday, Friday',
    ],
    [
      'a ticked checkbox in a fieldset that is not a group',
      '<fieldset><legend>You</legend><label><input type="checkbox" name="a" checked>Call me</label></fieldset>',
      'Call me: ✓',
    ],
    ['a ticked checkbox', '<label><input type="checkbox" name="a" checked>Call me</label>', 'Call me: ✓'],
  ])('contains %s', (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    ['', 'a'],
    ['<label for="a"></label>', 'a'],
    ['<label for="a"><svg></svg></label>', 'a'],
    ['<label for="a"><span aria-hidden="true">*</span></label>', 'a'],
    ['<span id="first">Your</span><span id="second">order</span>', 'Your order'],
  ])('names a field with the label %j %j', (label, expected) => {
    document.body.innerHTML = `<form>${label}<input id="a" name="a" value="x" aria-labelledby="first  second"></form>`;
    expect(composeText(document.forms[0] as HTMLFormElement)).toContain(expected);
  });

  it.each([
    ['without a name', '<label>A <input value="x"></label>'],
    ['that is hidden', '<input type="hidden" name="a" value="x">'],
    ['that is disabled', '<label>A <input name="a" value="x" disabled></label>'],
    ['that is empty', '<label>A <input name="a"></label>'],
    ['for files', '<label>A <input name="a" type="file"></label>'],
    ['that is a checkbox without a tick', '<label><input type="checkbox" name="a">Call me</label>'],
    [
      'that is a select without a choice',
      '<label>Topic <select name="a"><option value="">Choose…<option value="s">Sales</select></label>',
    ],
    [
      'that is a group of checkboxes without a tick',
      '<fieldset data-field="a"><legend>Days</legend>' +
        '<label><input type="checkbox" name="a" value="1">Monday</label></fieldset>',
    ],
    [
      'that is a radio group without a choice',
      '<fieldset><legend>Urgency</legend><label><input type="radio" name="a" value="l">Low</label></fieldset>',
    ],
  ])('contains no control %s', (_, html) => {
    expect(textOf(html)).toBe('');
  });
});

it('contains controls that are named by aria-labelledby or aria-label', () => {
  const form = formWith(
    '<b id="name-label">Name</b><input name="name" aria-labelledby="name-label" value="Ada">' +
      '<input name="phone" aria-label="Phone" value="123"><textarea name="message" aria-label="Message">Hello</textarea>',
  );
  expect(composeText(form)).toBe('Name: Ada\nPhone: 123\n\nHello');
});

it('a mail link changes with the form until it is released', () => {
  const form = formWith('<label>Message <textarea name="message">one</textarea></label>');
  const link = document.createElement('a');
  const release = keepMailLink(link, form, () => ({ fallback: { email: 'a@example.com' }, messages: en }));
  const field = form.elements[0] as HTMLTextAreaElement;
  const bodyAfter = (text: string, type: string) => {
    field.value = text;
    field.dispatchEvent(new Event(type, { bubbles: true }));
    return new URL(link.href).searchParams.get('body');
  };
  expect(new URL(link.href).searchParams.get('body')).toBe('one');
  for (const type of ['input', 'change', 'pointerdown', 'focusin', 'click'])
    expect(bodyAfter(type, type)).toBe(type);
  release();
  expect(bodyAfter('two', 'input')).toBe('click');
});

it.each([
  ['message', '<input name="name" value="Ada"><textarea name="message">Hello</textarea>'],
  ['phone', '<input name="phone" value="555"><input name="name" value="Ada">'],
  ['notes', '<label>Notes <textarea name="notes">one</textarea></label><input name="name" value="Ada">'],
])('a copy that the browser refuses selects the text of %s', async (name, html) => {
  const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const { clipboard } = navigator;
  const setClipboard = (value: unknown) =>
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  setClipboard({ writeText });
  onTestFinished(() => void setClipboard(clipboard));
  const form = formWith(html);
  expect(await copyText(form)).toBe(false);
  expect(document.activeElement).toHaveAttribute('name', name);
  const { selectionStart, selectionEnd, value } = document.activeElement as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

it('reports the exception of a control in a form with a mail link, and does not throw', async () => {
  const uncaught = collectUncaught();
  const form = document.createElement('form');
  const control = document.createElement('input');
  Object.defineProperty(control, 'value', {
    get() {
      throw new Error('host');
    },
  });
  // A control with this name shadows the form's method.
  const shadowing = Object.assign(document.createElement('input'), { name: 'addEventListener' });
  form.append(control, shadowing);
  const link = document.createElement('a');
  const stop = keepMailLink(link, form, () => ({
    fallback: { email: 'a@example.com', subject: '' },
    messages: en,
  }));
  stop();
  await vi.waitFor(() => expect(uncaught).toEqual([new Error('host')]));
});
