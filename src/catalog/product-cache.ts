/**
 * The catalog as it was last read, cached in a file: reading a few megabytes takes a tenth of the time of the database queries.
 * What has changed since then is read from the database, which stays the truth.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { buildSnapshot } from '#catalog/columns/build-snapshot.ts'
import type { Snapshot, CatalogContext } from '#catalog/columns/snapshot.ts'

export interface CatalogAtVersion {
  /** All changes up to it are in. */
  version: number
  products: CatalogProduct[]
  context: CatalogContext
}
/** With the snapshot that was built from it. */
export type CachedCatalog = CatalogAtVersion & { snapshot: Snapshot }

export interface ProductCache {
  /** Returns the cached catalog of this database, null when there is none. */
  read(database: string): Promise<CachedCatalog | null>
  write(database: string, catalog: CatalogAtVersion): Promise<void>
}

/** A hash of the code that decides the shape of a product: a file of other code is not read. */
const SHAPE = [
  '../store/catalog/catalog-products.ts',
  '../store/catalog/catalog-variants.ts',
  '../store/catalog/catalog.ts',
  '../store/catalog/pictures.ts',
  '../store/compatibility/rules.ts',
  '../store/compatibility/stated.ts',
  '../store/delivery/delivery.ts',
  '../store/recalls/recalls.ts',
  '../store/search/product-types.ts',
  '../domain/catalog/collection-rule.ts',
  '../domain/catalog/size.ts',
  '../domain/compatibility/compatibility-rule.ts',
  '../domain/payments/payment-terms.ts',
]
  .reduce((hash, source) => hash.update(readFileSync(new URL(source, import.meta.url))), createHash('sha1'))
  .digest('hex')

interface Summary {
  version: number
  count: number
}

/** Products that are read or written between two yields to the event loop. */
const PRODUCTS_A_LINE = 250

/** Returns the content of the file and its first line, which names the database; null for a missing, broken or other file. */
async function readCacheFile(file: string, now: () => Date): Promise<{ head: string; cached: CachedCatalog } | null> {
  try {
    const lines = linesOf(await readFile(file))
    const head = lines.next().value ?? ''
    if (!head.startsWith(SHAPE)) return null
    const { version, count } = JSON.parse(lines.next().value ?? '') as Summary
    const context = JSON.parse(lines.next().value ?? '') as CatalogContext
    const products: CatalogProduct[] = []
    for (const line of lines) {
      products.push(...(JSON.parse(line) as CatalogProduct[]))
      await yieldToEventLoop()
    }
    if (products.length !== count) return null
    const snapshot = await buildSnapshot({ ...context, version, products }, now().getTime(), yieldToEventLoop)
    return { head, cached: { version, products, context, snapshot } }
  } catch {
    return null
  }
}

const headOf = (database: string): string => `${SHAPE} ${createHash('sha256').update(database).digest('hex')}`

/**
 * Returns the cache in `file`. A file that is missing, broken, or of another database or version of the code counts as none. Begins
 * at once to read it and to build its snapshot: while a database opens there is nothing else to do.
 */
export function openProductCache(file: string, clock: { now(): Date }): ProductCache {
  const now = () => clock.now()
  let early: ReturnType<typeof readCacheFile> | null = readCacheFile(file, now)
  return {
    async read(database) {
      const found = await (early ?? readCacheFile(file, now))
      early = null
      return found?.head === headOf(database) ? found.cached : null
    },
    async write(database, { version, products, context }) {
      await mkdir(dirname(file), { recursive: true })
      const summary: Summary = { version, count: products.length }
      const unfinished = `${file}.${process.pid}`
      const handle = await open(unfinished, 'w', 0o600)
      try {
        await handle.write([headOf(database), JSON.stringify(summary), JSON.stringify(context)].join('\n'))
        for (let from = 0; from < products.length; from += PRODUCTS_A_LINE)
          await handle.write(`\n${JSON.stringify(products.slice(from, from + PRODUCTS_A_LINE))}`)
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
    },
  }
}

/** Yields one line at a time: decoding megabytes at once would block the event loop. */
function* linesOf(text: Buffer): Generator<string, undefined> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from)
    yield text.toString('utf8', from, end === -1 ? text.length : end)
    from = end === -1 ? text.length : end + 1
  }
}
