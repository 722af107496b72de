import { once } from 'node:events';
import { freePort } from '../freePort.js';
import type { BrowserPage } from './BrowserPage.js';
import { findProgram } from '../programs/findProgram.js';
import { openWebDriverSession } from './openWebDriverSession.js';
import { startProgram } from '../programs/startProgram.js';

/** WebDriver's code points for keys that type nothing. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A page in WebKitGTK, on its own virtual screen, over WebDriver. */
export async function openWebKit(url: string): Promise<BrowserPage> {
  const screen = startProgram(findProgram('xvfb'), ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  // Xvfb prints the number of the display once it is ready.
  const [display] = (await once(screen.stdout, 'data', { signal: AbortSignal.timeout(20_000) })) as [Buffer];
  const port = await freePort();
  const driver = startProgram(findProgram('webkit'), [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
  });
  const { post, end } = await openWebDriverSession(`http://127.0.0.1:${port}`, { pageLoadStrategy: 'none' });

  const perform = (source: object) => post<void>('/actions', { actions: [source] });
  const key = (type: 'keyDown' | 'keyUp', value: string) =>
    perform({ type: 'key', id: 'keyboard', actions: [{ type, value: KEYS[value] ?? value }] });
  await post('/window/rect', { x: 0, y: 0, width: 1280, height: 1024 });
  await post('/url', { url });

  return {
    evaluate: (run, argument = '') =>
      post('/execute/sync', { script: `return (${String(run)})(...arguments)`, args: [argument] }),
    keyDown: (value) => key('keyDown', value),
    keyUp: (value) => key('keyUp', value),
    clickAt(x, y, times) {
      const click = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const clicks = Array.from({ length: times }, () => click).flat();
      const actions = [{ type: 'pointerMove', duration: 0, x, y }, ...clicks];
      return perform({ type: 'pointer', id: 'mouse', actions });
    },
    async close() {
      await end();
      driver.kill();
      screen.kill();
    },
  };
}
