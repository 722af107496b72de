import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { texts } from './contactForm.js';
import { createRhfForm } from './rhfFields.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, texts.nameRequired)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: texts.emailRequired, abort: true }),
      z.email(texts.emailInvalid),
    ),
  message: z.string().check(z.trim(), z.minLength(1, texts.messageRequired)),
});

export default createRhfForm(zodResolver(schema));
