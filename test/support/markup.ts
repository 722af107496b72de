/** Markup that tries to escape from every context, with scripts that would change the page's title. */
export const MARKUP =
  `'"><img src=x onerror="document.title='pwned'"><script>document.title='pwned'</script>` +
  `<svg onload="document.title='pwned'"><a href="javascript:pwned()">{{7*7}}\${7*7}</a></textarea></option>&lt;b&gt;`;
