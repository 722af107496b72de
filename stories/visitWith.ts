/** Sets parameters of the page's URL, as a link to the page would. Returns a function that removes them. */
export function visitWith(parameters: Readonly<Record<string, string>>): () => void {
  function change(edit: (search: URLSearchParams) => void): void {
    const url = new URL(location.href);
    edit(url.searchParams);
    history.replaceState(history.state, '', url);
  }
  const names = Object.keys(parameters);
  change((search) => names.forEach((name) => search.set(name, parameters[name] ?? '')));
  return () => change((search) => names.forEach((name) => search.delete(name)));
}
