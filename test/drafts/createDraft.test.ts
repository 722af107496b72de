import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmissionError } from '../../src/client/SubmissionError.js';
import { createDraft, type Draft, type TextField, type DraftOffer } from '../../src/drafts/createDraft.js';
import type { DraftStore, StoredDraft } from '../../src/drafts/draftStore.js';
import type { Submission } from '../../src/form/store.js';
import { values as payload } from '../support/values.js';

const SAVE_DELAY_MS = 300;

/** A field as an uncontrolled control behaves. */
interface FakeField extends TextField {
  text: string;
  isFocused: boolean;
  type: (draft: Draft, text: string) => void;
}

function fakeField(name: string, initial = ''): FakeField {
  const field: FakeField = {
    name,
    text: initial,
    isFocused: false,
    get isEdited() {
      return field.text !== initial;
    },
    get isFree() {
      return !field.isEdited && !field.isFocused;
    },
    write: (text) => (field.text = text),
    revert: () => (field.text = initial),
    type(draft, text) {
      field.text = text;
      draft.onEdit(field);
    },
  };
  return field;
}

function fakeStore(values?: StoredDraft['values'], isUnconfirmed = false) {
  let draft: StoredDraft | undefined = values && { values, isUnconfirmed };
  let isCurrent = true;
  const store: DraftStore = {
    read: () => draft,
    write: vi.fn((next: StoredDraft) => (draft = next)),
    remove: vi.fn(() => (draft = undefined)),
    isCurrent: () => isCurrent,
  };
  return {
    ...store,
    stored: () => draft,
    replace: () => {
      isCurrent = false;
    },
  };
}

function setUp(store: ReturnType<typeof fakeStore>, ...initialFields: FakeField[]) {
  let fields = initialFields;
  let submission: Submission = { status: 'idle' };
  let offer: DraftOffer | undefined;
  const draft: Draft = createDraft(store, {
    getFields: () => fields,
    canWrite: () => true,
    getSubmission: () => submission,
    setOffer: (next) => (offer = next),
  });
  function presetState(next: Submission): void {
    submission = next;
  }

  return {
    draft,
    offer: () => offer,
    setFields: (...next: FakeField[]) => (fields = next),
    /** Changes the state as before drafts loaded. */
    presetState,
    setState: (next: Submission) => {
      presetState(next);
      draft.onStateChange();
    },
    lock: () => presetState({ status: 'pending' }),
  };
}

const failure = (code: 'notSent' | 'unconfirmed') =>
  ({ status: 'error', error: new SubmissionError(code) }) as const;
const saveDelay = () => vi.advanceTimersByTime(SAVE_DELAY_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  it('stores nothing if the text was sent before drafts loaded', () => {
    const [store, message] = [fakeStore({ message: 'of yesterday' }), fakeField('message')];
    const { draft, presetState } = setUp(store, message);
    message.text = 'Sent';
    presetState({ status: 'success', payload });
    draft.mount();
    saveDelay();
    expect(store.stored()).toBeUndefined();
    expect(message.text).toBe('Sent');
  });

  it('waits until the visitor pauses', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    const { draft } = setUp(store, message);
    draft.mount();
    message.type(draft, 'H');
    vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
    message.type(draft, 'Hi');
    vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
    expect(store.stored()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(store.stored()).toEqual({ values: { message: 'Hi' }, isUnconfirmed: false });
  });

  it('happens at once on flush and on unmount', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    const { draft } = setUp(store, message);
    draft.mount();
    message.type(draft, 'Hello');
    draft.flush();
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
    message.type(draft, 'Hello again');
    draft.unmount();
    expect(store.stored()?.values).toEqual({ message: 'Hello again' });
  });

  it('does not happen on flush if nothing has changed', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    const { draft } = setUp(store, message);
    draft.mount();
    message.text = 'Written by a script';
    draft.flush();
    expect(store.write).not.toHaveBeenCalled();
  });

  it('includes text that was written before it started', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    message.text = 'Early';
    setUp(store, message).draft.mount();
    expect(store.stored()?.values).toEqual({ message: 'Early' });
  });

  it('excludes default values', () => {
    const [store, name, message] = [fakeStore(), fakeField('name', 'Ada'), fakeField('message')];
    const { draft } = setUp(store, name, message);
    draft.mount();
    message.type(draft, 'Hello');
    saveDelay();
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
  });

  it('removes a text that the visitor has taken back, and then the draft', () => {
    const [store, name, message] = [fakeStore(), fakeField('name'), fakeField('message')];
    const { draft } = setUp(store, name, message);
    draft.mount();
    name.type(draft, 'Ada');
    message.type(draft, 'Hello');
    saveDelay();
    name.type(draft, '');
    saveDelay();
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
    message.type(draft, '');
    saveDelay();
    expect(store.stored()).toBeUndefined();
  });

  it.each(['details', '__proto__'])('keeps the text of %s, which is not in the form', (name) => {
    const [store, field] = [fakeStore({ [name]: 'Long' }), fakeField('name')];
    const { draft, offer } = setUp(store, field);
    draft.mount();
    field.type(draft, 'Ada');
    saveDelay();
    expect(Object.entries(store.stored()?.values ?? {})).toEqual([
      [name, 'Long'],
      ['name', 'Ada'],
    ]);
    expect(offer()).toBeUndefined();
  });
});

