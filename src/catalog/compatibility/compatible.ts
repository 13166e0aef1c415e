/** What fits with a product: by what is stated of it or of the other, and by the rules of the merchant. */
import {
  FITS,
  isAdapterOf,
  isOnSide,
  judge,
  UNKNOWN,
  type CompatibilityRule,
  type Verdict,
} from '#domain/compatibility/compatibility-rule.ts'
import { derive, deriveFor, type Snapshot } from '#catalog/columns/snapshot.ts'
import { everyDocOfType, isOfType } from './docs-of-type.ts'

/** A product that fits with another one. */
export interface Compatible {
  doc: number
  /** What says so; null where it is stated of the two. */
  rule: CompatibilityRule | null
  /** Doc of what goes between them, null for nothing. */
  adapter: number | null
  /** Whether the product asked about is an accessory or a spare part of this one, or the other way round; null for neither. */
  accessory: 'of' | 'for' | null
}

const newKnown = () => new Map<number, readonly Compatible[]>()

/**
 * Returns what fits with a product of a market's view: what is stated first, then rule by rule in recommended order, the sold-out ones
 * of each last. A product that an adapter is needed for is left out where nobody sells the adapter. None for what is being recalled or
 * may not be promoted (LAW-40, LAW-41).
 */
export const compatibleWith = (snapshot: Snapshot, doc: number): readonly Compatible[] =>
  deriveFor(snapshot, newKnown, doc, () => find(snapshot, doc))

function find(snapshot: Snapshot, doc: number): Compatible[] {
  if (!isShown(snapshot, doc)) return []
  const found = new Map<number, Compatible>()
  for (const one of [...statedOf(snapshot, doc), ...ruledOf(snapshot, doc)])
    if (one.doc !== doc && !found.has(one.doc) && isShown(snapshot, one.doc)) found.set(one.doc, one)
  return [...found.values()]
}

/** Returns whether a product may stand among what fits, or be asked about. */
function isShown({ products, byId, recalls }: Snapshot, doc: number): boolean {
  const { id, noPromo } = products[doc]!
  return !noPromo && byId.has(id) && recalls.every(({ product }) => product !== id)
}

/** Pairs that are stated, by the doc of the side that does not state them. */
function statedByOthers({ products, byId }: Snapshot): ReadonlyMap<number, { product: number; adapter: number | null }[]> {
  const found = new Map<number, { product: number; adapter: number | null }[]>()
  for (const { id, fitsWith = [] } of products)
    for (const { product, adapter } of fitsWith) {
      const doc = byId.get(product)
      if (doc !== undefined) found.set(doc, [...(found.get(doc) ?? []), { product: id, adapter }])
    }
  return found
}

function statedOf(snapshot: Snapshot, doc: number): Compatible[] {
  const stated = [...(snapshot.products[doc]!.fitsWith ?? []), ...(derive(snapshot, statedByOthers).get(doc) ?? [])]
  return stated.flatMap(({ product, adapter }): Compatible[] => {
    const other = snapshot.byId.get(product)
    if (other === undefined) return []
    if (adapter === null) return [{ doc: other, rule: null, adapter: null, accessory: null }]
    const between = snapshot.byId.get(adapter)
    return between === undefined || !isShown(snapshot, between)
      ? []
      : [{ doc: other, rule: null, adapter: between, accessory: null }]
  })
}

function ruledOf(snapshot: Snapshot, doc: number): Compatible[] {
  const { products } = snapshot
  const own = products[doc]!
  return snapshot.compatibility.flatMap((rule) => {
    const sides = sidesOf(snapshot, rule, doc)
    const adapter = sides.length === 0 ? undefined : adapterOf(snapshot, rule, doc)
    if (adapter === undefined) return []
    return sides.flatMap((isOne): Compatible[] => {
      const accessory = rule.isAccessory ? (isOne ? 'of' : 'for') : null
      const fitting = everyDocOfType(snapshot, (isOne ? rule.other : rule.one).type).filter((other) => {
        const second = products[other]!
        return (isOne ? judge(rule, own, second) : judge(rule, second, own)) === FITS
      })
      return fitting.map((other) => ({ doc: other, rule, adapter, accessory }))
    })
  })
}

/** Returns the sides of a rule that speak of a product: true for the first. */
function sidesOf(snapshot: Snapshot, rule: CompatibilityRule, doc: number): boolean[] {
  const goods = snapshot.products[doc]!
  const isOn = (side: CompatibilityRule['one']) => isOfType(snapshot, doc, side.type) && isOnSide(side, goods)
  return [isOn(rule.one) ? [true] : [], isOn(rule.other) ? [false] : []].flat()
}

/** Returns the doc of the adapter that a rule needs for a product: null for none, undefined where nobody sells one. */
function adapterOf(snapshot: Snapshot, rule: CompatibilityRule, doc: number): number | null | undefined {
  if (rule.adapter === null) return null
  return everyDocOfType(snapshot, rule.adapter).find(
    (other) => other !== doc && isShown(snapshot, other) && isAdapterOf(rule, snapshot.products[other]!, snapshot.products[doc]!),
  )
}

/** What is known of two products. */
export type PairAnswer = { is: 'fits'; compatible: Compatible } | Exclude<Verdict, { is: 'fits' }>

/** Returns whether another product fits with one, as far as anybody has stated. */
export function answerFor(snapshot: Snapshot, doc: number, other: number): PairAnswer {
  const compatible = compatibleWith(snapshot, doc).find((one) => one.doc === other)
  if (compatible) return { is: 'fits', compatible }
  const [a, b] = [snapshot.products[doc]!, snapshot.products[other]!]
  const verdicts = snapshot.compatibility.flatMap((rule): Verdict[] => {
    const { one, other: second } = rule
    const isPair = (x: number, y: number) => isOfType(snapshot, x, one.type) && isOfType(snapshot, y, second.type)
    return [isPair(doc, other) ? [judge(rule, a, b)] : [], isPair(other, doc) ? [judge(rule, b, a)] : []].flat()
  })
  return verdicts.find((verdict) => verdict.is === 'differs') ?? UNKNOWN
}

/** Returns the docs of the kinds of goods that rules set beside a product, and of what is stated of it, in recommended order. */
export function candidatesFor(snapshot: Snapshot, doc: number): number[] {
  const kinds = new Set(
    snapshot.compatibility.flatMap(({ one, other }) => [
      ...(isOfType(snapshot, doc, one.type) ? [other.type] : []),
      ...(isOfType(snapshot, doc, other.type) ? [one.type] : []),
    ]),
  )
  const docs = new Set([
    ...Array.from(kinds, (key) => everyDocOfType(snapshot, key)).flat(),
    ...compatibleWith(snapshot, doc).map((one) => one.doc),
  ])
  return [...docs].filter((other) => other !== doc && isShown(snapshot, other)).sort((x, y) => x - y)
}
