/** Providers with many domains, such as `hotmail.co.uk`, and those with one. Shorter names are too similar to others. */
const PROVIDERS: Record<string, 'com' | 'any'> = {
  gmail: 'com',
  googlemail: 'com',
  icloud: 'com',
  hotmail: 'any',
  outlook: 'any',
  yahoo: 'any',
};
/** Names of other mail services that differ from a provider's in one character. */
const SIMILAR = ['cloud', 'mail', 'email', 'ymail', 'fmail', 'gmails', 'hmail', 'tmail', 'jmail', 'kmail'];
/** Misspellings of `com` that are not top-level domains, or that the providers do not use. */
const MISSPELLED_COM = /^(?:c[mn]|co|c?om[mn]?|con|cpm|cim|cmo|ocm|[dvx]om)$/;
/** Misspellings of `com` that are not top-level domains. */
const NO_DOMAIN = /^(?:con|comm|cmo|ocm|cpm|[vx]om)$/;

/**
 * The address that the visitor probably meant, if the domain looks like a misspelled domain of a large mail provider.
 * Undefined if the address seems right, or is not an address.
 */
export function suggestEmail(address: string): string | undefined {
  const [, local, typed = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address) ?? [];
  const domain = typed.toLowerCase();
  const [label = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  if (!local || !label) return undefined;
  // `acme` in `gmail.acme.com` is the name, and `co` in `yahoo.co.uk` is part of the ending.
  const isName = rest.length < 2 || /^com?\.[a-z]{2}$/.test(ending);
  const provider = isName ? providerOf(label) : undefined;
  const suggested = provider
    ? `${provider}.${PROVIDERS[provider] === 'com' || MISSPELLED_COM.test(ending) ? 'com' : ending || 'com'}`
    : NO_DOMAIN.test(ending) && `${label}.com`;
  return suggested && suggested !== domain ? `${local}@${suggested}` : undefined;
}

/** The provider with this name, or with a name that differs in one typing error. */
function providerOf(label: string): string | undefined {
  if (SIMILAR.includes(label)) return undefined;
  const names = Object.keys(PROVIDERS);
  return names.find((name) => name === label) ?? names.find((name) => isTypo(label, name));
}

/** Whether two words differ in one character that was added, left out or replaced, or in two that were swapped. */
function isTypo(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, expected] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  );
}
