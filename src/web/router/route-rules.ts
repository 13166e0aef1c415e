/** Rules of addresses as the build file tells them (BUILD-3), and the one that holds for a path. */

/** What is known of an address before it is asked for. */
export interface RouteRule {
  /** Whether its page is the same for everybody and has `{path}/_payload.json`. */
  prerender?: boolean
  layout?: string
  redirect?: { to: string; statusCode: number }
}

/** Exact paths, path prefixes, and below a prefix with one changing segment a table of its own. */
export interface RuleTable {
  static: Record<string, RouteRule>
  wildcard: Record<string, RouteRule>
  dynamic: Record<string, RuleTable>
}

const byLength = <T>(rules: Record<string, T>): [string, T][] => Object.entries(rules).toSorted(([a], [b]) => a.length - b.length)

/** Returns every rule that a path without query falls under, the most particular one last. @throws TypeError for a table of another form */
function rulesOf(table: RuleTable, path: string): RouteRule[] {
  const below = byLength(table.dynamic).flatMap(([prefix, inner]) => {
    if (!path.startsWith(`${prefix}/`)) return []
    const rest = path.slice(prefix.length).split('/').slice(2).join('/')
    return rulesOf(inner, `/${rest}`)
  })
  const exact = table.static[path]
  return [
    ...byLength(table.wildcard).flatMap(([prefix, rule]) => (path === prefix || path.startsWith(`${prefix}/`) ? [rule] : [])),
    ...below,
    ...(exact ? [exact] : []),
  ]
}

/** Returns the rule of a path without query, put together from all that it falls under. */
export const ruleOf = (table: RuleTable, path: string): RouteRule => Object.assign({}, ...rulesOf(table, path))
