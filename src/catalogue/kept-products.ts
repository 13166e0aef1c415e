/**
 * The products as they were last read, kept in a file: a few megabytes are read ten times faster than the database puts them
 * together again. Only a head start: what has changed since is read from the database, which stays the truth.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/** Keeps products in `file`. A file that is missing, broken or of another database or version of the code is no file. */
export function keepProducts(file: string): KeptProducts {
  const headOf = (database: string) => `${SHAPE} ${createHash('sha256').update(database).digest('hex')}`
  return {
    async read(database) {
      const text = await readFile(file, 'utf8').catch(() => '')
      const end = text.indexOf('\n')
      if (text.slice(0, Math.max(end, 0)) !== headOf(database)) return null
      try {
        return JSON.parse(text.slice(end)) as ProductsAtVersion
      } catch {
        return null
      }
    },
    async write(database, kept) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.${process.pid}`, `${headOf(database)}\n${JSON.stringify(kept)}`, { mode: 0o600 })
      await rename(`${file}.${process.pid}`, file)
    },
  }
}
