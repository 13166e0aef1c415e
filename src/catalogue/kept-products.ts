/**
 * The products as they were last read, kept in a file: a few megabytes are read ten times faster than the database puts them
 * together again. Only a head start: what has changed since is read from the database, which stays the truth.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CatalogueProduct } from '#store/catalogue-products.ts'

export interface ProductsAtVersion {
  /** Of the catalogue; all changes up to it are in. */
  version: number
  products: CatalogueProduct[]
}

export interface KeptProducts {
  /** What is kept of this database, or null. */
  read(database: string): Promise<ProductsAtVersion | null>
  write(database: string, kept: ProductsAtVersion): Promise<void>
}

/** Other code may read products of another shape. */
const SHAPE = ['../store/catalogue-products.ts', '../store/catalogue-variants.ts', '../domain/size.ts']
  .reduce((hash, source) => hash.update(readFileSync(new URL(source, import.meta.url))), createHash('sha1'))
  .digest('hex')

interface About {
  version: number
  count: number
}

/** As many as are read or written between two turns of others. */
const PRODUCTS_A_LINE = 250

/** Keeps products in `file`. A file that is missing, broken or of another database or version of the code is no file. */
export function keepProducts(file: string): KeptProducts {
  const headOf = (database: string) => `${SHAPE} ${createHash('sha256').update(database).digest('hex')}`
  return {
    async read(database) {
      const lines = linesOf(await readFile(file).catch(() => Buffer.alloc(0)))
      if (lines.next().value !== headOf(database)) return null
      try {
        const { version, count } = JSON.parse(lines.next().value ?? '') as About
        const products: CatalogueProduct[] = []
        for (const line of lines) {
          products.push(...(JSON.parse(line) as CatalogueProduct[]))
          await nextTurn()
        }
        return products.length === count ? { version, products } : null
      } catch {
        return null
      }
    },
    async write(database, { version, products }) {
      await mkdir(dirname(file), { recursive: true })
      const about: About = { version, count: products.length }
      const unfinished = `${file}.${process.pid}`
      const handle = await open(unfinished, 'w', 0o600)
      try {
        await handle.write(`${headOf(database)}\n${JSON.stringify(about)}`)
        for (let from = 0; from < products.length; from += PRODUCTS_A_LINE)
          await handle.write(`\n${JSON.stringify(products.slice(from, from + PRODUCTS_A_LINE))}`)
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
    },
  }
}

/** Each read by itself: megabytes of text at once would hold up others. */
function* linesOf(text: Buffer): Generator<string, undefined> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from)
    yield text.toString('utf8', from, end === -1 ? text.length : end)
    from = end === -1 ? text.length : end + 1
  }
}
