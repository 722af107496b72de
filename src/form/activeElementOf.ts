/** The element with the focus in the shadow root or document that contains `element`. */
export function activeElementOf(element: Element): Element | null {
  // The document's active element is the host of the shadow root.
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement ?? element.ownerDocument.activeElement;
}
