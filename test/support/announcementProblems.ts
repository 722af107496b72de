/**
 * Runs in the page: the markup with which Orca says nothing in Firefox, or says a text twice or without a space in
 * Chromium, and descriptions that do not exist.
 */
export function announcementProblems(): string[] {
  const problems: string[] = [];

  for (const alert of document.querySelectorAll('[role=alert]')) {
    const report = (problem: string) => problems.push(`${problem} in ${alert.outerHTML}`);
    if (!alert.hasAttribute('aria-live')) report('no aria-live');
    const spoken = alert.querySelector('strong, em, h1, h2, h3, h4, h5, h6, [role=heading]');
    if (spoken) report(`an object of its own, <${spoken.localName}>,`);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(alert, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const [index, { data, parentElement }] of texts.entries()) {
      const next = texts[index + 1];
      if (!parentElement || texts.length === 1) continue;
      if (
        next &&
        next.parentElement !== parentElement &&
        !/[\s。！？]$/.test(data) &&
        !/^\s/.test(next.data)
      ) {
        report(`no space after "${data}"`);
      }
      // A block is an object of its own, and the browser drops the space next to it.
      const { display } = getComputedStyle(parentElement);
      const isWhole = parentElement.textContent === alert.textContent;
      if (isWhole ? /flex|grid/.test(display) : display !== 'inline') report(`"${data}" is not inline`);
    }
  }

  for (const error of document.querySelectorAll('fieldset > .rck-error')) {
    for (const choice of error.parentElement?.querySelectorAll('[type=radio], [type=checkbox]') ?? []) {
      const describedBy = choice.getAttribute('aria-describedby');
      if (!error.id || describedBy !== error.id) problems.push(`no error with ${choice.outerHTML}`);
    }
  }

  for (const element of document.querySelectorAll('[aria-describedby]')) {
    for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? []) {
      if (!document.getElementById(id)) problems.push(`no element "${id}" for ${element.outerHTML}`);
    }
  }
  return problems;
}
