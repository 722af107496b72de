import type { Browser, CDPSession, Page } from 'playwright';
import type { Built } from './build.js';
import type { Service } from './service.js';

/** Milliseconds of the processor. Other processes change it less than the time of a clock. */
export interface CpuTime {
  /** The page's main thread, without layout and styles. */
  mainThread: number;
  /** Scripts and event listeners, without microtasks. */
  script: number;
}

/** A page with the harness, and access to the browser's own measurements. */
export interface Visit {
  page: Page;
  built: Built;
  service: Service;
  devTools: CDPSession;
  cpuTime: (action: () => Promise<unknown>) => Promise<CpuTime>;
  /** Commits of React during an action. */
  countCommits: (action: () => Promise<unknown>) => Promise<number>;
}

export interface VisitOptions {
  /** How many times slower the processor appears to be. */
  slowdown: number;
  ownFieldCount?: number;
}

/** Script that runs in a command of the developer tools is the harness, not the form. */
const EXCLUDED = ['DevToolsCommandDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Opens a page of its own and loads the contestant's form. */
export async function withVisit<T>(
  browser: Browser,
  service: Service,
  built: Built,
  { slowdown, ownFieldCount }: VisitOptions,
  use: (visit: Visit, loadTime: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    if (ownFieldCount !== undefined) {
      await page.addInitScript((count) => {
        globalThis.ownFieldCount = count;
      }, ownFieldCount);
    }
    await page.goto(service.origin, { waitUntil: 'load' });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => window.bench.idle());
    const read = async (): Promise<CpuTime> => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      const milliseconds = (metric: string) =>
        (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000;
      const excluded = EXCLUDED.reduce((sum, name) => sum + milliseconds(name), 0);
      return { mainThread: milliseconds('TaskDuration') - excluded, script: milliseconds('ScriptDuration') };
    };
    const cpuTime = async (action: () => Promise<unknown>): Promise<CpuTime> => {
      const before = await read();
      await action();
      const after = await read();
      return { mainThread: after.mainThread - before.mainThread, script: after.script - before.script };
    };
    const { mainThread: loadTime } = await cpuTime(() =>
      page.evaluate((url) => window.bench.load(url), built.url),
    );
    const result = await use(
      {
        page,
        built,
        service,
        devTools,
        cpuTime,
        async countCommits(action) {
          const before = await page.evaluate(() => window.commits);
          await action();
          await page.evaluate(() => window.bench.settle());
          return (await page.evaluate(() => window.commits)) - before;
        },
      },
      loadTime,
    );
    if (errors[0]) throw errors[0];
    return result;
  } finally {
    await context.close();
  }
}
