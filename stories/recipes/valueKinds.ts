import { contactSchema, contactText } from '../../src/schema/index.js';
import * as z from 'zod';

const digits = z.string().regex(/^\d+$/).pipe(z.coerce.number());

export const schema = contactSchema.extend({
  reference: contactText({ maxLength: 40 }),
  company: contactText({ maxLength: 100, required: false }),
  homepage: z.url().optional(),
  seats: digits,
  budget: digits.optional(),
  day: z.iso.date(),
  deadline: z.iso.date().optional(),
  consent: z.literal(true),
  newsletter: z.boolean(),
  topic: z.enum(['sales', 'support']),
  source: z.enum(['search', 'friend']).optional(),
  days: z.array(z.enum(['mon', 'fri'])).min(1),
  extras: z.array(z.enum(['demo', 'quote'])),
});
