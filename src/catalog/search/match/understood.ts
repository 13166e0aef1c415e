/** Tells the customer what was understood of a query as filters, so that each can be taken off. */
import type { Locale } from '#domain/market/market.ts'
import type { UnderstoodKind, UnderstoodPart } from '#domain/search/search.ts'
import { optionName } from '#catalog/products/attribute-option.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { withoutParts, writtenPart } from '#catalog/search/text/placed-text.ts'
import type { Segment } from '#catalog/search/understand/segment.ts'
import type { Constraint, ConstraintKind } from './constraint.ts'
import type { QueryReading } from './hits.ts'

interface Context {
  index: SearchIndex
  locale: Locale
  snapshot: Snapshot
}

/** Words are no filters: the customer sees them in the names. */
const WORDS: ReadonlySet<ConstraintKind> = new Set<ConstraintKind>(['describing', 'text', 'unknown'])

/** Returns the parts of a query that are filters, in its order; of what no product fulfils nothing is said. */
export function understoodParts(context: Context, reading: QueryReading): UnderstoodPart[] {
  const { candidates, constraints, dropped, understanding } = reading
  const kinds = new Map<Segment, UnderstoodKind>()
  for (const segment of candidates.named) kinds.set(segment, 'type')
  for (const one of constraints)
    if (isFilter(one) && !dropped.includes(one)) for (const segment of one.segments) kinds.set(segment, one.kind)
  return understanding.segments.flatMap((segment) => {
    const kind = kinds.get(segment)
    if (kind === undefined) return []
    const withoutIt = withoutParts(understanding.text, segment.parts)
    if (withoutIt === '') return []
    const colour = kind === 'colour' ? colourOf(segment) : undefined
    return [{ kind, label: labelOf(context, segment, reading), withoutIt, ...(colour !== undefined && { colour }) }]
  })
}

const isFilter = (one: Constraint): one is Constraint & { kind: UnderstoodKind } => !WORDS.has(one.kind)

/** Returns the name of what a segment means; for measures, ages and prices the words as typed. */
function labelOf({ index, locale, snapshot }: Context, { meaning, parts }: Segment, { understanding }: QueryReading): string {
  const typed = parts.map(({ from, to }) => writtenPart(understanding.text, from, to)).join(' ')
  if (meaning.kind !== 'known') return typed
  const first = meaning.meanings.find(({ kind }) => kind !== 'filler')
  if (first?.kind === 'type') return index.types.types[first.type]!.names[locale][0] ?? typed
  if (first?.kind === 'brand') return snapshot.brands.get(first.brand)?.name ?? typed
  if (first?.kind === 'collection') return snapshot.tree.byId.get(first.collection)?.name[locale] ?? typed
  if (first?.kind !== 'fact') return typed
  const attribute = snapshot.attributes.get(first.attribute)
  if (!attribute) return typed
  return attribute.kind === 'bool' ? attribute.name[locale] : (optionName(attribute, first.value, locale) ?? typed)
}

function colourOf({ meaning }: Segment): string | undefined {
  const fact = meaning.kind === 'known' ? meaning.meanings.find((one) => one.kind === 'fact') : undefined
  return fact?.value
}
