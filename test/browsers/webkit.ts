import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { freePort } from '../freePort.js';
import type { EnginePage } from './EnginePage.js';
import { ensureProgram } from './ensureProgram.js';
import { startProgram } from './startProgram.js';

/** WebDriver's code points for keys that type nothing. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
};

const POLL = 20;

type Command = <Value>(method: 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** The WebKitGTK to test in: its driver as in `WEBKIT_DRIVER_PATH`, or the system's; a screen, as it has no headless mode. */
export function ensureWebKit(): { driver: string; xvfb: string } {
  return {
    driver: ensureProgram({
      name: 'WebKitGTK’s WebDriver',
      variable: 'WEBKIT_DRIVER_PATH',
      paths: ['/usr/bin/WebKitWebDriver'],
      debianPackage: 'webkit2gtk-driver',
    }),
    xvfb: ensureProgram({
      name: 'Xvfb',
      variable: 'XVFB_PATH',
      paths: ['/usr/bin/Xvfb'],
      debianPackage: 'xvfb',
    }),
  };
}

/** A page in WebKitGTK's MiniBrowser, on a screen of its own, over WebDriver. */
export async function openWebKit(url: string): Promise<EnginePage> {
  const programs = ensureWebKit();
  const screen = startProgram(programs.xvfb, ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = startProgram(programs.driver, [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` });
  const command = await startSession(`http://127.0.0.1:${port}`);

  const perform = (source: object) => command<null>('POST', '/actions', { actions: [source] });
  const key = (type: 'keyDown' | 'keyUp', value: string) =>
    perform({ type: 'key', id: 'keyboard', actions: [{ type, value: KEYS[value] ?? value }] });
  await command('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 1024 });
  await command('POST', '/url', { url });

  return {
    evaluate: (run, argument = '') =>
      command('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args: [argument] }),
    keyDown: async (value) => void (await key('keyDown', value)),
    keyUp: async (value) => void (await key('keyUp', value)),
    async clickAt(x, y, times) {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const move = { type: 'pointerMove', duration: 0, x, y };
      const actions = [move, ...Array.from({ length: times }, () => press).flat()];
      await perform({ type: 'pointer', id: 'mouse', actions });
    },
    async close() {
      await command('DELETE', '');
      driver.kill();
      screen.kill();
    },
  };
}

/** Opens a browser by a driver that is about to listen. */
async function startSession(url: string): Promise<Command> {
  for await (const _ of setInterval(POLL)) {
    if (
      await fetch(`${url}/status`).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  let session = `${url}/session`;
  const command: Command = async (method, path, body = {}) => {
    const response = await fetch(session + path, { method, body: JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await command<{ sessionId: string }>('POST', '', {
    // Who navigates waits for what they need, not for the whole page.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  });
  session += `/${sessionId}`;
  return command;
}