describe('restoring', () => {
  it('writes the draft into free fields and offers a decision', () => {
    const [store, name, message] = [
      fakeStore({ name: 'Grace', message: 'Hello' }),
      fakeField('name', 'Ada'),
      fakeField('message'),
    ];
    const { draft, offer } = setUp(store, name, message);
    draft.mount();
    expect([name.text, message.text]).toEqual(['Grace', 'Hello']);
    expect(offer()).toMatchObject({ isUnconfirmed: false });
  });

  it('offers nothing without a draft', () => {
    const { draft, offer } = setUp(fakeStore(), fakeField('message'));
    draft.mount();
    expect(offer()).toBeUndefined();
  });

  it('does not replace text of the visitor, which becomes the draft', () => {
    const [store, message] = [fakeStore({ message: 'Old' }), fakeField('message')];
    message.text = 'New';
    const { draft, offer } = setUp(store, message);
    draft.mount();
    expect(message.text).toBe('New');
    expect(offer()).toBeUndefined();
    expect(store.stored()?.values).toEqual({ message: 'New' });
  });

  it('leaves the stored text as it is while a field is being typed in', () => {
    const [store, message] = [fakeStore({ message: 'Old' }), fakeField('message', 'N')];
    message.isFocused = true;
    const { draft } = setUp(store, message);
    draft.mount();
    expect(message.text).toBe('N');
    expect(store.stored()?.values).toEqual({ message: 'Old' });
    message.type(draft, 'New');
    saveDelay();
    expect(store.stored()?.values).toEqual({ message: 'New' });
  });

  it('offers a decision about text that the browser has restored', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    message.text = 'Hello';
    const write = vi.spyOn(message, 'write');
    const { draft, offer } = setUp(store, message);
    draft.mount();
    expect(write).not.toHaveBeenCalled();
    offer()?.discard();
    expect(message.text).toBe('');
  });

  it('keeps the text that your app makes of it in a controlled field', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    message.write = (text) => {
      setTimeout(() => (message.text = text.toUpperCase()));
    };
    const { draft } = setUp(store, message);
    draft.mount();
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
    saveDelay();
    expect(store.stored()?.values).toEqual({ message: 'HELLO' });
  });

  it('offers nothing if the draft equals the default value, and keeps the draft', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message', 'Hello')];
    const { draft, offer } = setUp(store, message);
    draft.mount();
    expect(offer()).toBeUndefined();
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
  });

  it('restores a field that appears later', () => {
    const [store, name, details] = [fakeStore({ details: 'Long' }), fakeField('name'), fakeField('details')];
    const { draft, offer, setFields } = setUp(store, name);
    draft.mount();
    setFields(name, details);
    draft.updateSoon();
    saveDelay();
    expect(details.text).toBe('Long');
    expect(offer()).toBeDefined();
  });

  it('restores a field only once', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    const { draft } = setUp(store, message);
    draft.mount();
    message.type(draft, '');
    saveDelay();
    expect(message.text).toBe('');
    expect(store.stored()).toBeUndefined();
  });

  it('waits for the end of a pending submission', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    const { draft, offer, lock, setState } = setUp(store, message);
    lock();
    draft.mount();
    expect(message.text).toBe('');
    setState(failure('notSent'));
    expect(message.text).toBe('Hello');
    expect(offer()).toBeDefined();
  });

  it('offers nothing over text that was written before drafts loaded during a submission', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    message.text = 'Hello';
    const { draft, offer, presetState, setState } = setUp(store, message);
    presetState({ status: 'pending' });
    draft.mount();
    setState(failure('notSent'));
    expect(offer()).toBeUndefined();
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
  });
});

