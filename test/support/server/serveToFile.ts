// A program that serves an endpoint which delivers into a file, and prints its origin.
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createContactEndpoint } from '../../../src/server/createContactEndpoint.js';
import { toFile } from '../../../src/server/file.js';
import { serve } from '../serve.js';

const [, , path = ''] = process.argv;
const contact = createContactEndpoint({
  deliver: toFile(path),
  forms: 'f_1',
  allowedOrigins: 'https://www.example.com',
  limit: () => undefined,
});
const { origin } = await serve(createRequestListener(contact));
console.info(origin);
