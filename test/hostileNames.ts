/** Names that fields can have, and that objects, forms or parsers may take for something else. */
export const HOSTILE_NAMES: readonly string[] = [
  // Of every object
  ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
  // Of promises, lists and errors
  ['then', 'catch', 'length', '0', 'toJSON', 'root', 'ref', 'type', 'types'],
  // Of a form
  ['elements', 'submit', 'reset', 'action', 'method', 'noValidate', 'target', 'id', 'children', 'contains'],
  ['querySelectorAll', 'matches', 'addEventListener', 'dataset', 'nodeType', 'parentNode'],
  ['firstChild', 'textContent', 'innerHTML', 'checkValidity'],
  // With what paths, selectors and markup are made of
  ['a.b', 'a[0]', 'a[b]', '[a', 'a]', '"', "'", '\\', '\\"] *', ' ', 'two words', 'a\nb', '#a', 'a:b', '*'],
  [',', '{}', '$&', '%00', '../..', 'company-name', 'größe', '😀'],
  ['"><img src=x onerror=pwned()>', '<script>pwned()</script>'],
].flat();
