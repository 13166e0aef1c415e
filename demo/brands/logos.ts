/** The logos of the demo's brands, each at an address that changes with the file. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const FOLDER = new URL('logos/', import.meta.url)

const fileOf = (slug: string): URL => new URL(`${slug}.svg`, FOLDER)

/** Returns the address of a brand's logo. @throws when it has none */
export function logoAddress(slug: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(fileOf(slug)))
    .digest('hex')
    .slice(0, 10)
  return `/scenes/brand-${slug}.${hash}.svg`
}

/** Returns the logo of a name such as `brand-roverin`; null for another one. */
export async function readLogo(name: string): Promise<string | null> {
  const slug = /^brand-([a-z-]+)$/.exec(name)?.[1]
  return slug === undefined ? null : readFile(fileOf(slug), 'utf8').catch(() => null)
}
