const HIDDEN = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * A ref callback for an element that only screen readers need. It works without the stylesheet. It sets properties of
 * the element, because a Content Security Policy can block `style` attributes in HTML.
 */
export function hideVisually(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, HIDDEN);
}
