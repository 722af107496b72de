export interface Contrast {
  target: string;
  ratio: number;
  /** The minimum of WCAG 2.2: 1.4.3 for text, 1.4.11 for the edges of controls. */
  minimum: number;
}

/**
 * Runs in the page: the contrast of every text in these elements, or in the forms, and of the placeholders and borders of
 * controls in forms.
 */
export function contrasts(scope: unknown): Contrast[] {
  const luminances = new Map<string, number>();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const found: Contrast[] = [];

  /** The luminance of colours painted over each other. */
  function luminance(colours: readonly string[]): number {
    const key = colours.join();
    const known = luminances.get(key);
    if (known !== undefined || !canvas) return known ?? NaN;
    for (const colour of ['#fff', ...colours]) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const luminanceOfAll = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    luminances.set(key, luminanceOfAll);
    return luminanceOfAll;
  }

  function backgrounds(element: Element | null): string[] {
    return element ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  }

  function contrast(colour: string, under: readonly string[]): number {
    const [dark = 0, light = 0] = [luminance(under), luminance([...under, colour])].toSorted((a, b) => a - b);
    return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100;
  }

  function record(target: string, colour: string, under: readonly string[], minimum: number): void {
    found.push({ target, ratio: contrast(colour, under), minimum });
  }

  /** A line is visible if it differs from what is on one of its sides. */
  function recordLine(target: string, colour: string, sides: readonly (readonly string[])[]): void {
    found.push({ target, ratio: Math.max(...sides.map((side) => contrast(colour, side))), minimum: 3 });
  }

  for (const element of document.querySelectorAll(typeof scope === 'string' ? `${scope} *` : 'form *')) {
    const style = getComputedStyle(element);
    const text = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')).join(
      '',
    );
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const isHidden =
      style.clipPath !== 'none' ||
      style.color === 'rgba(0, 0, 0, 0)' ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const target = `${element.tagName.toLowerCase()}.${element.className}`;
    if (isHidden) continue;
    const hasValueText = element.matches(
      'input:not([type=checkbox], [type=radio], [type=color], [type=range]), textarea, select',
    );
    if (text.trim() || hasValueText) {
      record(`${target} ${text.trim().slice(0, 20)}`, style.color, backgrounds(element), isLarge ? 3 : 4.5);
    }
    if (!element.closest('form')) continue;
    if (element.matches('[placeholder]')) {
      record(
        `${target}::placeholder`,
        getComputedStyle(element, '::placeholder').color,
        backgrounds(element),
        4.5,
      );
    }
    if (element.matches('input, textarea, select, [role=combobox]')) {
      const sides = [backgrounds(element.parentElement), backgrounds(element)];
      recordLine(`${target} edge`, style.borderBottomColor, sides);
    }
    if (element === document.activeElement && style.outlineStyle !== 'none') {
      // The shadow fills the gap between a button and its ring.
      const [gap = ''] = /^[a-z]+\([^)]*\)/.exec(style.boxShadow) ?? [];
      const under = backgrounds(element.parentElement);
      const sides = [under, element.matches('button, a') ? [...under, gap] : backgrounds(element)];
      recordLine(`${target} focus`, style.outlineColor, sides);
    }
  }
  return found;
}
