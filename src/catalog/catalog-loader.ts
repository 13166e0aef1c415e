/** Loads the catalog from the product cache and the database, and its changes from the database. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { MARKETS } from '#domain/market/market.ts'
import type { Database } from '#store/database/db.ts'
import { readChangedIds, readProducts, type CatalogProduct } from '#store/catalog/catalog-products.ts'
import {
  readAttributes,
  readBrands,
  readCatalogVersion,
  readCollections,
  readDatabaseIdentity,
  readPromotions,
  readRetiredSlugs,
  readShowrooms,
} from '#store/catalog/catalog.ts'
import { readColourways, readContentPictures } from '#store/catalog/pictures.ts'
import { readCompatibilityRules } from '#store/compatibility/rules.ts'
import { readDeliveryRules } from '#store/delivery/delivery.ts'
import { readStoredTerms } from '#store/payments/payment-terms.ts'
import { readEndedRecalls, readRunningRecalls } from '#store/recalls/recalls.ts'
import { readOwnProductTypes } from '#store/search/product-types.ts'
import { buildSnapshot } from '#catalog/columns/build-snapshot.ts'
import { patchSnapshot } from '#catalog/columns/patch.ts'
import type { Snapshot, CatalogContext } from '#catalog/columns/snapshot.ts'
import { tagsOf } from './page-tags.ts'
import type { CachedCatalog, ProductCache } from './product-cache.ts'

type Db = Pick<Database, 'query' | 'unhurried'>
type Clock = { now(): Date }

/** More products than this are not read within the time limit of a request. */
const MANY = 1_000

export interface Changes {
  /** Ids of the products that changed. */
  products: number[]
  /** Tags of the pages that show the changes. */
  tags: string[]
}

export interface CatalogLoader {
  readonly snapshot: Snapshot
  /** Reads what has changed and replaces the snapshot; null when nothing has changed. Not to be called while it runs. */
  readChanges(): Promise<Changes | null>
  /** Writes the products to the cache for the next start, unless it has them. */
  writeCache(): Promise<void>
}

/** Returns a loader that has read the whole catalog. */
export async function loadCatalog(db: Db, clock: Clock, cache: ProductCache | null): Promise<CatalogLoader> {
  // The version is read first: what is written after it is read again by the next refresh, never missed.
  const version = await readCatalogVersion(db.query)
  const database = await readDatabaseIdentity(db.query)
  const cached = usable(await cache?.read(database), version)
  const products = await loadProducts(db, cached, version)
  const context = await readContext(db.query)
  const now = clock.now().getTime()
  const isCurrent = cached?.version === version && isSame(cached.context, context) && now < cached.snapshot.changesAt
  const snapshot = isCurrent
    ? cached.snapshot
    : await buildSnapshot({ ...context, version, products: products.values() }, now, yieldToEventLoop)
  const loaded = { version, products, context, snapshot }
  return new DatabaseLoader(db, clock, loaded, cache && { cache, database, version: cached?.version ?? null })
}

/** A cache that is newer than the database belongs to another history: a backup was restored. */
const usable = (cached: CachedCatalog | null | undefined, version: number): CachedCatalog | null =>
  cached && cached.version <= version ? cached : null

/** Returns the products by id: the cached ones with the changes since then, or all from the database. */
async function loadProducts(db: Db, cached: CachedCatalog | null, version: number): Promise<Map<number, CatalogProduct>> {
  const products = new Map(cached?.products.map((product) => [product.id, product]))
  const missing = cached ? await changedSince(db, cached.version, version) : await readMany(db, null)
  for (const product of missing) products.set(product.id, product)
  return products
}

async function changedSince(db: Db, before: number, version: number): Promise<CatalogProduct[]> {
  const ids = before < version ? await readChangedIds(db.query, before) : []
  return ids.length > 0 ? readMany(db, ids) : []
}

function readMany(db: Db, ids: readonly number[] | null): Promise<CatalogProduct[]> {
  const read = () => readProducts(db.query, ids)
  return ids === null || ids.length > MANY ? db.unhurried(read) : read()
}

interface Loaded {
  version: number
  products: Map<number, CatalogProduct>
  context: CatalogContext
  snapshot: Snapshot
}

