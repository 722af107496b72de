import { createRequestListener } from '@remix-run/node-fetch-server';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServer as createViteServer } from 'vite';
import type { PGlite } from '@electric-sql/pglite';
import type { ContactSubmission } from '../../../src/server/index.js';
import { openPage } from '../../support/browsers/openPage.js';
import { adapt, codeBlocks, codeOf, documentedEndpoint } from '../../support/codeBlocks.js';
import {
  bundleEndpoint,
  bundleExample,
  importExample,
  projectFolder,
  serveContact,
  serveExample,
} from '../../support/docs/serveExample.js';
import { fakeService } from '../../support/fakeService.js';
import { freePort } from '../../support/freePort.js';
import { startProgram } from '../../support/programs/startProgram.js';
import { listen } from '../../support/serve.js';
import { serveInTest } from '../../support/serveInTest.js';
import { headerOf, startInbox, type ReceivedMail } from '../../support/serveInbox.js';
import { submission as jsonPost, submissionsPath } from '../../support/submission.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

/*
 * Where the answers come from, read on 2026-11-25:
 *
 * Resend: `Idempotency-Key` is in https://resend.com/docs/dashboard/emails/idempotency-keys. The statuses and the members
 * of an error (`statusCode`, `name`, `message`) are in https://resend.com/docs/api-reference/errors, and in the types of
 * Resend's Rust client (https://docs.rs/crate/resend-rs). An accepted email has an `id`.
 *
 * Slack: every error and its status is in
 * https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks. The answer "ok" and the three
 * characters to escape are assumed from Slack's guides to webhooks and to formatting, which could not be read.
 *
 * Discord: `payload_json`, `files[n]`, `allowed_mentions` and the 2,000 characters are in
 * https://docs.discord.com/developers/resources/webhook#execute-webhook. The statuses of its errors are assumed.
 *
 * Apps Script, read on 2026-11-27: `doPost`, `postData.contents` and `createTextOutput` are in
 * https://developers.google.com/apps-script/guides/content and .../guides/web. A recorded 302 to the output is in
 * https://dev.to/codemee/apps-script-web-apps-hui-ying-wen-zi-nei-rong-de-zhuan-zhi-wen-ti-1056. The page after an error, and
 * the apostrophe that makes a cell a text, are assumed.
 */

const PAGE = 'stories/docs/receive-messages.md';
const SPAM = 'stories/docs/spam.md';
const PRODUCTION = 'stories/docs/production.md';
const GUIDE = 'stories/docs/quick-start.md';
const TUTORIAL = 'stories/docs/tutorial.md';
const TROUBLESHOOTING = 'stories/docs/troubleshooting.md';
const RECIPES = 'stories/docs/recipes.md';
const WITHOUT_JAVASCRIPT = 'stories/docs/progressive-enhancement.md';
const examples = [PAGE, RECIPES, SPAM, GUIDE].flatMap(codeBlocks);
/** The file of the page, or of a recipe. */
const code = (name: string) => {
  const block = examples.find(({ file }) => file === name);
  if (!block) throw new Error(`No page has a code block for ${name}`);
  return block.code;
};
/** The example of a section that has no file name. */
const unnamed = (page: string, section: string) =>
  codeBlocks(page).find((block) => block.section === section && block.language === 'ts' && !block.file)
    ?.code ?? '';
/** The text of the message of `submission`. */
const TEXT = `Name: ${values.name}\nEmail: ${values.email}\n\n${values.message}`;
const submission = (payload: object = values) => ({ locale: 'en', payload });
const FORM = submissionsPath('contact');
const NO_DELIVERY = { 'email.js': 'export const deliver = () => undefined;' };

type Deliver = (submission: ContactSubmission) => Promise<void>;

function stored(payload: ContactSubmission['payload']): ContactSubmission {
  const receivedAt = '2026-11-25T12:00:00.000Z';
  const { name, email, message } = payload;
  const text = `Name: ${name}\nEmail: ${email}\n\n${message}`;
  return { id: '0'.repeat(32), formId: 'contact', locale: 'en', payload, text, receivedAt };
}

