import * as z from 'zod';
import { texts } from './contactForm.js';

/** The schema of forms with zod. */
export const schema = z.object({
  name: z.string({ error: texts.nameRequired }).trim().min(1, texts.nameRequired),
  email: z
    .string({ error: texts.emailRequired })
    .trim()
    .min(1, { error: texts.emailRequired, abort: true })
    .pipe(z.email(texts.emailInvalid)),
  message: z.string({ error: texts.messageRequired }).trim().min(1, texts.messageRequired),
});
