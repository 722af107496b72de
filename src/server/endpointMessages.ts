import en from '../locales/en.js';
import { loadMessages } from '../messages/loadMessages.js';
import { mergeMessages } from '../messages/mergeMessages.js';
import type { CustomMessages } from '../messages/Messages.js';
import { callAndLog } from './acceptSubmission.js';
import type { ContactEndpointOptions } from './endpointOptions.js';
import { fieldLabels } from './formFields.js';

/**
 * The messages of an endpoint in a language: those of the catalog, the app's own, and the labels of `fields`. If the catalog
 * does not load, they are in English, because the visitor or the receiver must still get the text.
 */
export async function endpointMessages(
  { messages, fields }: Pick<ContactEndpointOptions, 'messages' | 'fields'>,
  tag: string,
): Promise<CustomMessages> {
  const catalog = isCatalog(messages)
    ? messages
    : mergeMessages(
        (await callAndLog('loadMessages', () => loadMessages(tag))) ?? en,
        tag,
        messages ? [messages] : [],
      );
  return { ...catalog, labels: { ...catalog.labels, ...fieldLabels(fields) } };
}

/** Whether the messages are a complete catalog, which determines the language. */
export function isCatalog(messages: ContactEndpointOptions['messages']): messages is CustomMessages {
  return messages?.lang !== undefined;
}

/** The label of a field, otherwise its name. */
export function fieldLabel(name: string, { labels }: CustomMessages): string {
  return labels[name] ?? name;
}

/** The label of a choice, otherwise its value. */
export function choiceLabel(name: string, choice: string, { labels }: CustomMessages): string {
  return labels[`${name}.${choice}`] ?? choice;
}
