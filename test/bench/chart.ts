import type { Results } from './results.js';

interface Panel {
  title: string;
  value: (id: string) => number | undefined;
  digits: number;
}

const ROW = 20;
const HEAD = 30;
const LABELS = 250;
const BARS = 150;
const NUMBERS = 50;
const PANEL = BARS + NUMBERS;

/**
 * Draws the most important figures as bars. A bar of the kit has its own color. The chart has a background, because it
 * follows the system's color scheme, and the page around it might not.
 */
export function chart(results: Results): string {
  const { run } = results;
  const forms = run.contestants.filter(
    ({ reference, id }) => reference === 'floor' && results.figure('warm mount', id),
  );
  const ratio = (name: string) => (id: string) => results.figure(name, id)?.ratio;
  const panels: Panel[] = [
    { title: 'First load, kB gzip', value: (id) => gzip(results, id), digits: 1 },
    { title: 'Mount, ratio', value: ratio('warm mount'), digits: 2 },
    { title: 'Hydration, ratio', value: ratio('hydration'), digits: 2 },
    { title: 'First focus, ratio', value: ratio('first focus'), digits: 2 },
    { title: 'Submit to fetch, ratio', value: ratio('click to fetch, warm'), digits: 2 },
    { title: 'Heap of a form, ratio', value: ratio('heap of a form'), digits: 2 },
  ];
  const width = LABELS + panels.length * PANEL;
  const height = HEAD + forms.length * ROW + 10;
  const rows = forms.map(({ title }, row) => text(LABELS - 10, HEAD + row * ROW + 14, title, 'end'));
  const drawn = panels.map((panel, index) => drawPanel(panel, LABELS + index * PANEL, forms));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Figures of contact forms, compared with a native form. Shorter bars are better.">
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.head { font-weight: 600 }
rect { fill: #8c959f }
.kit { fill: #1a6dd4 }
.ground { fill: #fff }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .kit { fill: #58a6ff } .ground { fill: #0d1117 } }
</style>
<rect class="ground" width="${width}" height="${height}"/>
${[...rows, ...drawn].join('\n')}
</svg>
`;
}

function drawPanel({ title, value, digits }: Panel, x: number, forms: readonly { id: string }[]): string {
  const values = forms.map(({ id }) => value(id));
  const largest = Math.max(...values.map((number) => number ?? 0));
  const bars = values.map((number, row) => {
    if (number === undefined) return '';
    const y = HEAD + row * ROW;
    const width = Math.max(1, (number / largest) * BARS);
    const isKit = forms[row]?.id.startsWith('kit');
    return `<rect x="${x}" y="${y + 3}" width="${width.toFixed(1)}" height="14"${isKit ? ' class="kit"' : ''}/>
${text(x + width + 5, y + 14, number.toFixed(digits))}`;
  });
  return [`<text x="${x}" y="16" class="head">${title}</text>`, ...bars].join('\n');
}

function text(x: number, y: number, content: string, anchor = 'start'): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

function gzip({ run }: Results, id: string): number | undefined {
  const bytes = run.bytes[id]?.rolldown?.initial.gzip;
  return bytes === undefined ? undefined : bytes / 1000;
}
