import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { courier } from '#test/courier-rule.ts'
import { productJsonLd, type ProductFacts } from './structured-data.server.ts'
import type { ProductView, VariantView } from './view.ts'

const variant = (item: string, more: Partial<VariantView> = {}): VariantView => ({
  item,
  color: 0,
  size: 0,
  sku: `SKU-${item}`,
  barcode: null,
  sale: 8000,
  prior: null,
  since: null,
  rrp: null,
  max: 3,
  stock: [],
  ...more,
})
const parcel = (worth: number) => ({ virtual: false, weightG: 300, volumeCm3: 900, bulky: false, worth })

function facts(variants: VariantView[], more: Partial<ProductView> = {}): ProductFacts {
  const data = {
    id: '10423',
    kind: 'simple',
    name: 'Body',
    trail: [{ name: 'Haine', href: '/c/haine' }, { name: 'Body' }],
    brand: { name: 'Vâlvătaie', href: '/brands/valvataie' },
    colors: [
      {
        key: 'sky',
        name: 'cer',
        swatch: '',
        tint: 'sky',
        pictures: [
          { src: '/art/a.svg', alt: '' },
          { src: '/art/b.svg', alt: '' },
        ],
      },
      { key: 'clay', name: 'lut', swatch: '', tint: 'clay', pictures: [{ src: '/art/c.svg', alt: '' }] },
    ],
    sizes: [
      { label: '62', measure: '' },
      { label: '68', measure: '' },
    ],
    variants,
    withdrawal: 'none',
    description: { opening: 'Moale.', facts: [] },
    ...more,
  } as unknown as ProductView
  const url = new URL('https://shop.example/p/body')
  const parcels = variants.map(({ sale }) => parcel(sale))
  return { data, market: MARKETS.ro, url, rules: [courier], parcels, material: '', ages: { from: 0, to: 6 } }
}
// oxlint-disable-next-line typescript/no-explicit-any -- data as strangers read it
const written = (of: ProductFacts) => JSON.parse(JSON.stringify(productJsonLd(of))) as any[]

test('a product with one variant is one offer with delivery and return policy', () => {
  const [product, crumbs] = written(facts([variant('1', { barcode: '5941234567899' })]))
  expect(product).toMatchObject({ '@type': 'Product', name: 'Body', sku: 'SKU-1', gtin13: '5941234567899', category: 'Haine' })
  expect(product.offers).toMatchObject({
    url: 'https://shop.example/p/body',
    price: '80.00',
    priceCurrency: 'RON',
    availability: 'https://schema.org/InStock',
    shippingDetails: { shippingRate: { value: '19.99', currency: 'RON' }, shippingDestination: { addressCountry: 'RO' } },
    hasMerchantReturnPolicy: {
      merchantReturnDays: 14,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    },
  })
  expect(product.offers.priceSpecification).toBeUndefined()
  expect(crumbs['@type']).toBe('BreadcrumbList')
})

test('a product with one variant has its colour, size and material, each where it is known', () => {
  const one = facts([variant('1', { color: 1, size: 1 })])
  expect(written({ ...one, material: 'bumbac' })[0]).toMatchObject({ color: 'lut', size: '68', material: 'bumbac' })
  const plain = facts([variant('1', { size: -1 })], { colors: [{ key: '', name: '', swatch: '', tint: 'oat', pictures: [] }] })
  const [product] = written(plain)
  expect([product.color, product.size, product.material]).toEqual([undefined, undefined, undefined])
  const [voucher] = written(facts([variant('1'), variant('2', { size: 1 })], { kind: 'voucher' }))
  expect([voucher.size, voucher.offers.length]).toEqual([undefined, 2])
})

test('a group has one product per variant, each with its address, and shared properties once', () => {
  const all = written(facts([variant('1'), variant('2', { size: 1, color: 1, sale: 30_000, max: 0 })]))
  const [group, dear, cheap, returns] = all
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '10423' })
  expect(written({ ...facts([variant('1'), variant('2')]), material: 'lână' })[0].material).toBe('lână')
  expect(group.variesBy).toEqual(['https://schema.org/size', 'https://schema.org/color'])
  expect(group.hasVariant[1]).toMatchObject({
    name: 'Body, 68, lut',
    size: '68',
    color: 'lut',
    image: 'https://shop.example/art/c.svg',
    offers: { url: 'https://shop.example/p/body?item=2', availability: 'https://schema.org/OutOfStock' },
  })
  expect([dear.shippingRate.value, cheap.shippingRate.value]).toEqual(['19.99', '0.00'])
  expect(group.hasVariant[1].offers.shippingDetails).toEqual({ '@id': cheap['@id'] })
  expect(group.hasVariant[0].offers.hasMerchantReturnPolicy).toEqual({ '@id': returns['@id'] })
})

test('only the lawful prior price is struck through (LAW-22)', () => {
  const [product] = written(facts([variant('1', { prior: 10_000, rrp: 15_000 })]))
  expect(product.offers.price).toBe('80.00')
  expect(product.offers.priceSpecification).toMatchObject({ priceType: 'https://schema.org/StrikethroughPrice', price: '100.00' })
  expect(JSON.stringify(product)).not.toContain('150.00')
})

test('made-to-order products have no returns, undeliverable ones no delivery', () => {
  const [product] = written({ ...facts([variant('1')], { withdrawal: 'custom_made' }), rules: [] })
  expect(product.offers.hasMerchantReturnPolicy.returnPolicyCategory).toBe('https://schema.org/MerchantReturnNotPermitted')
  expect(product.offers.shippingDetails).toBeUndefined()
})

test('what nothing delivers to the country of the market is not in stock there', () => {
  const [product] = written(facts([variant('1', { only: ['HU'] })]))
  expect(product.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock', ineligibleRegion: 'RO' })
  const [there] = written(facts([variant('1', { only: ['HU', 'RO'] })]))
  expect(there.offers.availability).toBe('https://schema.org/InStock')
  expect(there.offers.ineligibleRegion).toBeUndefined()
  const [group] = written(facts([variant('1', { only: [] }), variant('2', { size: 1 })]))
  expect(group.hasVariant.map((one: { offers: { availability: string } }) => one.offers.availability)).toEqual([
    'https://schema.org/OutOfStock',
    'https://schema.org/InStock',
  ])
})

test('barcodes of the in-store range are left out', () => {
  const [product] = written(facts([variant('1', { barcode: '2000001000014' })]))
  expect(JSON.stringify(product)).not.toContain('gtin')
})
