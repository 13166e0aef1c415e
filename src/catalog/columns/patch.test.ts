import { expect, test } from 'vitest'
import { manyProducts, context } from '#test/many-products.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { patchSnapshot } from './patch.ts'
import { derive, type CatalogProduct, type Snapshot } from './snapshot.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const source = { ...context(), version: 1, products: [...manyProducts(20, NOW)] }
const before = await buildSnapshot(source, NOW, () => Promise.resolve())

test('a product that is new, withdrawn, or has another position or address is not patched', () => {
  const [product] = before.products as [CatalogProduct]
  const moves: Partial<CatalogProduct>[] = [
    { id: 7 },
    { rank: product.rank + 1 },
    { publishedAt: NOW + 1 },
    { publishedAt: null },
    { variants: [] },
    { collections: [1] },
    { slug: { ...product.slug, hu: 'mas' } },
    { parts: [{ product: 1, variant: 1, qty: 1 }] },
  ]
  for (const move of moves) expect(patchSnapshot(before, [{ ...product, ...move }], 2, NOW)).toBeNull()
  expect(patchSnapshot(before, [{ ...product, name: { ...product.name, hu: 'Más' } }], 2, NOW)).not.toBeNull()
})

test('derived data is computed once for a snapshot and again for its patch', () => {
  const brandsOf = ({ brand }: Snapshot) => [...brand]
  const derived = derive(before, brandsOf)
  expect(derive(before, brandsOf)).toBe(derived)
  const [product] = before.products as [CatalogProduct]
  const patched = patchSnapshot(before, [{ ...product, brand: 299 }], 2, NOW)!
  expect(derive(patched, brandsOf)).toEqual([299, ...derived.slice(1)])
  expect(derive(before, brandsOf)).toBe(derived)
})
