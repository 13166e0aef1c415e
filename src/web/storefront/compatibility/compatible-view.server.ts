/** What fits with a product as its page shows it: with the reason in words. */
import { compatibleWith, type Compatible } from '#catalog/compatibility/compatible.ts'
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { valueLabel } from '#catalog/products/details.ts'
import { statedValue } from '#domain/compatibility/compatibility-rule.ts'
import type { Market } from '#domain/market/market.ts'
import * as text from '#messages/goods/compatibility.ts'
import { cardOf } from '#web/storefront/card/card-view.server.ts'
import type { CompatibleItem, CompatibleView } from './view.ts'

/** Products of the section. */
const FITTING_SHOWN = 6

/** Returns the section of a product's page, with the docs that it shows; null where nothing is known to fit. */
export function compatibleView(snapshot: Snapshot, doc: number, market: Market): { view: CompatibleView; docs: number[] } | null {
  const all = compatibleWith(snapshot, doc)
  if (all.length === 0) return null
  const shown = inTurn(snapshot, all).slice(0, FITTING_SHOWN)
  return {
    view: {
      items: shown.map((one) => itemOf(snapshot, one, market)),
      count: all.length,
      accessoryOf: shown.flatMap((one) => (one.accessory === 'of' ? String(snapshot.ids[one.doc]) : [])),
    },
    docs: shown.flatMap((one) => (one.adapter === null ? one.doc : [one.doc, one.adapter])),
  }
}

/** Returns one of each collection in turn: what is stated stays in front, what is sold out comes last. */
function inTurn(snapshot: Snapshot, all: readonly Compatible[]): Compatible[] {
  const isThere = ({ doc }: Compatible) => doc < snapshot.firstSoldOut
  return [all.filter(isThere), all.filter((one) => !isThere(one))].flatMap((part) => {
    const groups = [...Map.groupBy(part, ({ doc }) => snapshot.products[doc]!.collection).values()]
    const longest = Math.max(0, ...groups.map(({ length }) => length))
    return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat()
  })
}

/** Returns one that fits as it stands in a list. */
export function itemOf(snapshot: Snapshot, compatible: Compatible, market: Market): CompatibleItem {
  const { doc, adapter } = compatible
  const between = adapter === null ? null : cardOf(snapshot, adapter, market)
  return {
    ...plainItem(snapshot, doc, market),
    why: whyOf(snapshot, compatible, market),
    ...(between && { adapter: { name: between.name, href: between.href } }),
  }
}

/** The same without a reason. */
export function plainItem(snapshot: Snapshot, doc: number, market: Market): Omit<CompatibleItem, 'why'> {
  const { product, href, name, brand, image, tint, sale, prior, from, soldOut } = cardOf(snapshot, doc, market)
  return { product, href, name, brand, image, tint, sale, prior, from, soldOut }
}

function whyOf(snapshot: Snapshot, { doc, rule }: Compatible, market: Market): string {
  if (rule === null) return text.stated()
  const { attributes, brand } = productAt(snapshot, doc)
  const values = rule.same.map((key) => labelOf(snapshot, key, statedValue(attributes, key), market))
  return [...values, ...(rule.sameBrand ? [text.sameBrand({ brand: snapshot.brands.get(brand)?.name ?? '' })] : [])].join(', ')
}

/** Returns a value of an attribute as customers read it. */
export function labelOf(snapshot: Snapshot, key: string, value: string, { locale }: Market): string {
  const attribute = snapshot.attributes.get(key)
  return (attribute && valueLabel(attribute, value, locale)) ?? value
}
