/** What the address of a list asks for. */

/** Returns the query with another value for a name; without the name for ''. */
export function withAsked(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** Returns the query of a page of a list: the first, or the one after a row. */
export function pageQuery(asked: string, after: string | null): string {
  const query = new URLSearchParams(asked)
  if (after !== null) query.set('after', after)
  return query.toString()
}