describe('the decision', () => {
  function restored() {
    const [store, name, message] = [
      fakeStore({ name: 'Grace', message: 'Hello', details: 'Long' }),
      fakeField('name', 'Ada'),
      fakeField('message'),
    ];
    const form = setUp(store, name, message);
    form.draft.mount();
    return { store, name, message, ...form };
  }

  it('to keep hides the notice and changes no text', () => {
    const { store, name, message, offer } = restored();
    offer()?.keep();
    expect(offer()).toBeUndefined();
    expect([name.text, message.text]).toEqual(['Grace', 'Hello']);
    expect(store.stored()?.values).toEqual({ name: 'Grace', message: 'Hello', details: 'Long' });
  });

  it('to discard restores the default values and deletes the whole draft', () => {
    const { store, name, message, offer } = restored();
    offer()?.discard();
    expect(offer()).toBeUndefined();
    expect([name.text, message.text]).toEqual(['Ada', '']);
    saveDelay();
    expect(store.stored()).toBeUndefined();
  });

  it('to discard leaves text that the visitor has changed since, and keeps it', () => {
    const { store, draft, name, message, offer } = restored();
    message.type(draft, 'Hello there');
    offer()?.discard();
    expect([name.text, message.text]).toEqual(['Ada', 'Hello there']);
    saveDelay();
    expect(store.stored()?.values).toEqual({ message: 'Hello there' });
  });

  it('to discard leaves text that was written since in a field without a draft, and keeps it', () => {
    const [store, name, message] = [fakeStore({ name: 'Grace' }), fakeField('name'), fakeField('message')];
    const { draft, offer } = setUp(store, name, message);
    draft.mount();
    message.type(draft, 'Hello');
    saveDelay();
    offer()?.discard();
    expect(store.stored()).toBeUndefined();
    saveDelay();
    expect(message.text).toBe('Hello');
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
  });

  it('is made by emptying every field', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    const { draft, offer } = setUp(store, message);
    draft.mount();
    message.type(draft, '');
    saveDelay();
    expect(offer()).toBeUndefined();
  });

  it('is made by a reset, which deletes the draft', () => {
    const { store, draft, name, message, offer } = restored();
    name.revert();
    message.revert();
    draft.onReset();
    expect(offer()).toBeUndefined();
    expect(store.stored()).toBeUndefined();
  });

  it.each(['success', 'error'] as const)('is no longer offered after the outcome "%s"', (status) => {
    const { offer, setState } = restored();
    setState({ status: 'pending' });
    expect(offer()).toBeDefined();
    setState(status === 'success' ? { status, payload } : failure('notSent'));
    expect(offer()).toBeUndefined();
  });

  it('is still offered when other state changes', () => {
    const { offer, setState } = restored();
    setState({ status: 'idle' });
    expect(offer()).toBeDefined();
  });

  it('is still offered when other state changes after a failure', () => {
    const { draft, name, offer, setState, setFields } = restored();
    const details = fakeField('details');
    setState({ status: 'pending' });
    setState(failure('notSent'));
    setFields(name, details);
    draft.updateSoon();
    saveDelay();
    draft.onStateChange();
    expect(offer()).toBeDefined();
  });

  it('is still offered when other state changes after a failure before drafts loaded', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    const { draft, offer, presetState } = setUp(store, message);
    presetState(failure('notSent'));
    draft.mount();
    draft.onStateChange();
    expect(offer()).toBeDefined();
  });
});

