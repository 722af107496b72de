/** Names that fields can have and that objects, forms or parsers can misinterpret. */
export const HOSTILE_NAMES: readonly string[] = [
  // Properties of every object
  ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
  // Properties of promises, arrays and errors
  ['then', 'catch', 'length', '0', 'toJSON', 'root', 'ref', 'type', 'types'],
  // Properties of a form element
  ['elements', 'submit', 'reset', 'action', 'method', 'noValidate', 'target', 'id', 'children', 'contains'],
  ['querySelectorAll', 'matches', 'addEventListener', 'dataset', 'nodeType', 'parentNode'],
  ['firstChild', 'textContent', 'innerHTML', 'checkValidity'],
  // Syntax of paths, selectors and markup
  ['a.b', 'a[0]', 'a[b]', '[a', 'a]', '"', "'", '\\', '\\"] *', ' ', 'two words', 'a\nb', '#a', 'a:b', '*'],
  [',', '{}', '$&', '%00', '../..', 'company-name', 'größe', '😀'],
  ['"><img src=x onerror=pwned()>', '<script>pwned()</script>'],
].flat();
