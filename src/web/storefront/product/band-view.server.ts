/** Data of what a product page tells about the sizes of belly bands (DOM-4). */
import type { ProductDetails } from '#catalog/products/details.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { BAND_SIZES, type BandSize } from '#domain/content/belly-band.ts'
import type { Market } from '#domain/market/market.ts'
import type { ProductView } from './view.ts'

/** The flag of collections whose goods are worn before birth: by measure and week, the calculator finds their size. */
const CALCULATED = 'belly_band'

/** Returns each size with its measures in centimetres: ['M', '86–104']. */
export function bandTable(sizes: readonly BandSize[], market: Market): string[][] {
  const inCm = new Intl.NumberFormat(market.language)
  return sizes.map(({ size, min, max }) => [size, `${inCm.format(min / 10)}–${inCm.format(max / 10)}`])
}

/** The calculator of a product knows the sizes that it has: its own measures, else the usual ones. */
export function bandOf(
  { tree }: Snapshot,
  product: CatalogProduct,
  { variants, bandSizes }: ProductDetails,
  market: Market,
): Pick<ProductView, 'calculator'> {
  const letters = new Set(variants.flatMap(({ size }) => (size?.system === 'belly' ? size.value : [])))
  const sizes = (bandSizes ?? BAND_SIZES).filter(({ size }) => letters.has(size))
  const table = bandTable(sizes, market)
  const isWorn = bandSizes !== null || tree.byId.get(product.collection)?.flags.includes(CALCULATED) === true
  const calculator = { picture: '', shop: null, sizes, table, isInside: true }
  return { calculator: isWorn && sizes.length > 0 ? calculator : null }
}