describe('a submission', () => {
  function written(store = fakeStore()) {
    const message = fakeField('message');
    const form = setUp(store, message);
    form.draft.mount();
    message.type(form.draft, 'Hello');
    saveDelay();
    return { store, message, ...form };
  }

  it('makes the draft unconfirmed while it is being sent, not while it is validated or waits for a challenge', () => {
    const { store, setState } = written();
    setState({ status: 'pending' });
    expect(store.stored()).toEqual({ values: { message: 'Hello' }, isUnconfirmed: false });
    setState({ status: 'pending', isSending: true });
    expect(store.stored()).toEqual({ values: { message: 'Hello' }, isUnconfirmed: true });
    setState(failure('notSent'));
    expect(store.stored()?.isUnconfirmed).toBe(false);
  });

  it('deletes the draft when it succeeds', () => {
    const { store, setState } = written();
    setState({ status: 'pending' });
    setState({ status: 'success', payload });
    expect(store.stored()).toBeUndefined();
  });

  it('leaves the draft unconfirmed when its outcome is, also after later edits', () => {
    const { store, draft, message, setState } = written();
    setState({ status: 'pending' });
    setState(failure('unconfirmed'));
    setState({ status: 'idle' });
    message.type(draft, 'Hello?');
    saveDelay();
    expect(store.stored()).toEqual({ values: { message: 'Hello?' }, isUnconfirmed: true });
  });

  it('that was unconfirmed before drafts loaded counts', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    message.text = 'Hello';
    const state = failure('unconfirmed');
    const draft = createDraft(store, {
      getFields: () => [message],
      canWrite: () => true,
      getSubmission: () => state,
      setOffer: () => undefined,
    });
    draft.mount();
    expect(store.stored()?.isUnconfirmed).toBe(true);
  });

  it('restores an unconfirmed draft as such, until it is discarded', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }, true), fakeField('message')];
    const { draft, offer } = setUp(store, message);
    draft.mount();
    expect(offer()).toMatchObject({ isUnconfirmed: true });
    offer()?.discard();
    message.type(draft, 'New');
    saveDelay();
    expect(store.stored()).toEqual({ values: { message: 'New' }, isUnconfirmed: false });
  });

  it.each(['success', 'error'] as const)(
    'that ends with "%s" after the unmount decides about the draft',
    (status) => {
      const { store, draft, setState } = written();
      setState({ status: 'pending' });
      draft.unmount();
      setState(status === 'success' ? { status, payload } : failure('notSent'));
      const expected =
        status === 'success' ? undefined : { values: { message: 'Hello' }, isUnconfirmed: false };
      expect(store.stored()).toEqual(expected);
    },
  );

  it.each(['success', 'error'] as const)(
    'that ends with "%s" after the unmount leaves the draft of another form alone',
    (status) => {
      const { store, draft, setState } = written();
      setState({ status: 'pending' });
      draft.unmount();
      const before = store.stored();
      store.replace();
      setState(status === 'success' ? { status, payload } : failure('notSent'));
      expect(store.stored()).toBe(before);
    },
  );
});

describe('a form that is hidden and shown again', () => {
  it('restores a new field only when it is shown', () => {
    const [store, name, details] = [fakeStore({ details: 'Long' }), fakeField('name'), fakeField('details')];
    const { draft, offer, setState, setFields } = setUp(store, name);
    draft.mount();
    setState({ status: 'pending' });
    draft.unmount();
    setFields(name, details);
    setState(failure('notSent'));
    expect(details.text).toBe('');
    expect(offer()).toBeUndefined();
    draft.mount();
    expect(details.text).toBe('Long');
    expect(offer()).toBeDefined();
  });

  it('offers nothing over text that never left it', () => {
    const [store, message] = [fakeStore(), fakeField('message')];
    const { draft, offer } = setUp(store, message);
    draft.mount();
    message.type(draft, 'Hello');
    draft.unmount();
    draft.mount();
    expect(offer()).toBeUndefined();
    expect(message.text).toBe('Hello');
    expect(store.stored()?.values).toEqual({ message: 'Hello' });
  });

  it('offers a decision again that the visitor has not made', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    const { draft, offer } = setUp(store, message);
    draft.mount();
    draft.unmount();
    expect(offer()).toBeUndefined();
    draft.mount();
    offer()?.discard();
    expect(message.text).toBe('');
  });

  it('does not offer a decision again that the visitor has made', () => {
    const [store, message] = [fakeStore({ message: 'Hello' }), fakeField('message')];
    const { draft, offer } = setUp(store, message);
    draft.mount();
    offer()?.keep();
    draft.unmount();
    draft.mount();
    expect(offer()).toBeUndefined();
    expect(message.text).toBe('Hello');
  });
});