function stubEnv(name: string, value: string) {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

function silenceErrors() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

/** The endpoint of the page, with the `deliver` of one of its files. */
function endpointWith(file: string, recipe = code(file)): Record<string, string> {
  return {
    'endpoint.js': adapt(documentedEndpoint(), './email.js', `./${file}`),
    'email.js': code('email.js'),
    [file]: recipe,
  };
}

const HTML = '<img src=x onerror=alert(1)>&amp;<b>"\'';
const HEADERS = [
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
];

/** Serves a mail server with these responses to a recipient and to the text. Without one, it ends the connection. */
async function serveMail(toRecipient: string, toText?: string): Promise<number> {
  const server = createServer((socket) => {
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let isText = false;
    reply('220 mail');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      if (!isText) {
        isText = text.startsWith('DATA');
        reply(isText ? '354 Go on' : text.startsWith('RCPT') ? toRecipient : '250 OK');
      } else if (text.endsWith('\r\n.\r\n')) {
        if (toText === undefined) socket.destroy();
        else reply(toText);
        isText = false;
      }
    });
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  return port;
}

function expectMail(mails: readonly ReceivedMail[], from: string): void {
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.recipients).toEqual(['hello@example.com']);
  expect(mail?.names).toEqual(HEADERS);
  expect(headerOf(mail, 'From')).toBe(from);
  expect(headerOf(mail, 'Reply-To')).toBe('Ada <ada@example.com>');
  expect(headerOf(mail, 'Subject')).toBe('Message from Ada');
  expect(headerOf(mail, 'Content-Type')).toMatch(/^text\/plain/);
  expect(mail?.text).toBe(TEXT);
}

describe('the smallest endpoint', () => {
  it('of the page sends an email whose reply goes to the visitor', async () => {
    const mails = await startInbox();
    const { post } = await serveExample(endpointWith('email.js'));
    const response = await post(submission());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[\da-f]{32}$/) as string });
    expectMail(mails, 'Website <website@example.com>');
  });

  it('of the server in the quick start sends an email, and serves the pages of the app', async () => {
    const mails = await startInbox();
    const folder = projectFolder();
    const port = await freePort();
    const server = codeOf(GUIDE, 'server.js');
    const dist = JSON.stringify(join(folder, 'dist'));
    writeFileSync(join(folder, 'server.js'), adapt(adapt(server, '3000', `${port}`), "'dist'", dist));
    writeFileSync(join(folder, 'email.js'), codeOf(GUIDE, 'email.js'));
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Contact</title>');
    const script = await bundleExample(folder, 'server.js');
    const child = startProgram(process.execPath, [script]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    const origin = output.toString().trim();
    expect(origin).toBe(`http://localhost:${port}`);
    expect(await (await fetch(origin)).text()).toContain('<title>Contact</title>');
    const answer = await fetch(origin + FORM, jsonPost());
    expect(answer.status).toBe(201);
    expectMail(mails, 'Website <website@example.com>');

    const startWith = (environment: Record<string, string>) =>
      promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...environment } });
    await expect(startWith({})).rejects.toThrow('EADDRINUSE');
    await expect(startWith({ SMTP_URL: '' })).rejects.toThrow('Set SMTP_URL');
  });

  it.each([
    ['another path', '/api/contact', {}, 404],
    ['a form that it does not have', submissionsPath('other'), {}, 404],
    ['a page of another site', FORM, { Origin: 'https://example.org' }, 403],
    ['another type', FORM, { 'Content-Type': 'text/plain' }, 415],
  ])('does not accept %s', async (_request, path, headers, status) => {
    const { origin } = await serveExample({ 'endpoint.js': documentedEndpoint(), ...NO_DELIVERY });
    expect((await fetch(origin + path, jsonPost(submission(), headers))).status).toBe(status);
  });

  it.each([
    [
      '/api/contact',
      'This is not the URL of a form. The endpoint accepts POST /v1/public/contact/forms/:formId/submissions, below any path.',
    ],
    [submissionsPath('other'), 'The endpoint has no form with this ID. Add it to `forms`.'],
  ])('explains the 404 at %s, as Troubleshooting describes', async (path, reason) => {
    const { origin } = await serveExample({ 'endpoint.js': documentedEndpoint(), ...NO_DELIVERY });
    const { detail } = (await (await fetch(origin + path, jsonPost())).json()) as { detail: string };
    expect(detail).toContain(reason);
    expect(readFileSync(TROUBLESHOOTING, 'utf8')).toContain(`**"${reason}"**`);
  });

  it('receives messages through the documented proxy', async () => {
    const files = { 'endpoint.js': documentedEndpoint(), ...NO_DELIVERY };
    const { origin } = await serveExample(files);
    const folder = projectFolder();
    const config = adapt(code('vite.config.ts'), 'http://localhost:3000', origin);
    const send = async (name: string, configuration: string) => {
      writeFileSync(join(folder, name), configuration);
      const vite = await createViteServer({
        root: folder,
        configFile: join(folder, name),
        logLevel: 'silent',
        server: { host: '127.0.0.1', port: await freePort(), ws: false },
      });
      onTestFinished(() => vite.close());
      await vite.listen();
      const [base = ''] = vite.resolvedUrls?.local ?? [];
      const url = new URL(FORM, base);
      // As a browser sends it from a page of the development server.
      return fetch(url, jsonPost(submission(), { Origin: url.origin, 'Sec-Fetch-Site': 'same-origin' }));
    };
    const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');
    const proxied = await send('vite.config.ts', config);
    expect(proxied.status).toBe(201);
    // Only the sandbox allows every origin.
    expect(allowed(proxied)).not.toBe('*');
    const plugin = "import { contactSandbox } from 'react-contact-kit/sandbox';\n";
    const both = plugin + adapt(config, '[react()]', '[react(), contactSandbox()]');
    const answer = await send('both.config.ts', both);
    expect([answer.status, allowed(answer)]).toEqual([201, '*']);
  });

  it('receives the message of the form in README', async () => {
    const mails = await startInbox();
    const { endpoint } = await importExample<{ endpoint: (request: Request) => Promise<Response> }>(
      endpointWith('email.js'),
    );
    const form = codeBlocks('README.md').find(({ language }) => language === 'tsx')?.code ?? '';
    const origin = await serveContact(form, createRequestListener(endpoint));
    const page = await openPage();
    await page.goto(origin);
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    expect(mails.map(({ text }) => text)).toEqual([TEXT]);
  });
});

