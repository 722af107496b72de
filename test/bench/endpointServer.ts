// Serves one of the endpoints of `endpoint.ts`, in a process of its own.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { createContactEndpoint, type ContactSubmission } from 'react-contact-kit/server';
import { toFile } from 'react-contact-kit/server/file';
import * as z from 'zod';
import { FORM_ID } from './contestants/contactForm.js';

const ORIGIN = 'https://www.example.com';

type Deliver = (submission: ContactSubmission) => Promise<void>;
type Fetch = (request: Request) => Response | Promise<Response>;

const endpoints: Record<string, (deliver: Deliver) => Fetch> = {
  kit: (deliver) =>
    createContactEndpoint({ deliver, forms: FORM_ID, allowedOrigins: ORIGIN, limit: () => undefined }),
  hono: byHand,
};

/** The same endpoint, written with Hono and zod: the same limits and answers, without the kit's normalization of texts. */
function byHand(deliver: Deliver): Fetch {
  const schema = z.strictObject({
    locale: z.string().regex(/^[a-z]{2,3}$/i),
    payload: z.strictObject({
      name: z.string().trim().min(1).max(200),
      email: z.string().trim().max(254).pipe(z.email()),
      message: z.string().trim().min(1).max(10_000),
    }),
    evidence: z
      .object({ isTrapFilled: z.boolean().optional(), secondsToSubmit: z.number().optional() })
      .default({}),
  });
  const app = new Hono();
  app.use(cors({ origin: ORIGIN, allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 86_400 }));
  app.post(
    '/v1/public/contact/forms/:formId/submissions',
    bodyLimit({ maxSize: 256 * 1024 }),
    async (context) => {
      const formId = context.req.param('formId');
      if (formId !== FORM_ID) throw new HTTPException(404, { message: 'There is no such form.' });
      const origin = context.req.header('Origin');
      if (origin !== undefined && origin !== ORIGIN)
        throw new HTTPException(403, { message: 'Unknown origin.' });
      if (!/^application\/json\b/i.test(context.req.header('Content-Type') ?? '')) {
        throw new HTTPException(415, { message: 'The Content-Type must be application/json.' });
      }
      let body: unknown;
      try {
        body = await context.req.json();
      } catch {
        throw new HTTPException(400, { message: 'The body is not JSON.' });
      }
      const parsed = schema.safeParse(body);
      if (!parsed.success) {
        const errors = parsed.error.issues.map(({ path, message }) => ({ path, message }));
        return context.json({ errors }, 422);
      }
      const id = crypto.randomUUID();
      await deliver({
        id,
        formId,
        ...parsed.data,
        receivedAt: new Date().toISOString(),
      });
      return context.json({ id }, 201);
    },
  );
  return app.fetch;
}

const [, , name = '', path = ''] = process.argv;
const create = endpoints[name];
if (!create) throw new Error(`Unknown endpoint ${name}.`);
serve({ fetch: create(toFile(path)), port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
// Microseconds of all threads.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
