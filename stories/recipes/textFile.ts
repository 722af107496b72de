import { contactText } from '../../src/schema/index.js';

const MAX_BYTES = 100_000;
/** Stands for bytes that are not text, and for a file that was not read. */
const NOT_TEXT = '\uFFFD';

export const textFile = contactText({
  maxLength: MAX_BYTES,
  required: false,
  validate: (text) => text.includes(NOT_TEXT) && 'fileInvalid',
});

/** Sets the text of the chosen file. Until the file has been read, it sets text that the schema rejects. */
export async function readTextFile(input: HTMLInputElement, setText: (text: string) => void): Promise<void> {
  const [file] = input.files ?? [];
  setText(file ? NOT_TEXT : '');
  if (!file || file.size > MAX_BYTES) return;
  const text = await file.text();
  // The visitor might have chosen another file in the meantime.
  if (input.files?.[0] === file) setText(text);
}