const INJECTIONS = [
  'Ada\r\nBcc: eve@example.com',
  'Ada\nBcc: eve@example.com\n\n<b>text</b>',
  'Ada\r\n\r\n.\r\nMAIL FROM:<eve@example.com>',
  'Ada, eve@example.com',
  'Ada <eve@example.com>, x',
  '"Ada" <eve@example.com>',
  '=?utf-8?q?Ada=0D=0ABcc:_eve@example.com?=',
  'team: eve@example.com;',
  '\0\u2028Ada\u0085Bcc: eve@example.com',
  HTML,
  'Ä'.repeat(200),
];

it.each([
  ['was not reached', 425, freePort],
  ['has refused the recipient', 425, () => serveMail('550 No such mailbox')],
  ['has refused the text', 425, () => serveMail('250 OK', '554 Spam')],
  ['ends the connection after the text', 500, () => serveMail('250 OK')],
])('says whether the mail server can have the message: it %s', async (_, status, startServer) => {
  const logged = silenceErrors();
  stubEnv('SMTP_URL', `smtp://127.0.0.1:${await startServer()}`);
  const { post } = await serveExample(endpointWith('email.js'));
  expect((await post(submission())).status).toBe(status);
  expect(logged).toHaveBeenCalledOnce();
});

describe('a hostile visitor', () => {
  async function send(payload: ContactSubmission['payload'], files: Record<string, string>) {
    const mails = await startInbox();
    const { deliver } = await importExample<{ deliver: Deliver }>(files);
    // Without the endpoint, which does not accept a name with a line break.
    await deliver(stored(payload));
    return mails;
  }

  it.each(INJECTIONS)('cannot add a header or a recipient with the name %j', async (name) => {
    const [mail, ...others] = await send({ ...values, name }, { 'email.js': code('email.js') });
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['hello@example.com']);
    expect(mail?.names).toEqual(HEADERS);
    expect(headerOf(mail, 'To')).toBe('hello@example.com');
    // Outside quotes and encoded words, there is only one address.
    const replyTo = mail?.headers['Reply-To']?.replace(/^"(?:[^"\\]|\\.)*"/, '');
    expect(replyTo).toMatch(/^[^@,:;<>"]* <ada@example\.com>$/);
    expect(mail?.text).toContain(values.message);
  });

  it.each(INJECTIONS)('cannot add a header or a recipient with the address %j', async (email) => {
    const [mail] = await send({ ...values, email }, { 'email.js': code('email.js') });
    expect(mail?.recipients).toEqual(['hello@example.com']);
    const others = mail?.names.filter((header) => header !== 'Reply-To');
    expect(others).toEqual(HEADERS.filter((header) => header !== 'Reply-To'));
  });

  it('sends HTML as text', async () => {
    const payload = { name: HTML, email: values.email, message: HTML };
    const [mail] = await send(payload, { 'email.js': code('email.js') });
    expect(headerOf(mail, 'Content-Type')).toBe('text/plain; charset=utf-8');
    expect(mail?.text).toBe(`Name: ${HTML}\nEmail: ${values.email}\n\n${HTML}`);
  });

  it.each(INJECTIONS)('gets 422 or one reply address for the email address %j', async (email) => {
    const mails = await startInbox();
    const { post } = await serveExample(endpointWith('email.js'));
    const { status } = await post(submission({ ...values, email }));
    const replyTo = mails.map((mail) => headerOf(mail, 'Reply-To'));
    expect([status, replyTo]).toEqual(status === 422 ? [422, []] : [201, ['Ada <eve@example.com>']]);
  });
});

