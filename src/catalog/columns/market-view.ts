/** The catalog as one market sees it: without the products that are withheld there, and the bundles that contain one. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { derive, type Snapshot } from './snapshot.ts'

type Views = Readonly<Record<Locale, Snapshot>>

/**
 * Returns the snapshot in which only that is found which the market sells. Docs and columns are those of the whole snapshot, so that
 * `products` has the withheld ones too: whoever walks over it asks `isSeen`. The snapshot itself where nothing is withheld.
 */
export const seenIn = (snapshot: Snapshot, locale: Locale): Snapshot => derive(snapshot, viewsOf)[locale]

/** Returns whether a product of a view is sold in its market. */
export const isSeen = (view: Snapshot, product: { id: number }): boolean => view.byId.has(product.id)

function viewsOf(snapshot: Snapshot): Views {
  const views = { ro: snapshot, en: snapshot, hu: snapshot }
  for (const locale of LOCALES) {
    const hidden = withheld(snapshot, locale)
    if (hidden.size > 0) views[locale] = without(snapshot, locale, hidden)
  }
  return views
}

/** Returns the docs that the market does not sell. */
function withheld({ products, byId }: Snapshot, locale: Locale): Set<number> {
  const hidden = new Set<number>()
  for (const [doc, { withheldIn }] of products.entries()) if (withheldIn.includes(locale)) hidden.add(doc)
  if (hidden.size === 0) return hidden
  for (const [doc, { parts }] of products.entries())
    if (parts.some((part) => hidden.has(byId.get(part.product) ?? -1))) hidden.add(doc)
  return hidden
}

function without(snapshot: Snapshot, locale: Locale, hidden: ReadonlySet<number>): Snapshot {
  const isLeft = (doc: number): boolean => !hidden.has(doc)
  const left = <Key>(docs: ReadonlyMap<Key, number>) => new Map([...docs].filter(([, doc]) => isLeft(doc)))
  return {
    ...snapshot,
    all: snapshot.all.filter(isLeft),
    // Another array: what is kept by its identity belongs to one view.
    ids: snapshot.ids.slice(),
    inCollection: new Map(Array.from(snapshot.inCollection, ([id, docs]) => [id, docs.filter(isLeft)])),
    byId: left(snapshot.byId),
    bySlug: { ...snapshot.bySlug, [locale]: left(snapshot.bySlug[locale]) },
    bundlesWith: new Map(Array.from(snapshot.bundlesWith, ([id, docs]) => [id, docs.filter(isLeft)])),
    derived: new Map(),
  }
}
