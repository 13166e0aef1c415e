/** The priced cart in the words of the wire (section 3): `on_sale`, `is_bundle` and the like stop here. */
import { optionOf } from '#catalogue/option.ts'
import { pictureOf } from '#catalogue/pictures.ts'
import { href, type Market } from '#domain/market.ts'
import { bundleSaving, isOnSale, shownPrior } from '#domain/product.ts'
import type { PricedLine } from '#domain/quote.ts'
import type { Warehouse } from '#services/delivery.ts'
import type { Quoted } from '#services/quote.ts'
import type { DeliveryOption, Quote, QuoteLine } from '#web/contract.ts'

function lineView({ item, qty, max, discount, total }: PricedLine, market: Market): QuoteLine {
  const { src, tint } = pictureOf(item, item.colourway)
  return {
    item: item.id,
    product: item.product,
    name: item.name,
    brand: item.brand,
    option: optionOf(item, market.locale),
    href: href(market, `/p/${item.slug}`),
    image: src,
    tint,
    qty,
    max,
    mrp: item.mrp,
    price: item.sale,
    sale: item.sale,
    prior: shownPrior(item),
    on_sale: isOnSale(item),
    couponed: false,
    coupons: [],
    discount,
    total,
    vendor: item.vendor,
    tags: [...item.tags],
    virtual: item.virtual,
    is_bundle: item.parts.length > 0,
    skus: item.parts.map((part) => part.item),
    saving: bundleSaving(item),
    gift: null,
    parts: item.parts.map((part) => {
      const picture = pictureOf(part, part.colourway)
      return { item: part.item, name: part.name, image: picture.src, tint: picture.tint, qty: part.qty, price: part.price }
    }),
  }
}

export const showroomView = (
  place: Pick<Warehouse, 'id' | 'city' | 'name' | 'address'>,
  { locale }: Market,
): DeliveryOption['showroom'] => ({
  id: place.id,
  city: place.city[locale],
  name: place.name[locale],
  address: place.address,
})

const optionView = ({ key, rule, price, from, to }: NonNullable<Quoted['chosen']>, market: Market): DeliveryOption => ({
  key,
  method: rule.method,
  price,
  from,
  to,
  showroom: rule.method === 'pickup' && rule.place ? showroomView(rule.place, market) : null,
})

const unknownCode = (code: string): Quote['codes'][number] => ({
  code,
  kind: 'unknown',
  state: 'error_not_exist',
  amount: 0,
  type: null,
  discount: null,
  maxAmount: null,
  minPurchase: null,
  missing: null,
  currency: null,
  validUntil: null,
  appliesTo: null,
  credit: null,
  warnings: [],
})

/** `codes`: as typed. There is no coupon and no voucher yet whose code could be known. */
export function quoteView(cart: Quoted, codes: readonly string[] = []): Quote {
  const { market, sums, estimate } = cart
  return {
    market: market.locale,
    currency: market.currency,
    lines: cart.lines.map((line) => lineView(line, market)),
    adjustments: cart.adjustments,
    subtotal: sums.subtotal,
    discount: sums.discount,
    delivery: cart.chosen?.price ?? null,
    total: sums.total,
    vat: cart.vat,
    options: cart.choices?.map((choice) => optionView(choice, market)) ?? null,
    estimate: estimate && { price: estimate.price, from: estimate.from, to: estimate.to },
    missingForFree: cart.missingForFree,
    codes: codes.map(unknownCode),
    vouchers: 0,
    due: sums.total,
  }
}
