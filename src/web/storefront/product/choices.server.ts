/** Data of a product's colours, sizes and variants. */
import { LAST_PIECES } from '#domain/stock/stock-note.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import type { ProductDetails } from '#catalog/products/details.ts'
import { pieceOf, placesOf } from '#catalog/products/places.ts'
import { colorsOf, picturesIn } from '#catalog/products/pictures.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { typeOf, typesIn } from '#catalog/rails/product-types.ts'
import { guideOf, guideRows, measuresOf, type Guide } from '#domain/catalog/guide/size-guide.ts'
import { BAND_SIZES } from '#domain/content/belly-band.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import { itemId } from '#domain/catalog/item-id.ts'
import type { Market } from '#domain/market/market.ts'
import { NO_PICTURE, pictureWidths } from '#domain/catalog/picture.ts'
import { plainText } from '#domain/pricing/money.ts'
import { shownPrior } from '#domain/catalog/product.ts'
import type { Places } from '#domain/delivery/places.ts'
import { compareSizes, sizeLabel, sizeMeasure, type Size } from '#domain/catalog/size.ts'
import type { ColorView, ProductView, SizeView, StockState, VariantView } from './view.ts'

/** How wide the gallery shows its first picture and the others. */
const FIRST_SIZES = '(max-width: 640px) 88vw, (max-width: 900px) 100vw, 55vw'
const VIEW_SIZES = '(max-width: 640px) 88vw, (max-width: 900px) 50vw, 28vw'

/** Returns what a customer chooses between: colours, sizes, and the variant, price and stock rows of each pair. */
export function choicesOf(
  snapshot: Snapshot,
  product: CatalogProduct,
  details: ProductDetails,
  market: Market,
): Pick<ProductView, 'colors' | 'sizes' | 'guide' | 'variants' | 'showrooms'> {
  const known = colorsOf(snapshot, product, market.locale)
  const sizes = product.kind === 'voucher' ? [] : sizesOf(details.variants.flatMap(({ size }) => size ?? []))
  const keys = sizes.map((size) => JSON.stringify(size))
  // A gift voucher is chosen by its value.
  const values =
    product.kind === 'voucher' && details.variants.length > 1
      ? details.variants.map(({ catalogPrice }) => catalogPrice).sort((a, b) => a - b)
      : []
  const guide = guideOfSizes(snapshot, product, sizes)
  return {
    colors: colorViews(product.name[market.locale], details, known),
    sizes: [
      ...sizes.map((size) => ({ ...sizeView(size, product, market), ...(guide && { size }) })),
      ...values.map((value) => ({ label: plainText(value, market.currency, market.locale), measure: '' })),
    ],
    guide,
    showrooms: snapshot.showrooms.map(({ city }) => city[market.locale]),
    variants: details.variants.map((variant): VariantView => {
      const prior = shownPrior({ ...variant, noPromo: product.noPromo })
      return {
        item: itemId(variant.id, product.kind),
        color: Math.max(
          0,
          known.findIndex(({ colourway }) => colourway === variant.colourway),
        ),
        size: values.length > 0 ? values.indexOf(variant.catalogPrice) : keys.indexOf(JSON.stringify(variant.size)),
        sku: variant.sku,
        barcode: variant.barcode,
        sale: variant.catalogPrice,
        prior,
        since: prior === null ? null : variant.reducedAt,
        rrp: variant.mrp > (prior ?? variant.catalogPrice) ? variant.mrp : null,
        max: product.kind === 'voucher' ? MAX_QUANTITY : mostOf(variant.available),
        stock: snapshot.showrooms.map(({ id }) => stockState(variant.stock[id] ?? 0)),
        ...onlyIn(placesOf(snapshot, market, pieceOf(snapshot, product, variant, variant.catalogPrice))),
      }
    }),
  }
}

function colorViews(name: string, details: ProductDetails, known: ReturnType<typeof colorsOf>): ColorView[] {
  return (known.length > 0 ? known : [null]).map((color) => {
    const pictures = picturesIn(details.pictures, color?.colourway ?? null)
    const variant = color && details.variants.find(({ colourway }) => colourway === color.colourway)
    return {
      key: color?.colourway ?? '',
      name: color?.name ?? '',
      swatch: variant?.swatch ?? color?.hex ?? '',
      tint: pictures[0]?.tint ?? NO_PICTURE.tint,
      pictures: pictures.map(({ src, alt }, at) => ({
        src,
        alt: altOf(alt, name, color?.name ?? ''),
        ...pictureWidths(src, at === 0 ? FIRST_SIZES : VIEW_SIZES),
      })),
    }
  })
}

/** Returns what the sizes are measured by; null where no table has their measures. */
function guideOfSizes(snapshot: Snapshot, product: CatalogProduct, sizes: readonly Size[]): Guide | null {
  const { above, keyOf } = typesIn(snapshot)
  const type = typeOf(snapshot, product)
  const types = type === UNTYPED ? [] : [type, ...above(type)].map(keyOf)
  const guide = guideOf(sizes, types)
  return guide && measuresOf(guideRows(guide, sizes, BAND_SIZES)).length > 0 ? guide : null
}

/** Short, because most things go everywhere. */
const onlyIn = (places: Places): Pick<VariantView, 'only'> => (places === undefined ? {} : { only: [...places] })

const sizeView = (size: Size, { noPromo }: CatalogProduct, { locale }: Market): SizeView => ({
  label: sizeLabel(size, locale),
  measure: sizeMeasure(size, locale),
  ...(size.system === 'age' && !noPromo && { ages: { unit: size.unit, from: size.from, to: size.to } }),
})

/** Returns what a picture shows; nothing written means the product in its colour. */
const altOf = (written: string, name: string, color: string): string =>
  written.replaceAll('{name}', name).replaceAll('{color}', color) || [name, color].filter(Boolean).join(', ')

/** Above the last pieces the page does not tell how many there are; the cart corrects the quantity. */
const mostOf = (available: number): number => (available > LAST_PIECES ? MAX_QUANTITY : Math.max(0, available))

const stockState = (available: number): StockState => (available <= 0 ? 'out' : available <= LAST_PIECES ? 'last' : 'in')

function sizesOf(all: readonly Size[]): Size[] {
  const found = new Map(all.map((size) => [JSON.stringify(size), size]))
  return [...found.values()].sort(compareSizes)
}
