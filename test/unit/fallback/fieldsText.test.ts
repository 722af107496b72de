import { describe, expect, it } from 'vitest';
import { fieldsText } from '../../../src/fallback/mail.js';

const name = { name: 'name', label: 'Name', text: 'Ada' };
const message = { name: 'message', label: 'Message', text: 'Hello\n\nAda' };

describe('the fields as text', () => {
  it('have one line each, with the label, and the message is last', () => {
    const topic = { name: 'topic', label: 'Topic', text: 'Sales' };
    expect(fieldsText([name, message, topic])).toBe('Name: Ada\nTopic: Sales\n\nHello\n\nAda');
  });

  it('contain no field that is empty', () => {
    expect(fieldsText([{ ...name, text: '' }, message])).toBe('Hello\n\nAda');
    expect(fieldsText([name, { ...message, text: '' }])).toBe('Name: Ada');
    expect(fieldsText([])).toBe('');
  });
});
