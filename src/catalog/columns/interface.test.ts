import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What may be imported from outside this folder: README.md lists it. */
const INTERFACE = [
  'build-snapshot.ts',
  'card-price.ts',
  'filter-columns.ts',
  'listing.ts',
  'market-view.ts',
  'patch.ts',
  'pins.ts',
  'ruled.ts',
  'set-dictionary.ts',
  'snapshot.ts',
]

test('other folders import only the interface of the columns', () => {
  const imported = globSync('{src,bench,demo}/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/catalog/columns/'))
    .flatMap((file) => {
      const files = readFileSync(file, 'utf8').matchAll(/'(?:#catalog|\.{1,2}(?:\/[^']*)?|#src\/catalog)\/columns\/([^']+)'/g)
      return Array.from(files, ([, name]) => ({ file, name: name! }))
    })
  expect(new Set(imported.map(({ name }) => name))).toEqual(new Set(INTERFACE))
})
