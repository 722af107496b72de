import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe's violations of WCAG 2.2 AA and of best practices, except for the excluded rules. */
export async function axeViolations(page: Page, excludedRules: readonly string[] = []): Promise<string[]> {
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Selectors for the other results would take much of axe's time.
    resultTypes: ['violations'],
    rules: Object.fromEntries(excludedRules.map((rule) => [rule, { enabled: false }])),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (run) => {
    const { axe } = window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(run);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
