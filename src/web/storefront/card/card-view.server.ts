/** Product cards as they are sent: in pages, and by the calls that answer with cards. */
import { CARD_LAST_PIECES } from '#domain/stock/stock-note.ts'
import type { Card } from '#web/schema/card.ts'
import { pictureWidths } from '#domain/catalog/picture.ts'
import { COLOR_QUERY } from '#domain/catalog/color-query.ts'
import { itemId } from '#domain/catalog/item-id.ts'
import { href, type Market } from '#domain/market/market.ts'
import { colorsOf, shownVariant, pictureOf } from '#catalog/products/pictures.ts'
import { placesOfProduct } from '#catalog/products/places.ts'
import { cheapest, isSoldOut, shownPrior } from '#catalog/columns/card-price.ts'
import { isNew, productAt, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'

const COLORS_SHOWN = 3
/** How wide a card is, by the columns of its grid; twice as many pixels at most. */
const SIZES = '(max-width: 640px) 50vw, (max-width: 1180px) 33vw, 340px'
const WIDEST = 800

/** Returns the card of a product. `wanted`: filter colours that its picture should show, where it has one of them. */
export function cardOf(snapshot: Snapshot, doc: number, market: Market, wanted: readonly string[] = []): Card {
  const product = productAt(snapshot, doc)
  const pictured = shownVariant(product, wanted)
  const variant = cheapest(product, market.currency)
  const { src, tint } = pictureOf(product, pictured?.colourway ?? null)
  const colors = colorsOf(snapshot, product, market.locale)
  const isWanted = colors.length > 1 && wanted.includes(pictured?.color ?? '')
  const soldOut = isSoldOut(product)
  const available = product.variants.reduce((sum, { available }) => sum + available, 0)
  const isLast = product.kind !== 'voucher' && !product.noPromo && !soldOut && available <= CARD_LAST_PIECES
  return {
    product: String(product.id),
    item: product.variants.length === 1 && !soldOut ? itemId(variant.id, product.kind) : undefined,
    pick: product.variants.length === 1 || soldOut ? undefined : pickOf(product),
    href: href(market, `/p/${product.slug[market.locale]}`) + (isWanted ? `?${COLOR_QUERY}=${pictured?.colourway}` : ''),
    name: product.name[market.locale],
    brand: snapshot.brands.get(product.brand)?.name ?? '',
    image: src,
    widths: pictureWidths(src, SIZES, WIDEST) ?? undefined,
    tint,
    sale: variant.catalogPrice[market.currency],
    prior: shownPrior(product, variant, market.currency) ?? undefined,
    from:
      product.variants.some(({ catalogPrice }) => catalogPrice[market.currency] > variant.catalogPrice[market.currency]) ||
      undefined,
    isNew: isNew(snapshot, doc) || undefined,
    last: isLast ? available : undefined,
    soldOut: soldOut || undefined,
    isAnnounced: (soldOut && product.kind !== 'voucher' && !product.noPromo) || undefined,
    only: soldOut ? undefined : placesOfProduct(snapshot, product, market)?.slice(),
    colors: colors.length > 1 ? colors.slice(0, COLORS_SHOWN).map(({ hex }) => hex) : undefined,
    more: colors.length > COLORS_SHOWN ? colors.length - COLORS_SHOWN : undefined,
  }
}

const pickOf = ({ kind, variants }: CatalogProduct): Card['pick'] =>
  kind === 'voucher' ? 'value' : variants.every(({ size }) => size === variants[0]?.size) ? 'color' : undefined

/** Returns the cards of products, see `cardOf`. */
export const cardsOf = (snapshot: Snapshot, docs: Iterable<number>, market: Market, wanted?: readonly string[]): Card[] =>
  Array.from(docs, (doc) => cardOf(snapshot, doc, market, wanted))
