/** The element with the focus, as seen from another: inside its shadow root if it is in one, else in its document. */
export function activeElementOf(element: Element): Element | null {
  // The document's active element is the host of the shadow root.
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement ?? element.ownerDocument.activeElement;
}