interface CacheState {
  cache: ProductCache
  database: string
  /** The version that the cache has, null for none. */
  version: number | null
}

class DatabaseLoader implements CatalogLoader {
  readonly #db: Db
  readonly #clock: Clock
  readonly #loaded: Loaded
  readonly #cache: CacheState | null

  constructor(db: Db, clock: Clock, loaded: Loaded, cache: CacheState | null) {
    this.#db = db
    this.#clock = clock
    this.#loaded = loaded
    this.#cache = cache
  }

  get snapshot(): Snapshot {
    return this.#loaded.snapshot
  }

  async writeCache(): Promise<void> {
    const state = this.#cache
    const { version, products, context } = this.#loaded
    if (!state || state.version === version) return
    state.version = version
    await state.cache.write(state.database, { version, products: [...products.values()], context })
  }

  async readChanges(): Promise<Changes | null> {
    const loaded = this.#loaded
    const version = await readCatalogVersion(this.#db.query)
    const isDue = this.#clock.now().getTime() >= loaded.snapshot.changesAt
    if (version === loaded.version && !isDue) return null
    const ids = version === loaded.version ? [] : await readChangedIds(this.#db.query, loaded.version)
    const changed = version === loaded.version ? [] : await readMany(this.#db, ids)
    const context = await readContext(this.#db.query)
    const before = loaded.context
    const isSameAround = isSame(context, before)
    const replaced = changed.map((product) => [loaded.products.get(product.id), product] as const)
    const { ruled: ruledBefore } = loaded.snapshot
    await this.#replace(changed, context, version, !isDue && isSameAround)
    const { ruled: ruledNow } = loaded.snapshot
    const ruled = (id: number) => [...(ruledBefore.get(id) ?? []), ...(ruledNow.get(id) ?? [])]
    return {
      products: changed.map(({ id }) => id),
      tags:
        isDue || !looksSame(context, before)
          ? ['shell']
          : replaced.flatMap(([old, product]) => tagsOf(old, product, ruled(product.id))),
    }
  }

  /** Replaces the snapshot, by a patch where possible. After an error all is as before: the next call reads the same changes. */
  async #replace(changed: readonly CatalogProduct[], context: CatalogContext, version: number, mayPatch: boolean): Promise<void> {
    const loaded = this.#loaded
    const { products } = loaded
    const now = this.#clock.now().getTime()
    const patched = mayPatch ? patchSnapshot(loaded.snapshot, changed, version, now) : null
    const replaced = changed.map(({ id }) => [id, products.get(id)] as const)
    for (const product of changed) products.set(product.id, product)
    try {
      loaded.snapshot =
        patched ?? (await buildSnapshot({ ...context, version, products: products.values() }, now, yieldToEventLoop))
    } catch (error) {
      for (const [id, old] of replaced)
        if (old) products.set(id, old)
        else products.delete(id)
      throw error
    }
    loaded.context = context
    loaded.version = version
  }
}

/** Whether pages look the same around the products: what leads to a product from its former address is on no page. */
const looksSame = (a: CatalogContext, b: CatalogContext): boolean => {
  const shown = (context: CatalogContext) => ({ ...context, retired: context.retired.filter(({ kind }) => kind !== 'product') })
  return isSame(shown(a), shown(b))
}

const isSame = (a: CatalogContext, b: CatalogContext): boolean => JSON.stringify(a) === JSON.stringify(b)

const readContext = async (query: Database['query']): Promise<CatalogContext> => ({
  collections: await readCollections(query),
  brands: await readBrands(query),
  retired: await readRetiredSlugs(query),
  attributes: await readAttributes(query),
  colourways: await readColourways(query),
  contentPictures: await readContentPictures(query),
  promotions: await readPromotions(query),
  showrooms: await readShowrooms(query),
  recalls: await readRunningRecalls(query),
  endedRecalls: await readEndedRecalls(query),
  productTypes: await readOwnProductTypes(query),
  compatibility: await readCompatibilityRules(query),
  deliveryRules: {
    ro: await readDeliveryRules(query, 'ro', MARKETS.ro.currency),
    en: await readDeliveryRules(query, 'en', MARKETS.en.currency),
    hu: await readDeliveryRules(query, 'hu', MARKETS.hu.currency),
  },
  paymentTerms: await readStoredTerms(query),
})
