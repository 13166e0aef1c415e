/**
 * The last read catalog, cached in a file: a few megabytes are read ten times faster than the database puts them
 * together again. Later changes are read from the database, which stays the truth.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { buildSnapshot, type Snapshot, type Surroundings } from '#catalog/columns/snapshot.ts'

export interface CatalogAtVersion {
  /** All changes up to it are in. */
  version: number
  products: CatalogProduct[]
  surroundings: Surroundings
}
/** With the snapshot that was built of it. */
type Ready = CatalogAtVersion & { snapshot: Snapshot }

export interface KeptProducts {
  /** What is kept of this database, or null. */
  read(database: string): Promise<Ready | null>
  write(database: string, kept: CatalogAtVersion): Promise<void>
}

/** Other code may read products of another shape. */
const SHAPE = [
  '../store/catalog/catalog-products.ts',
  '../store/catalog/catalog-variants.ts',
  '../store/catalog/catalog.ts',
  '../store/catalog/pictures.ts',
  '../store/delivery/delivery.ts',
  '../domain/catalog/size.ts',
]
  .reduce((hash, source) => hash.update(readFileSync(new URL(source, import.meta.url))), createHash('sha1'))
  .digest('hex')

interface About {
  version: number
  count: number
}

/** Products read or written in one chunk. */
const PRODUCTS_A_LINE = 250

/** Returns what the file keeps and whose it is, null for a file that says nothing of use. */
async function readKept(file: string, now: () => Date): Promise<{ head: string; kept: Ready } | null> {
  try {
    const lines = linesOf(await readFile(file))
    const head = lines.next().value ?? ''
    if (!head.startsWith(SHAPE)) return null
    const { version, count } = JSON.parse(lines.next().value ?? '') as About
    const surroundings = JSON.parse(lines.next().value ?? '') as Surroundings
    const products: CatalogProduct[] = []
    for (const line of lines) {
      products.push(...(JSON.parse(line) as CatalogProduct[]))
      await nextTurn()
    }
    if (products.length !== count) return null
    const snapshot = await buildSnapshot({ ...surroundings, version, products }, now().getTime(), nextTurn)
    return { head, kept: { version, products, surroundings, snapshot } }
  } catch {
    return null
  }
}

const headOf = (database: string): string => `${SHAPE} ${createHash('sha256').update(database).digest('hex')}`

/**
 * Caches the catalog in `file`. A missing, broken or foreign file is ignored. It is read,
 * and its snapshot built, from this moment on: while a database opens there is nothing else to do.
 */
export function keepProducts(file: string, clock: { now(): Date }): KeptProducts {
  const now = () => clock.now()
  let early: ReturnType<typeof readKept> | null = readKept(file, now)
  return {
    async read(database) {
      const found = await (early ?? readKept(file, now))
      early = null
      return found?.head === headOf(database) ? found.kept : null
    },
    async write(database, { version, products, surroundings }) {
      await mkdir(dirname(file), { recursive: true })
      const about: About = { version, count: products.length }
      const unfinished = `${file}.${process.pid}`
      const handle = await open(unfinished, 'w', 0o600)
      try {
        await handle.write([headOf(database), JSON.stringify(about), JSON.stringify(surroundings)].join('\n'))
        for (let from = 0; from < products.length; from += PRODUCTS_A_LINE)
          await handle.write(`\n${JSON.stringify(products.slice(from, from + PRODUCTS_A_LINE))}`)
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
    },
  }
}

/** Each is parsed separately: megabytes of text at once would block other requests. */
function* linesOf(text: Buffer): Generator<string, undefined> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from)
    yield text.toString('utf8', from, end === -1 ? text.length : end)
    from = end === -1 ? text.length : end + 1
  }
}
