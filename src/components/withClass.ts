/** A part's own class, and the consumer's beside it. */
export function withClass(own: string, consumers: string | undefined): string {
  return consumers ? `${own} ${consumers}` : own;
}
