import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#store/database/db.ts'
import { readChangedIds, readProducts, type CatalogProduct } from '#store/catalog/catalog-products.ts'
import { readDeliveryRules } from '#store/delivery/delivery.ts'
import { MARKETS } from '#domain/market/market.ts'
import {
  readAttributes,
  readBrands,
  readCatalogVersion,
  readCollections,
  readDatabaseIdentity,
  readLookbook,
  readPromotions,
  readRetiredSlugs,
  readShowrooms,
} from '#store/catalog/catalog.ts'
import { readColourways, readContentPictures } from '#store/catalog/pictures.ts'
import { LAST_PIECES } from '#catalog/products/card.ts'
import type { KeptProducts } from './product-cache.ts'
import { openSearch, type Search } from '#catalog/search/search.ts'
import { patchSnapshot } from '#catalog/columns/patch.ts'
import { buildSnapshot, type Snapshot, type Surroundings } from '#catalog/columns/snapshot.ts'

export interface Catalog {
  /** The present snapshot. Read it once a request; it may be replaced. */
  readonly current: Snapshot
  readonly search: Search
  /**
   * Reads changes and replaces the snapshot. Returns the tags of pages that show it: of a product alone when no
   * card shows the difference, `shell` for every page; none when nothing has changed.
   */
  refresh(): Promise<string[]>
  /** Refreshes every `everyMs` until `stop` is called; `changed` gets the tags, `failed` the error. */
  watch(options: { everyMs?: number; changed(tags: string[]): void; failed(error: unknown): void }): { stop(): Promise<void> }
}

const POLL_MS = 1_000
/** Products that are read within the time limit of a request. */
const MANY = 1_000

/** Loads the catalog and waits for it; an empty shop has an empty one. */
export async function openCatalog(
  db: Pick<Database, 'query' | 'unhurried'>,
  clock: { now(): Date },
  kept: KeptProducts | null = null,
): Promise<Catalog> {
  const products = new Map<number, CatalogProduct>()
  /** The time limit of a request is too short for the whole catalog. */
  const readMany = (ids: readonly number[] | null) => {
    const read = () => readProducts(db.query, ids)
    return ids === null || ids.length > MANY ? db.unhurried(read) : read()
  }
  // The version is read first: what is written meanwhile is read again.
  let version = await readCatalogVersion(db.query)
  const database = await readDatabaseIdentity(db.query)
  const before = (await kept?.read(database)) ?? null
  const isOlder = before !== null && before.version <= version
  if (isOlder) for (const product of before.products) products.set(product.id, product)
  const missing = isOlder && before.version < version ? await readChangedIds(db.query, before.version) : []
  if (!isOlder || missing.length > 0)
    for (const product of await readMany(isOlder ? missing : null)) products.set(product.id, product)
  let keptVersion = isOlder ? before.version : null

  /** Caches the products for the next start. */
  async function keep(): Promise<void> {
    if (!kept || keptVersion === version) return
    keptVersion = version
    await kept.write(database, { version, products: [...products.values()], surroundings: around })
  }

  const build = (at: number, surroundings: Surroundings) =>
    buildSnapshot({ ...surroundings, version: at, products: products.values() }, clock.now().getTime(), nextTurn)

  let around = await readSurroundings(db.query)
  const isReady =
    before?.version === version && isSame(before.surroundings, around) && clock.now().getTime() < before.snapshot.changesAt
  let current = isReady ? before.snapshot : await build(version, around)
  const search = openSearch(db.query)

  let refreshing: Promise<string[]> = Promise.resolve([])
  /** Refreshes run one after the other: concurrent ones would replace snapshots in any order. */
  const refresh = () => (refreshing = refreshing.catch(() => []).then(readChanges))

  async function readChanges(): Promise<string[]> {
    const newest = await readCatalogVersion(db.query)
    const isDue = clock.now().getTime() >= current.changesAt
    if (newest === version && !isDue) return []
    const changed = newest === version ? [] : await readMany(await readChangedIds(db.query, version))
    const surroundings = await readSurroundings(db.query)
    const isSameAround = isSame(surroundings, around)
    const replaced = changed.map((product) => [products.get(product.id), product] as const)
    const patched = isDue || !isSameAround ? null : patchSnapshot(current, changed, newest, clock.now().getTime())
    for (const product of changed) products.set(product.id, product)
    try {
      current = patched ?? (await build(newest, surroundings))
    } catch (error) {
      // The next refresh must find the same changes.
      for (const [old, { id }] of replaced)
        if (old) products.set(id, old)
        else products.delete(id)
      throw error
    }
    around = surroundings
    version = newest
    await search.update(
      current,
      changed.map(({ id }) => id),
    )
    if (isDue || !isSameAround) return ['shell']
    return replaced.flatMap(([old, product]) => [
      `p:${product.id}`,
      ...(old && cardFacts(old) === cardFacts(product) ? [] : ['listing', ...placesOf(old), ...placesOf(product)]),
    ])
  }

  return {
    get current() {
      return current
    },
    search,
    refresh,
    watch({ everyMs = POLL_MS, changed, failed }) {
      let timer: NodeJS.Timeout | undefined
      let running: Promise<void> = Promise.resolve()
      let isStopped = false
      const stopped = Promise.withResolvers<void>()
      const again = () => {
        timer = setTimeout(() => {
          running = refresh()
            .then((tags) => tags.length > 0 && changed(tags))
            .catch(failed)
            .then(() => isStopped || again())
            .then(() => undefined)
        }, everyMs).unref()
      }
      // Stopping does not wait for the search index.
      running = Promise.race([search.update(current), stopped.promise])
        .then(keep)
        .catch(failed)
        .then(() => void (isStopped || again()))
      return {
        async stop() {
          isStopped = true
          stopped.resolve()
          clearTimeout(timer)
          await running
          await keep().catch(failed)
        },
      }
    },
  }
}

const isSame = (a: Surroundings, b: Surroundings): boolean => JSON.stringify(a) === JSON.stringify(b)

const placesOf = (product: CatalogProduct | undefined): string[] => (product?.collections ?? []).map((id) => `c:${id}`)

/** Returns the data of a product that a card shows; the quantity only as far as it is shown. */
const cardFacts = (product: CatalogProduct): string => {
  const free = product.variants.reduce((sum, variant) => sum + variant.free, 0)
  const variants = product.variants.map((variant) => ({ ...variant, free: variant.free > 0 }))
  return JSON.stringify({ ...product, variants, last: Math.min(free, LAST_PIECES + 1) })
}

const readSurroundings = async (query: Database['query']): Promise<Surroundings> => ({
  collections: await readCollections(query),
  brands: await readBrands(query),
  retired: await readRetiredSlugs(query),
  attributes: await readAttributes(query),
  colourways: await readColourways(query),
  contentPictures: await readContentPictures(query),
  promotions: await readPromotions(query),
  lookbook: await readLookbook(query),
  showrooms: await readShowrooms(query),
  deliveryRules: {
    ro: await readDeliveryRules(query, 'ro', MARKETS.ro.currency),
    en: await readDeliveryRules(query, 'en', MARKETS.en.currency),
    hu: await readDeliveryRules(query, 'hu', MARKETS.hu.currency),
  },
})
