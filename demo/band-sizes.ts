/** The sizes of demo belly bands that are cut wider than usual (DOM-5). */
import type { BandSizesInput, ProductInput } from '#domain/catalog/catalog-input.ts'
import { BAND_SIZES } from '#domain/content/belly-band.ts'

/** Tenths of a centimetre that the wide cut adds at both ends. */
const WIDER = { least: 20, most: 45 }

/** Returns the sizes of the shop's oldest belly band: its maker cuts it wider. */
export function bandSizeInputs(products: readonly ProductInput[]): BandSizesInput[] {
  const band = products.find(({ collection }) => collection === 'belly-bands')
  if (!band) return []
  const letters = band.variants.flatMap(({ size }) => (size?.system === 'belly' ? size.value : []))
  const sizes = BAND_SIZES.filter(({ size }) => letters.includes(size)).map(({ size, min, max }) => ({
    size,
    min: min + WIDER.least,
    max: max + WIDER.most,
  }))
  return band.variants[0] && sizes.length > 0 ? [{ sku: band.variants[0].sku, sizes }] : []
}
