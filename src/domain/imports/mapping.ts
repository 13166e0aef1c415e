/** Which column of a file goes where: guessed from its heads, changed by the person, remembered for the next file with the same heads. */
import type { Column } from './columns.ts'
import type { ProfileName, Remark } from './import-kind.ts'

/** Head of the file → name of the column; '' to leave it out. */
export type Mapping = Readonly<Record<string, string>>

const plain = (head: string): string =>
  head
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')

/** Returns the column that a head names, '' for none. */
function guess(head: string, columns: readonly Column[]): string {
  const name = plain(head)
  const exact = columns.find((column) => plain(column.name) === name)
  return (exact ?? columns.find((column) => (column.heads ?? []).some((one) => plain(one) === name)))?.name ?? ''
}

/** Returns a guess for each head. Of two heads that fit a column both are named: the person, or the check, decides. */
export const guessMapping = (heads: readonly string[], columns: readonly Column[]): Mapping =>
  Object.fromEntries(heads.map((head) => [head, guess(head, columns)]))

/** Returns the mapping of a file of another shop: what it calls its own is known, columns of ours may stand beside. */
export const besideProfile = (heads: readonly string[], columns: readonly Column[]): Mapping =>
  Object.fromEntries(
    heads.map((head) => {
      const column = columns.find(
        ({ name }) => name === head.trim().toLowerCase() && (name.includes('_') || name === 'manufacturer'),
      )
      return [head, column?.name ?? '']
    }),
  )

/** Returns what files with the same heads have in common. */
export const signatureOf = (kind: string, heads: readonly string[]): string => `${kind}:${heads.map(plain).join('\u001f')}`

/** Returns the faults of a mapping: what is required and not there, and what is there twice. */
export function mappingFaults(mapping: Mapping, columns: readonly Column[]): Remark[] {
  const names = Object.values(mapping).filter((name) => name !== '')
  const fault = (column: string, code: Remark['code']): Remark => ({ line: 1, column, code, isFault: true, detail: '' })
  const missing = columns
    .filter(({ required, name }) => required && !names.includes(name))
    .map(({ name }) => fault(name, 'no_column'))
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return [...missing, ...[...twice].map((name) => fault(name, 'two_columns'))]
}

/** Heads by which the exports of other shops are known. */
const OF_PROFILES: readonly (readonly [Exclude<ProfileName, 'own'>, readonly string[]])[] = [
  ['shopify', ['handle', 'title', 'variant sku', 'variant price']],
  ['shopify', ['url handle', 'title', 'sku', 'price']],
  ['woocommerce', ['sku', 'name', 'regular price', 'type', 'categories']],
]

/** Returns the shop whose export a file is. */
export function profileOf(heads: readonly string[]): ProfileName {
  const names = new Set(heads.map((head) => head.trim().toLowerCase()))
  return OF_PROFILES.find(([, known]) => known.every((head) => names.has(head)))?.[0] ?? 'own'
}
