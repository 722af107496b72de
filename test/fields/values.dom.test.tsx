import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readControls } from '../../src/fields/controls.js';
import { readFields } from '../../src/fields/values.js';

const readValues = (form: HTMLFormElement) => readFields(form).values;

it('reads the value of every kind of control, and skips disabled, unnamed and file controls and buttons', () => {
  const { container } = render(
    <form>
      <input name="text" defaultValue=" a " />
      <textarea name="long" defaultValue={'a\nb'} />
      <input type="checkbox" name="yes" defaultChecked />
      <input type="checkbox" name="no" />
      <input type="radio" name="size" value="s" />
      <input type="radio" name="size" value="m" defaultChecked />
      <input type="radio" name="none" value="x" />
      <select name="topic" defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
      <select name="topics" multiple defaultValue={['a', 'c']}>
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input defaultValue="nameless" />
      <input name="off" defaultValue="x" disabled />
      <fieldset disabled>
        <input name="alsoOff" defaultValue="x" />
      </fieldset>
      <input type="file" name="file" />
      <button name="button" value="x">
        b
      </button>
      <input type="submit" name="commit" value="Send" />
      <input type="button" name="help" value="Help" />
      <input type="reset" name="clear" value="Clear" />
      <input type="image" name="picture" alt="Send" />
      <input name="" defaultValue="nameless too" />
    </form>,
  );
  expect(readValues(container.querySelector('form') as HTMLFormElement)).toEqual({
    text: ' a ',
    long: 'a\nb',
    yes: true,
    no: false,
    size: 'm',
    topic: 'b',
    topics: ['a', 'c'],
  });
});

it.each([
  ['after', ['own', 'other']],
  ['before', ['other', 'own']],
])('prefers the form’s field to a hidden or foreign control of its name %s it', (_, order) => {
  for (const other of [
    <input key="other" type="hidden" name="message" defaultValue="extension" />,
    <input key="other" name="message" defaultValue="extension" />,
  ]) {
    const own = <textarea key="own" name="message" data-field="message" defaultValue="visitor" />;
    const { container } = render(<form>{order.map((control) => (control === 'own' ? own : other))}</form>);
    expect(readValues(container.querySelector('form') as HTMLFormElement)).toEqual({ message: 'visitor' });
  }
});

describe('a group of checkboxes, a fieldset with the name of its field', () => {
  const valuesOf = (html: string) => {
    const form = document.createElement('form');
    form.innerHTML = html;
    return readValues(form);
  };

  it.each<[string, string, unknown]>([
    [
      'with ticks',
      '<input type="checkbox" name="a" value="1" checked><input type="checkbox" name="a" value="2">',
      ['1'],
    ],
    [
      'without a tick',
      '<input type="checkbox" name="a" value="1"><input type="checkbox" name="a" value="2">',
      [],
    ],
    ['with one checkbox', '<input type="checkbox" name="a" value="1" checked>', ['1']],
    [
      'with a disabled checkbox',
      '<input type="checkbox" name="a" value="1" checked disabled><input type="checkbox" name="a" value="2" checked>',
      ['2'],
    ],
    [
      'inside another fieldset',
      '<fieldset><input type="checkbox" name="a" value="1" checked></fieldset><input type="checkbox" name="a" value="2" checked>',
      ['1', '2'],
    ],
    [
      'next to checkboxes without a name',
      '<input type="checkbox" value="all" checked><input type="checkbox" name="a" value="1" checked>',
      ['1'],
    ],
  ])('is an array: %s', (_, inputs, value) => {
    expect(valuesOf(`<fieldset data-field="a">${inputs}</fieldset>`)).toEqual({ a: value });
  });

  it('does not make an array of a checkbox with another name in it, nor of a checkbox in another fieldset', () => {
    expect(
      valuesOf(
        '<fieldset data-field="a"><input type="checkbox" name="b" value="1" checked></fieldset>' +
          '<fieldset><input type="checkbox" name="c" value="1" checked></fieldset>',
      ),
    ).toEqual({ b: true, c: true });
  });

  it('is preferred to a foreign control with its name', () => {
    expect(
      valuesOf(
        '<input name="a" value="extension">' +
          '<fieldset data-field="a"><input type="checkbox" name="a" value="1" checked></fieldset>',
      ),
    ).toEqual({ a: ['1'] });
  });
});

it('reads a checkbox, not the hidden input with the same name that some frameworks add', () => {
  const { container } = render(
    <form>
      <input type="hidden" name="copy" value="0" />
      <input type="checkbox" name="copy" value="1" />
    </form>,
  );
  expect(readValues(container.querySelector('form') as HTMLFormElement)).toEqual({ copy: false });
});

it('reads the value and the rules of a field that has unmounted since its controls were read', () => {
  const { container } = render(
    <form>
      <input name="kept" data-field="kept" />
      <fieldset data-field="days">
        <input type="checkbox" name="days" value="mon" defaultChecked required />
      </fieldset>
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const controls = readControls(form);
  container.querySelector('fieldset')?.remove();
  const { values, rules } = readFields(form, controls);
  expect(values).toEqual({ kept: '', days: ['mon'] });
  expect(rules?.['days']).toMatchObject({ type: 'list', required: true });
});
