/** Google Merchant Center: RSS 2.0 with the `g:` names of its product data specification. */
import type { Market } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { decimalText } from '#domain/pricing/money.ts'
import type { FeedItem } from './feed-item.ts'
import type { FeedFormat } from './feed-format.ts'
import { element } from '#web/feeds/xml.ts'

const g = (name: string, text: string | number | null): string =>
  text === null || text === '' ? '' : element(`g:${name}`, String(text))

const head = ({ name }: Merchant, home: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
  `${element('title', name)}${element('link', home)}${element('description', name)}\n`

/** `sale_price` only below the lawful prior price; it has no dates, because there is no set end (LAW-22, LAW-25). */
function item(one: FeedItem, market: Market, publicUrl: string): string {
  const money = (hundredths: number): string => `${decimalText(hundredths)} ${market.currency}`
  return [
    '<item>',
    g('id', one.id),
    g('item_group_id', one.group),
    g('title', one.title),
    g('description', one.description),
    g('link', publicUrl + one.link),
    g('image_link', publicUrl + one.image),
    ...one.moreImages.map((image) => g('additional_image_link', publicUrl + image)),
    g('availability', one.isInStock ? 'in_stock' : 'out_of_stock'),
    g('condition', 'new'),
    g('price', money(one.prior ?? one.sale)),
    one.prior === null ? '' : g('sale_price', money(one.sale)),
    g('brand', one.brand),
    one.gtin === null ? g('identifier_exists', 'no') : g('gtin', one.gtin),
    g('google_product_category', one.category),
    g('product_type', one.type.join(' > ')),
    g('age_group', one.ageGroup),
    g('gender', one.gender),
    g('size', one.size),
    g('size_system', one.sizeSystem),
    g('color', one.color),
    g('material', one.material),
    one.isBundle ? g('is_bundle', 'yes') : '',
    `<g:shipping>${g('country', market.country)}${g('price', money(one.delivery))}</g:shipping>`,
    g('shipping_weight', `${one.weightG} g`),
    one.isBulky ? g('shipping_label', 'bulky') : '',
    ...(one.isAdvertised ? [] : NO_ADVERTISING),
    '</item>\n',
  ].join('')
}

const NO_ADVERTISING = ['Shopping_ads', 'Display_ads'].map((place) => g('excluded_destination', place))

export const google: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  head,
  leavesOut: () => null,
  minds: ({ isAdvertised }) => (isAdvertised ? null : 'not_in_ads'),
  item,
  foot: '</channel></rss>\n',
}
