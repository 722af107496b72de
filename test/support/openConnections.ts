import { Agent, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { submissionsPath } from './submission.js';
import { values } from './values.js';

/**
 * Returns a function that posts over at most this many keep-alive connections. It resolves to the id of an acknowledged submission, and rejects with
 * the status of a refused one.
 */
export function openConnections(maxSockets: number) {
  // Node's own http: `fetch` would slow the generator down more than the sandbox.
  const agent = new Agent({ keepAlive: true, maxSockets });
  onTestFinished(() => agent.destroy());

  return function post(base: string, formId: string, message: string): Promise<string> {
    const body = JSON.stringify({ locale: 'en', payload: { ...values, message } });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const sent = request(base + submissionsPath(formId), { agent, method: 'POST', headers }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
        response.on('error', reject).on('end', () => {
          if (response.statusCode === 201) resolve((JSON.parse(answer) as { id: string }).id);
          else reject(new Error(`HTTP status ${response.statusCode}`));
        });
      });
      sent.on('error', reject).end(body);
    });
  };
}