describe('the confirmation to the visitor', () => {
  it('contains nothing that the visitor entered', async () => {
    const mails = await startInbox();
    const { post } = await serveExample(endpointWith('confirmation.js'));
    expect((await post(submission())).status).toBe(201);
    expect(mails.map(({ recipients }) => recipients)).toEqual([['hello@example.com'], [values.email]]);
    const [, mail] = mails;
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-replied');
    expect(mail?.text).not.toContain(values.name);
    expect(mail?.text).not.toContain(values.message);
  });

  it('does not change the response if it fails', async () => {
    const logged = silenceErrors();
    const mails = await startInbox({ accepts: (address) => address === 'hello@example.com' });
    const { post } = await serveExample(endpointWith('confirmation.js'));
    expect((await post(submission())).status).toBe(201);
    expect(mails).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('the recipients by topic', () => {
  const email = adapt(code('email.js'), "'hello@example.com'", 'recipientOf(payload.topic)');
  const files = {
    'endpoint.js': documentedEndpoint(),
    'email.js': `import { recipientOf } from './recipients.js';\n${email}`,
    'recipients.js': code('recipients.js'),
  };

  it.each([
    ['sales', 'sales@example.com'],
    ['support', 'support@example.com'],
    ['gossip', 'hello@example.com'],
    ['eve@example.org', 'hello@example.com'],
    ['constructor', 'hello@example.com'],
    [['sales', 'eve@example.org'], 'hello@example.com'],
    [undefined, 'hello@example.com'],
  ])('send the topic %j to %s only', async (topic, recipient) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const mails = await startInbox();
    const { post } = await serveExample(files);
    expect((await post(submission({ ...values, topic }))).status).toBe(201);
    expect(mails.map(({ recipients }) => recipients)).toEqual([[recipient]]);
  });
});

it('the HTML email shows what the visitor entered, executes none of it, and has the text as its alternative', async () => {
  const mails = await startInbox();
  const email = adapt(code('email.js'), '    text,\n', '    text,\n    html: htmlOf(payload.name, text),\n');
  const { post } = await serveExample({
    'endpoint.js': documentedEndpoint(),
    'email.js': `import { htmlOf } from './html.js';\n${email}`,
    'html.js': code('html.js'),
  });
  expect((await post(submission({ ...values, name: HTML, message: `${HTML}\nSecond` }))).status).toBe(201);
  const [text, html] = mails[0]?.parts ?? [];
  expect(headerOf(mails[0], 'Content-Type')).toMatch(/^multipart\/alternative/);
  expect(text?.headers['Content-Type']).toMatch(/^text\/plain/);
  expect(text?.text).toBe(`Name: ${HTML}\nEmail: ${values.email}\n\n${HTML}\nSecond`);

  expect(html?.headers['Content-Type']).toMatch(/^text\/html/);
  const page = await openPage();
  await page.setContent(html?.text ?? '');
  expect(await page.locator('h1').innerText()).toBe(`Message from ${HTML}`);
  expect(await page.locator('p').innerText()).toBe(text?.text);
  expect(await page.locator('img, b').count()).toBe(0);
});

const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const error = (statusCode: number, name: string) => json(statusCode, { statusCode, name, message: 'x' });

describe('Resend', () => {
  async function serveResend(...answers: Parameters<typeof fakeService>) {
    stubEnv('RESEND_API_KEY', 'key');
    const service = await fakeService(...answers);
    const recipe = adapt(code('resend.js'), 'https://api.resend.com', service.url);
    return { service, ...(await serveExample(endpointWith('resend.js', recipe))) };
  }

  it('receives the message as text, with the ID of the submission as its key', async () => {
    const { service, post } = await serveResend(json(200, { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' }));
    const payload = { ...values, name: HTML, message: HTML };
    const response = await post(submission(payload));
    const { id } = (await response.json()) as { id: string };
    const [request] = service.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/emails',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json', 'idempotency-key': id },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      from: 'Website <website@example.com>',
      to: 'hello@example.com',
      reply_to: values.email,
      subject: 'Message from the contact form',
      text: `Name: ${HTML}\nEmail: ${values.email}\n\n${HTML}`,
    });
  });

  it.each([
    [error(401, 'missing_api_key'), 425],
    [error(403, 'validation_error'), 425],
    [error(422, 'missing_required_field'), 425],
    [error(429, 'rate_limit_exceeded'), 425],
    [error(500, 'internal_server_error'), 500],
  ])('answers %j, and the endpoint %i', async (answer, status) => {
    const logged = silenceErrors();
    const { post } = await serveResend(answer);
    expect((await post(submission())).status).toBe(status);
    expect(String(logged.mock.lastCall?.[1])).toContain(`Resend responded with ${answer.status}`);
  });
});

describe('Slack', () => {
  async function serveSlack(...answers: Parameters<typeof fakeService>) {
    const service = await fakeService(...answers);
    stubEnv('SLACK_WEBHOOK_URL', `${service.url}/services/T0/B0/secret`);
    return { service, ...(await serveExample(endpointWith('slack.js'))) };
  }

  it('receives the message, in which mrkdwn notifies nobody and hides no link', async () => {
    const { service, post } = await serveSlack({ status: 200, body: 'ok' });
    const mrkdwn = '<!channel> <@U012AB3CD> <#C0> <https://example.org|https://example.com> &lt;!here&gt;';
    const response = await post(submission({ ...values, name: mrkdwn, message: mrkdwn }));
    expect(response.status).toBe(201);
    const [request] = service.requests;
    expect(request?.path).toBe('/services/T0/B0/secret');
    const { text, ...others } = JSON.parse(request?.body ?? '') as { text: string };
    const escaped =
      '&lt;!channel&gt; &lt;@U012AB3CD&gt; &lt;#C0&gt; &lt;https://example.org|https://example.com&gt; ' +
      '&amp;lt;!here&amp;gt;';
    expect(text).toBe(`Name: ${escaped}\nEmail: ${values.email}\n\n${escaped}`);
    expect(others).toEqual({});
  });

  it('receives every field without mrkdwn, whatever the endpoint accepts', async () => {
    const { service } = await serveSlack({ status: 200, body: 'ok' });
    const { deliver } = await importExample<{ deliver: Deliver }>({ 'slack.js': code('slack.js') });
    const hostile = '<!channel>&';
    await deliver(stored({ name: hostile, email: hostile, message: hostile, [hostile]: hostile }));
    const { text } = JSON.parse(service.requests[0]?.body ?? '') as { text: string };
    expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
  });

  it.each([
    [{ status: 400, body: 'invalid_payload' }, 425],
    [{ status: 403, body: 'action_prohibited' }, 425],
    [{ status: 404, body: 'channel_not_found' }, 425],
    [{ status: 410, body: 'channel_is_archived' }, 425],
    [{ status: 500, body: 'rollup_error' }, 500],
  ])('answers %j, and the endpoint %i', async (answer, status) => {
    const logged = silenceErrors();
    const { post } = await serveSlack(answer);
    expect((await post(submission())).status).toBe(status);
    expect(String(logged.mock.lastCall?.[1])).toContain(answer.body);
  });
});

describe('email and Slack', () => {
  async function serveBoth(slackStatus: number, accepts = true) {
    const mails = await startInbox({ accepts: () => accepts });
    const slack = await fakeService({ status: slackStatus, body: '' });
    stubEnv('SLACK_WEBHOOK_URL', slack.url);
    const files = { ...endpointWith('emailAndSlack.js'), 'slack.js': code('slack.js') };
    const { post } = await serveExample(files);
    const { status } = await post(submission());
    return { status, received: [mails.length, slack.requests.length] };
  }

  it('both receive the message', async () => {
    expect(await serveBoth(200)).toEqual({ status: 201, received: [1, 1] });
  });

  it('a failure of Slack is logged and does not change the response', async () => {
    const logged = silenceErrors();
    expect(await serveBoth(500)).toEqual({ status: 201, received: [1, 1] });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('without the email, nothing is posted', async () => {
    silenceErrors();
    expect(await serveBoth(200, false)).toEqual({ status: 425, received: [0, 0] });
  });
});

describe('Discord', () => {
  async function serveDiscord(...answers: Parameters<typeof fakeService>) {
    const service = await fakeService(...answers);
    stubEnv('DISCORD_WEBHOOK_URL', `${service.url}/api/webhooks/1/secret`);
    return { service, ...(await serveExample(endpointWith('discord.js'))) };
  }

  it('receives the message as a file, which is not Markdown, and notifies nobody', async () => {
    const { service, post } = await serveDiscord({ status: 204 });
    const message = `@everyone [link](https://example.org) ${'a'.repeat(5000)}`;
    expect((await post(submission({ ...values, message }))).status).toBe(201);
    const [request] = service.requests;
    expect(request?.path).toBe('/api/webhooks/1/secret');
    const { body = '', headers } = request ?? {};
    const form = await new Response(body, {
      headers: { 'Content-Type': String(headers?.['content-type']) },
    }).formData();
    expect(JSON.parse(form.get('payload_json') as string)).toEqual({
      content: 'A message from the contact form',
      allowed_mentions: { parse: [] },
    });
    const file = form.get('files[0]') as File;
    expect([file.name, file.type]).toEqual(['message.txt', 'text/plain']);
    expect(await file.text()).toContain(`\n\n${message}`);
    expect([...form.keys()]).toEqual(['payload_json', 'files[0]']);
  });

  it.each([
    [401, 425],
    [404, 425],
    [429, 425],
    [500, 500],
  ])('answers %i, and the endpoint %i', async (answer, status) => {
    const logged = silenceErrors();
    const { post } = await serveDiscord({ status: answer, body: '{"message":"x"}' });
    expect((await post(submission())).status).toBe(status);
    expect(String(logged.mock.lastCall?.[1])).toContain(`Discord responded with ${answer}`);
  });
});

describe('the webhook', () => {
  async function serveWebhook(...answers: Parameters<typeof fakeService>) {
    const service = await fakeService(...answers);
    stubEnv('WEBHOOK_URL', `${service.url}/hooks/catch/1`);
    return { service, ...(await serveExample(endpointWith('webhook.js'))) };
  }

  it('receives the fields as JSON', async () => {
    const { service, post } = await serveWebhook(json(200, { status: 'success' }));
    expect((await post(submission())).status).toBe(201);
    const [request] = service.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/hooks/catch/1',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual(values);
  });

  it.each([
    [302, 500],
    [404, 403],
    [410, 403],
    [500, 500],
  ])('answers %i, and the endpoint %i, without a second request', async (answer, status) => {
    silenceErrors();
    const { service, post } = await serveWebhook({
      status: answer,
      headers: { Location: '/moved' },
      body: '',
    });
    expect((await post(submission())).status).toBe(status);
    expect(service.requests).toHaveLength(1);
  });
});

describe('the spreadsheet', () => {
  /** Runs the script of the page as Apps Script does. Its output is at another URL, to which a 302 leads. */
  async function serveAppsScript(script = code('Code.gs')) {
    const rows: unknown[][] = [];
    const sheet = { appendRow: (row: unknown[]) => void rows.push(row) };
    const globals = {
      SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
      ContentService: { createTextOutput: (text: string) => text },
    };
    const context = createContext(globals);
    runInContext(script, context);
    let output = '';
    const origin = await serveInTest((request, response) => {
      if (request.url === '/echo') {
        response.end(output);
        return;
      }
      let contents = '';
      request.on('data', (chunk: Buffer) => (contents += chunk.toString()));
      request.on('end', () => {
        try {
          output = (context['doPost'] as (event: object) => string)({ postData: { contents } });
          response.writeHead(302, { Location: '/echo' }).end();
        } catch (reason) {
          response.end(`<!doctype html><title>Error</title>${String(reason)}`);
        }
      });
    });
    stubEnv('SHEET_URL', `${origin}/macros/s/1/exec`);
    return { rows, ...(await serveExample(endpointWith('googleSheets.js'))) };
  }

  it('has a row for each message, without formulas', async () => {
    const { rows, post } = await serveAppsScript();
    const message = '=IMPORTDATA("https://example.org")';
    expect((await post(submission({ ...values, message }))).status).toBe(201);
    expect(rows).toEqual([[expect.anything(), `'${values.name}`, `'${values.email}`, `'${message}`]]);
  });

  it('does not confirm a message if the script fails', async () => {
    const logged = silenceErrors();
    const { rows, post } = await serveAppsScript(adapt(code('Code.gs'), 'SpreadsheetApp', 'MissingApp'));
    expect((await post(submission())).status).toBe(500);
    expect(rows).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('does not confirm a message if the response of its script is returned', async () => {
    silenceErrors();
    await serveAppsScript();
    const recipe = adapt(code('webhook.js'), "redirect: 'manual'", "redirect: 'follow'");
    const { post } = await serveExample(
      endpointWith('webhook.js', adapt(recipe, 'WEBHOOK_URL', 'SHEET_URL')),
    );
    expect((await post(submission())).status).toBe(500);
  });
});

// Postgres creates its files first, which takes long on a busy machine.
it('the database stores what the visitor entered, and runs none of it', { timeout: 180_000 }, async () => {
  const folder = projectFolder();
  const recipe = adapt(code('database.js'), './messages', join(folder, 'messages'));
  // The same module as the endpoint's, so that the test can query its database.
  const files = {
    'test.js': "export { endpoint } from './endpoint.js';\nexport { database } from './database.js';",
    ...endpointWith('database.js', `${recipe}\nexport { database };`),
  };
  const { endpoint, database } = await importExample<{
    endpoint: (request: Request) => Promise<Response>;
    database: PGlite;
  }>(files, folder);
  onTestFinished(() => database.close());
  const sql = '\'); DROP TABLE messages; -- $1 \\ \u0000 \ud800 {"a": null}';
  const payload = { name: sql, email: "o'neill@example.com", message: `${HTML}\n${sql}` };
  const response = await endpoint(
    new Request(`https://www.example.com${FORM}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submission(payload)),
    }),
  );
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const { rows } = await database.query('SELECT * FROM messages');
  const clean = sql.replace('\u0000', '').replace('\ud800', '\ufffd');
  expect(rows).toEqual([
    {
      id,
      form_id: 'contact',
      locale: 'en',
      payload: { ...payload, name: clean, message: `${HTML}\n${clean}` },
      received_at: expect.any(Date) as Date,
    },
  ]);
});

describe('the endpoint that stores first and then sends', () => {
  function outboxFiles(folder: string): Record<string, string> {
    let recipe = adapt(
      code('outbox.js'),
      "'submissions.jsonl'",
      JSON.stringify(join(folder, 'submissions.jsonl')),
    );
    recipe = adapt(recipe, "'sent.txt'", JSON.stringify(join(folder, 'sent.txt')));
    return endpointWith('outbox.js', adapt(recipe, '60_000', '50'));
  }
  const sentIn = (folder: string) => readFileSync(join(folder, 'sent.txt'), 'utf8').trim().split('\n');

  it('accepts a message while the mail server is down, and sends it once', async () => {
    silenceErrors();
    const port = await freePort();
    stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
    const folder = projectFolder();
    const { post } = await serveExample(outboxFiles(folder), folder);
    const response = await post(submission());
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };

    const mails = await startInbox({ port });
    await expect.poll(() => mails.length).toBe(1);
    await expect.poll(() => sentIn(folder)).toEqual([id]);
    expect((await post(submission({ ...values, name: 'Eve' }))).status).toBe(201);
    await expect
      .poll(() => mails.map((mail) => headerOf(mail, 'Subject')))
      .toEqual(['Message from Ada', 'Message from Eve']);
    await expect.poll(() => sentIn(folder)).toHaveLength(2);
    expect(statSync(join(folder, 'submissions.jsonl')).mode & 0o777).toBe(0o600);
  });

  it('sends a message after a restart if the process was killed after its 201, and not again after another one', async () => {
    const port = await freePort();
    const folder = projectFolder();
    const serveOutbox = await bundleEndpoint(outboxFiles(folder), folder);
    const start = () => serveOutbox({ SMTP_URL: `smtp://127.0.0.1:${port}` });

    const first = await start();
    const response = await first.post(submission());
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const mails = await startInbox({ port });
    const second = await start();
    await expect.poll(() => mails.length).toBe(1);
    await expect.poll(() => sentIn(folder)).toEqual([id]);
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');

    // A torn line of a crash does not hide a later ID.
    writeFileSync(join(folder, 'sent.txt'), `\n${id}\n0123`);
    const third = await start();
    expect((await third.post(submission({ ...values, name: 'Eve' }))).status).toBe(201);
    await expect
      .poll(() => mails.map((mail) => headerOf(mail, 'Subject')))
      .toEqual(['Message from Ada', 'Message from Eve']);
    await expect.poll(() => sentIn(folder)).toHaveLength(3);
    third.child.kill('SIGKILL');
    await once(third.child, 'exit');

    const fourth = await start();
    expect((await fourth.post(submission({ ...values, name: 'Bob' }))).status).toBe(201);
    await expect.poll(() => headerOf(mails[2], 'Subject')).toBe('Message from Bob');
    expect(mails).toHaveLength(3);
  });
});

it('the file contains a line for each message', async () => {
  const folder = projectFolder();
  const path = join(folder, 'submissions.jsonl');
  const recipe = adapt(code('file.js'), "'submissions.jsonl'", JSON.stringify(path));
  const { post } = await serveExample(endpointWith('file.js', recipe), folder);
  const response = await post(submission({ ...values, message: HTML }));
  const { id } = (await response.json()) as { id: string };
  const [line, ...others] = readFileSync(path, 'utf8').split('\n');
  expect(others).toEqual(['']);
  expect(JSON.parse(line ?? '')).toMatchObject({
    id,
    formId: 'contact',
    payload: { ...values, message: HTML },
  });
});

describe('the options', () => {
  it('validate the documented fields, and deliver a field without a declaration', async () => {
    const { post } = await serveExample({ 'endpoint.ts': unnamed(PAGE, 'Fields'), ...NO_DELIVERY });
    const valid = { ...values, company: 'ACME', topic: 'sales', consent: true };
    expect((await post(submission(valid))).status).toBe(201);
    expect((await post(submission({ ...valid, topic: 'other' }))).status).toBe(422);
    expect((await post(submission({ ...valid, consent: false }))).status).toBe(422);

    const mails = await startInbox();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const smallest = await serveExample(endpointWith('email.js'));
    for (let count = 1; count <= 2; count += 1)
      expect((await smallest.post(submission({ ...values, company: 'ACME' }))).status).toBe(201);
    expect(mails[0]?.text).toBe(
      `Name: ${values.name}\nEmail: ${values.email}\ncompany: ACME\n\n${values.message}`,
    );
    expect(warned).toHaveBeenCalledOnce();
  });

  it('label and check the fields of the tutorial', async () => {
    const mails = await startInbox();
    const { post } = await serveExample({
      ...endpointWith('email.js'),
      'endpoint.js': `import { fields } from './fields.js';\n${adapt(documentedEndpoint(), '  deliver,', '  fields,\n  deliver,')}`,
      'fields.js': codeOf(TUTORIAL, 'fields.js'),
    });
    const valid = { ...values, company: 'ACME', topic: 'support' };
    expect((await post(submission(valid))).status).toBe(201);
    expect(mails[0]?.text).toContain('Company: ACME\nTopic: Support\n');
    expect((await post(submission({ ...valid, company: 'A' }))).status).toBe(422);
    expect((await post(submission({ ...valid, topic: 'other' }))).status).toBe(422);
  });

  it('together check fields, discard spam, and accept 5 messages per minute from each address', async () => {
    const mails = await startInbox();
    const { post } = await serveExample({
      'endpoint.ts': unnamed(PRODUCTION, 'Your own endpoint'),
      'email.js': code('email.js'),
    });
    const valid = { ...values, company: 'ACME' };
    expect((await post(submission({ ...values, company: 'A'.repeat(81) }))).status).toBe(422);
    expect((await post(submission(valid), { Origin: 'https://example.org' })).status).toBe(403);
    expect((await post(submission(valid), { Origin: 'https://example.com' })).status).toBe(201);
    expect((await post(submission({ ...valid, website: 'https://bot.example' }))).status).toBe(201);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Company: ACME')]);

    const statuses: number[] = [];
    for (const address of [...Array<string>(6).fill('192.0.2.1'), '192.0.2.2']) {
      statuses.push((await post(submission(valid), { 'X-Real-IP': address })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201]);
  });

  it('accept 5 messages per minute from each connection, regardless of the header that the client sends', async () => {
    const [, listener = ''] = /\*\*Express.*\*\*: `(.+)`/.exec(readFileSync(SPAM, 'utf8')) ?? [];
    const imports = `import { createRequestListener } from '@remix-run/node-fetch-server';
      import { endpoint } from './endpoint.js';
      import { withAddress } from './withAddress.js';`;
    const example = await importExample<{ listener: RequestListener }>({
      'listener.js': `${imports}\nexport const listener = ${listener};`,
      'endpoint.js': unnamed(SPAM, 'Rate limit'),
      'withAddress.js': codeOf(SPAM, 'withAddress.js'),
      ...NO_DELIVERY,
    });
    const url = `${await serveInTest(example.listener)}${FORM}`;
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6']) {
      statuses.push((await fetch(url, jsonPost(submission(), { 'X-Real-IP': address }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('accept forms without JavaScript', async () => {
    const { origin } = await serveExample({
      'endpoint.js': codeBlocks(WITHOUT_JAVASCRIPT).find(({ language }) => language === 'js')?.code ?? '',
      ...NO_DELIVERY,
    });
    const response = await fetch(`${origin}${FORM}?locale=en`, {
      method: 'POST',
      headers: { Origin: 'https://www.example.com' },
      body: new URLSearchParams(values),
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
  });
});
