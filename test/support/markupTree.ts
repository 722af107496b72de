/** The markup of a form as lines, one per element and text, so that two renderings can be compared. */
export function markupTree(form: HTMLFormElement): string[] {
  const ids = Array.from(form.querySelectorAll('[id]'), ({ id }) => id);
  const lines: string[] = [];

  function visit(node: Element, depth: number): void {
    const indent = '  '.repeat(depth);
    lines.push(`${indent}<${[node.localName, ...attributesOf(node, ids)].join(' ')}>`);
    for (const child of node.childNodes) {
      if (child instanceof Element) {
        if (!needsJavaScript(child)) visit(child, depth + 1);
      } else if (child instanceof Text && child.data && node.localName !== 'textarea') {
        // React splits the text of a label into several nodes.
        const last = lines.at(-1) ?? '';
        if (child.previousSibling instanceof Text) lines[lines.length - 1] = last + child.data;
        else lines.push(`${indent}  ${child.data}`);
      }
    }
  }

  for (const child of form.children) if (!needsJavaScript(child)) visit(child, 0);
  return lines;
}

/** Announcements and the buttons that copy the message work only with JavaScript. */
function needsJavaScript(element: Element): boolean {
  return element.matches('.rck-announcement, .rck-fallback > button');
}

function attributesOf(node: Element, ids: readonly string[]): string[] {
  const attributes = new Map(Array.from(node.attributes, ({ name, value }) => [name, value]));
  // The ids differ, but they must connect the same elements.
  for (const name of ['id', 'for', 'aria-describedby']) {
    const value = attributes.get(name);
    if (value)
      attributes.set(
        name,
        value.replace(/\S+/g, (id) => `#${ids.indexOf(id)}`),
      );
  }
  // A page that has just loaded needs `autofocus`; React moves focus itself.
  attributes.delete('autofocus');
  if (node.matches('.rck-status')) {
    // Screen readers announce an alert that appears, but not one that is in the page when it loads. On the server's page,
    // the status takes focus instead.
    for (const name of ['role', 'aria-live', 'tabindex']) attributes.delete(name);
  }
  // React sets these as properties, so the properties are compared.
  for (const name of ['value', 'checked', 'selected', 'multiple']) {
    attributes.delete(name);
    const property: unknown = (node as unknown as Record<string, unknown>)[name];
    if (property !== undefined && property !== false) attributes.set(name, JSON.stringify(property));
  }
  return [...attributes].map(([name, value]) => `${name}="${value}"`).toSorted();
}
