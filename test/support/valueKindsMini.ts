import { contactSchema, contactText } from '../../src/schema/index.js';
import * as z from 'zod/mini';

const digits = z.pipe(z.string().check(z.regex(/^\d+$/)), z.coerce.number());

export const schema = contactSchema.extend({
  reference: contactText({ maxLength: 40 }),
  company: contactText({ maxLength: 100, required: false }),
  homepage: z.optional(z.url()),
  seats: digits,
  budget: z.optional(digits),
  day: z.iso.date(),
  deadline: z.optional(z.iso.date()),
  consent: z.literal(true),
  newsletter: z.boolean(),
  topic: z.enum(['sales', 'support']),
  source: z.optional(z.enum(['search', 'friend'])),
  days: z.array(z.enum(['mon', 'fri'])).check(z.minLength(1)),
  extras: z.array(z.enum(['demo', 'quote'])),
});
