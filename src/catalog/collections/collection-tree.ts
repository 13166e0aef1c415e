/** The tree of collections, with lookups by id, key and path. */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { CatalogCollection } from '#store/catalog/catalog.ts'

export interface CollectionNode extends CatalogCollection {
  children: CollectionNode[]
  above: CollectionNode | null
}

/** The tree of what is shown now: a collection that is hidden, before its start or after its end is not in it, nor is what lies below (D-7). */
export interface CollectionTree {
  roots: readonly CollectionNode[]
  byId: ReadonlyMap<number, CollectionNode>
  byKey: ReadonlyMap<string, CollectionNode>
  /** All of them, those not shown now included. */
  everyId: ReadonlyMap<number, CollectionNode>
  byPath: Record<Locale, ReadonlyMap<string, CollectionNode>>
  bySlug: Record<Locale, ReadonlyMap<string, CollectionNode>>
  /** Milliseconds since 1970 at which the next one starts or ends, Infinity when none does. */
  changesAt: number
  /** The moment it is of. */
  now: number
}

export const isRunning = (collection: CatalogCollection, now: number): boolean =>
  (collection.startsAt ?? 0) <= now && now < (collection.endsAt ?? Infinity)

const mapsBy = (key: (node: CollectionNode, locale: Locale) => string, nodes: readonly CollectionNode[]) =>
  perLocale((locale) => new Map(nodes.map((node) => [key(node, locale), node])))

/** Returns the tree of the moment `now` (milliseconds). `collections` are in the order of their positions. */
export function buildCollectionTree(collections: readonly CatalogCollection[], now: number): CollectionTree {
  const nodes = collections.map((collection): CollectionNode => ({ ...collection, children: [], above: null }))
  const everyId = new Map(nodes.map((node) => [node.id, node]))
  for (const node of nodes) node.above = (node.parent !== null && everyId.get(node.parent)) || null

  const shown = (node: CollectionNode): boolean =>
    !node.hidden && isRunning(node, now) && (node.above === null || shown(node.above))
  const running = nodes.filter(shown)
  for (const node of running) node.above?.children.push(node)
  const moments = nodes.flatMap((node) => [node.startsAt, node.endsAt]).filter((at) => at !== null && at > now)
  return {
    roots: running.filter((node) => node.above === null),
    byId: new Map(running.map((node) => [node.id, node])),
    byKey: new Map(running.map((node) => [node.key, node])),
    everyId,
    byPath: mapsBy((node, locale) => node.path[locale], nodes),
    bySlug: mapsBy((node, locale) => node.slug[locale], nodes),
    changesAt: Math.min(Infinity, ...(moments as number[])),
    now,
  }
}

/** Returns the tree as a market sees it: what is not shown there is hidden. The tree itself where all of it is shown. */
export function treeWithout(tree: CollectionTree, locale: Locale): CollectionTree {
  const all = Array.from(tree.everyId.values())
  const isWithheld = ({ withheldIn }: CatalogCollection): boolean => withheldIn.includes(locale)
  if (!all.some(isWithheld)) return tree
  return buildCollectionTree(
    all.map((one) => (isWithheld(one) ? { ...one, hidden: true } : one)),
    tree.now,
  )
}

/** Returns the markets that show a collection of the tree of all. */
export const marketsOf = (tree: CollectionTree, id: number): Locale[] => {
  const node = tree.byId.get(id)
  return node ? LOCALES.filter((locale) => trailOf(node).every(({ withheldIn }) => !withheldIn.includes(locale))) : []
}

/** Returns the collection that lists everything; undefined where the shop has none. */
export const rootCollection = (tree: CollectionTree): CollectionNode | undefined =>
  tree.roots.find((root) => root.flags.includes('all'))

/** Returns the collections that the shop is divided into. */
export const topCollections = (tree: CollectionTree): CollectionNode[] => tree.roots.filter((root) => !root.flags.includes('all'))

/** Returns the collections from the root down to the node itself. */
export function trailOf(node: CollectionNode): CollectionNode[] {
  return [...(node.above ? trailOf(node.above) : []), node]
}

export type CollectionAnswer =
  | { found: CollectionNode }
  | { movedTo: string }
  /** After its end it leads to what is above it, or home. */
  | { endedTo: string | null }
  | { missing: true }

/**
 * Returns what a path means: a collection, its present path when it has moved, or what replaces a collection that has ended (D-7).
 * @param path segments joined by '/', without `/c/`
 * @param retired collection ids by retired slug or path
 */
export function resolveCollection(
  tree: CollectionTree,
  locale: Locale,
  path: string,
  now: number,
  retired: ReadonlyMap<string, number>,
): CollectionAnswer {
  const exact = tree.byPath[locale].get(path)
  if (!exact) {
    const last = path.slice(path.lastIndexOf('/') + 1)
    const id = retired.get(path) ?? retired.get(last)
    const moved = tree.bySlug[locale].get(last) ?? (id === undefined ? undefined : tree.everyId.get(id))
    return moved && hasStarted(moved, now) ? { movedTo: moved.path[locale] } : { missing: true }
  }
  if (tree.byId.has(exact.id)) return { found: exact }
  if (!hasStarted(exact, now)) return { missing: true }
  let above = exact.above
  while (above && !tree.byId.has(above.id)) above = above.above
  return { endedTo: above ? above.path[locale] : null }
}

const hasStarted = (node: CollectionNode, now: number): boolean =>
  !node.hidden && (node.startsAt ?? 0) <= now && (node.above === null || hasStarted(node.above, now))
