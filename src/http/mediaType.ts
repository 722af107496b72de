/** The media type of a request's body in lower case, without parameters. Undefined without a `Content-Type`. */
export function mediaType({ headers }: Request): string | undefined {
  return headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
}
