import { request as httpRequest, type IncomingMessage } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger, createServer as createVite, preview, type InlineConfig, type Plugin } from 'vite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contactSandbox, type ContactSandboxOptions } from '../../src/sandbox/contactSandbox.js';
import { fileStore } from '../../src/sandbox/submissionStore.js';
import { serve } from '../support/serve.js';
import { submission, submissionsPath } from '../support/submission.js';
import { temporaryFile } from '../support/temporaryFile.js';

const FORM = submissionsPath('f_123');

let root: string;
let printed: string[];

beforeEach(async () => {
  root = await temporaryFile('site');
  printed = [];
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Site</title>');
  await writeFile(join(root, 'dist/index.html'), '<!doctype html><title>Site</title>');
});

function config(options?: ContactSandboxOptions): InlineConfig {
  // The annotation checks that the plugin fits Vite's types.
  const plugin: Plugin = contactSandbox(options);
  const customLogger = { ...createLogger('silent'), info: (message: string) => void printed.push(message) };
  return {
    root,
    configFile: false,
    cacheDir: join(root, 'cache'),
    customLogger,
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
    preview: { host: '127.0.0.1', port: 0 },
  };
}

/** The URL of the inbox that the plugin printed, and the origin of the server. */
function announced() {
  const lines = printed.filter((line) => line.includes('react-contact-kit'));
  expect(lines).toHaveLength(1);
  const [, origin = '', path = ''] =
    /sandbox\n +inbox +(http.+?)?(\/_sandbox\S+)$/.exec(lines[0] ?? '') ?? [];
  return { origin, inbox: origin + path };
}

async function devServer(options?: ContactSandboxOptions) {
  const server = await createVite(config(options));
  onTestFinished(() => server.close());
  await server.listen();
  return announced();
}

/** A request with the given Host header. */
function requestAs(host: string, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host } }, resolve).on('error', reject).end();
  });
}

describe('a dev server', () => {
  test('prints the URL of the inbox, and answers there', async () => {
    const { origin, inbox } = await devServer();
    expect(inbox).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_sandbox\/\?key=[0-9a-f]{16}$/);
    expect((await fetch(origin + FORM, submission())).status).toBe(201);
    expect(await (await fetch(inbox)).text()).toContain('<h1>Inbox</h1>');
  });

  test('answers all other paths as usual', async () => {
    const { origin } = await devServer();
    expect(await (await fetch(origin)).text()).toContain('<title>Site</title>');
    expect((await fetch(`${origin}/v1/other`, submission())).status).toBe(404);
  });

  test('lets the sandbox answer the preflight', async () => {
    const { origin } = await devServer();
    const headers = { Origin: 'http://localhost:1', 'Access-Control-Request-Headers': 'x-token' };
    const response = await fetch(origin + FORM, { method: 'OPTIONS', headers });
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  });

  test('stores submissions in a file', async () => {
    const file = await temporaryFile();
    const { origin } = await devServer({ file });
    const { id } = (await (await fetch(origin + FORM, submission())).json()) as { id: string };
    expect((await fileStore(file)).all().map((stored) => stored.id)).toEqual([id]);
  });

  test('accepts the options of a sandbox', async () => {
    const { origin, inbox } = await devServer({ key: 'k', rateLimit: { max: 1, seconds: 60 } });
    expect(inbox).toBe(`${origin}/_sandbox/?key=k`);
    await fetch(origin + FORM, submission());
    expect((await fetch(origin + FORM, submission())).status).toBe(429);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.2',
    'a b',
    '[::2]',
  ])('refuses the host name %s, which prevents DNS rebinding', async (host) => {
    const { inbox } = await devServer();
    const response = await requestAs(host, inbox);
    response.resume();
    expect(response.statusCode).toBe(403);
  });

  test.each(['localhost', 'LOCALHOST:1234', 'shop.localhost', '127.0.0.1', '127.1.2.3:80', '[::1]:80'])(
    'answers to the loopback name %s',
    async (host) => {
      const { inbox } = await devServer();
      const response = await requestAs(host, inbox);
      response.resume();
      expect(response.statusCode).toBe(200);
    },
  );
});

describe('in middleware mode', () => {
  async function middlewareServer(options?: ContactSandboxOptions, peer?: string) {
    const vite = await createVite({
      ...config(options),
      server: { middlewareMode: true, ws: false },
      appType: 'custom',
    });
    const { origin, close } = await serve((request, response) => {
      if (peer) Object.defineProperty(request.socket, 'remoteAddress', { value: peer });
      vite.middlewares(request, response, () => response.writeHead(418).end());
    });
    onTestFinished(async () => {
      await close();
      await vite.close();
    });
    return origin;
  }

  test('prints at once, with the given origin', async () => {
    const base = await middlewareServer({ origin: 'http://localhost:6006', key: 'k' });
    expect(announced().inbox).toBe('http://localhost:6006/_sandbox/?key=k');
    expect((await fetch(base + FORM, submission())).status).toBe(201);
    expect((await fetch(`${base}/_sandbox/?key=k`)).status).toBe(200);
    expect((await fetch(`${base}/other`)).status).toBe(418);
  });

  test('prints a path if no origin is given', async () => {
    await middlewareServer({ key: 'k' });
    expect(announced().inbox).toBe('/_sandbox/?key=k');
  });

  test.each(['192.168.1.2', '::ffff:10.0.0.1', 'fe80::1'])('refuses the peer %s', async (peer) => {
    const base = await middlewareServer({}, peer);
    const response = await fetch(base + FORM, submission());
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('only responds to requests from the same machine');
  });

  test.each(['::1', '::ffff:127.0.0.1'])('answers the peer %s', async (peer) => {
    const base = await middlewareServer({}, peer);
    expect((await fetch(base + FORM, submission())).status).toBe(201);
  });
});

test('a preview server answers too', async () => {
  const server = await preview(config());
  onTestFinished(() => server.close());
  const { origin, inbox } = announced();
  expect((await fetch(origin + FORM, submission())).status).toBe(201);
  expect((await fetch(inbox)).status).toBe(200);
  expect(await (await fetch(origin)).text()).toContain('<title>Site</title>');
});
