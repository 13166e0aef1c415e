/** The catalog as one market sees it: without what is withheld there, products, bundles that contain one, and collections. */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { treeWithout, type CollectionTree } from '#catalog/collections/collection-tree.ts'
import { derive, type Snapshot } from './snapshot.ts'

type Views = Readonly<Record<Locale, Snapshot>>

/**
 * Returns the snapshot in which only that is found which the market sells, in the collections that list it there. Docs and columns are
 * those of the whole snapshot, so that `products` has the withheld ones too: whoever walks over it asks `isSeen`. The snapshot itself
 * where nothing is withheld.
 */
export const seenIn = (snapshot: Snapshot, locale: Locale): Snapshot => derive(snapshot, viewsOf)[locale]

/** Returns whether a product of a view is sold in its market. */
export const isSeen = (view: Snapshot, product: { id: number }): boolean => view.byId.has(product.id)

/** Returns brand → how many of its products the market of a view sells; brands without one are not in it. */
export const soldByBrand = (view: Snapshot): ReadonlyMap<number, number> => derive(view, countByBrand)

function countByBrand(view: Snapshot): Map<number, number> {
  const counts = new Map<number, number>()
  for (const product of view.products) if (isSeen(view, product)) counts.set(product.brand, (counts.get(product.brand) ?? 0) + 1)
  return counts
}

function viewsOf(snapshot: Snapshot): Views {
  const trees = perLocale((locale) => treeWithout(snapshot.tree, locale))
  const views = { ro: snapshot, en: snapshot, hu: snapshot }
  for (const locale of LOCALES) {
    const hidden = withheld(snapshot, locale)
    const [tree, unlisted] = [trees[locale], unlistedIn(snapshot, locale)]
    if (hidden.size > 0 || tree !== snapshot.tree || unlisted.size > 0)
      views[locale] = without(snapshot, locale, { hidden, tree, unlisted })
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

/** Returns collection → the docs that its rules list in other markets alone. */
function unlistedIn({ ruled, ruledApart, byId }: Snapshot, locale: Locale): Map<number, Set<number>> {
  const unlisted = new Map<number, Set<number>>()
  for (const [id, listed] of ruledApart) {
    for (const collection of ruled.get(id) ?? []) {
      if (listed[locale].includes(collection)) continue
      const docs = unlisted.get(collection) ?? new Set()
      unlisted.set(collection, docs.add(byId.get(id)!))
    }
  }
  return unlisted
}

interface Left {
  hidden: ReadonlySet<number>
  tree: CollectionTree
  unlisted: ReadonlyMap<number, ReadonlySet<number>>
}

function without(snapshot: Snapshot, locale: Locale, { hidden, tree, unlisted }: Left): Snapshot {
  const isLeft = (doc: number): boolean => !hidden.has(doc)
  const left = <Key>(docs: ReadonlyMap<Key, number>) => new Map([...docs].filter(([, doc]) => isLeft(doc)))
  const listed = [...snapshot.inCollection].filter(([id]) => tree.byId.has(id))
  const ruled = new Map(snapshot.ruled)
  for (const [id, lists] of snapshot.ruledApart) ruled.set(id, lists[locale])
  return {
    ...snapshot,
    tree,
    ruled,
    all: snapshot.all.filter(isLeft),
    // Another array: what is kept by its identity belongs to one view.
    ids: snapshot.ids.slice(),
    inCollection: new Map(listed.map(([id, docs]) => [id, docs.filter((doc) => isLeft(doc) && !unlisted.get(id)?.has(doc))])),
    byId: left(snapshot.byId),
    bySlug: { ...snapshot.bySlug, [locale]: left(snapshot.bySlug[locale]) },
    bundlesWith: new Map(Array.from(snapshot.bundlesWith, ([id, docs]) => [id, docs.filter(isLeft)])),
    derived: new Map(),
  }
}
