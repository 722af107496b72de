/** The element with the focus, as seen from a form: inside its shadow root if it is in one, else in its document. */
export function activeElementOf(form: HTMLFormElement): Element | null {
  // The document's active element is the host of the shadow root.
  const root = form.getRootNode() as Document | ShadowRoot;
  return root.activeElement ?? form.ownerDocument.activeElement;
}
