/** The priced cart in the wire format (SPEC-3): `on_sale`, `is_bundle` and the like stop here. */
import { LAST_PIECES } from '#domain/stock/stock-note.ts'
import { isTotalTooLarge } from '#domain/orders/order.ts'
import { sizeLabel } from '#domain/catalog/size.ts'
import { optionText } from '#domain/products/option-text.ts'
import { href, type Market } from '#domain/market/market.ts'
import { placesOf } from '#catalog/products/places.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { bundleSaving, parcelOf, shownPrior } from '#domain/catalog/product.ts'
import type { PricedLine } from '#domain/cart/quote.ts'
import type { Warehouse } from '#services/delivery/delivery.ts'
import type { LaterGoods } from '#services/cart/later-items.ts'
import type { Quoted } from '#services/cart/quote.ts'
import type { LaterItem, Quote, QuoteLine } from '#web/schema/cart.ts'
import type { DeliveryOption } from '#web/schema/delivery.ts'
import { codeView } from '#web/storefront/codes/code-view.server.ts'

function lineView(
  { item, qty, max, gift, unitPrice, onSale, couponed, coupons, discount, total }: PricedLine,
  market: Market,
  snapshot: Snapshot,
): QuoteLine {
  const { src, tint } = item.picture
  return {
    item: item.id,
    product: item.product,
    name: item.name,
    brand: item.brand,
    option: optionText(sizeLabel(item.size, market.locale), item.color),
    href: href(market, `/p/${item.slug}`),
    image: src,
    tint,
    qty,
    max,
    mrp: item.mrp,
    price: item.catalogPrice,
    sale: unitPrice,
    prior: shownPrior(item),
    on_sale: onSale,
    couponed,
    coupons: [...coupons],
    discount,
    total,
    vendor: item.vendor,
    tags: [...item.tags],
    virtual: item.virtual,
    is_bundle: item.parts.length > 0,
    skus: item.parts.map((part) => part.item),
    saving: bundleSaving(item),
    gift,
    only: placesOf(snapshot, market, parcelOf([{ item, qty: 1, total: unitPrice }]))?.slice(),
    skus_bundled: item.parts.map((part) => ({
      id: part.item,
      name: part.name,
      image: part.picture.src,
      tint: part.picture.tint,
      qty: part.qty,
      sale: part.catalogPrice,
    })),
  }
}

/** Of what was put aside; above the last pieces it does not tell how many there are (D-42). */
export function laterView({ item, available }: LaterGoods, market: Market, snapshot: Snapshot): LaterItem {
  return {
    item: item.id,
    name: item.name,
    option: optionText(sizeLabel(item.size, market.locale), item.color),
    href: href(market, `/p/${item.slug}`),
    image: item.picture.src,
    tint: item.picture.tint,
    price: item.catalogPrice,
    prior: shownPrior(item),
    only: placesOf(snapshot, market, parcelOf([{ item, qty: 1, total: item.catalogPrice }]))?.slice(),
    ...(available <= LAST_PIECES && { left: available }),
  }
}

export const showroomView = (
  warehouse: Pick<Warehouse, 'id' | 'city' | 'name' | 'address'>,
  { locale }: Market,
): DeliveryOption['showroom'] => ({
  id: warehouse.id,
  city: warehouse.city[locale],
  name: warehouse.name[locale],
  address: warehouse.address,
})

const optionView = ({ key, rule, price, from, to }: NonNullable<Quoted['chosen']>, market: Market): DeliveryOption => ({
  key,
  method: rule.method,
  price,
  from,
  to,
  showroom: rule.method === 'pickup' && rule.warehouseDetails ? showroomView(rule.warehouseDetails, market) : null,
})

/** `snapshot`: what the places of the lines are read from. */
export function quoteView(cart: Quoted, snapshot: Snapshot): Quote {
  const { market, sums, estimate } = cart
  return {
    market: market.locale,
    currency: market.currency,
    lines: cart.lines.map((line) => lineView(line, market, snapshot)),
    adjustments: cart.adjustments,
    subtotal: sums.subtotal,
    discount: sums.discount,
    delivery: cart.chosen?.price ?? null,
    total: sums.total,
    vat: cart.vat,
    options: cart.choices?.map((choice) => optionView(choice, market)) ?? null,
    estimate: estimate && { price: estimate.price, from: estimate.from, to: estimate.to },
    missingForFree: cart.missingForFreeDelivery,
    codes: cart.codes.map(codeView),
    vouchers: cart.vouchers,
    due: cart.due,
    tooLarge: isTotalTooLarge(sums.total, market.currency),
  }
}
