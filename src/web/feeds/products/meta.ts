/** Meta's catalog (Facebook, Instagram): CSV with the fields of its data feed specification. */
import type { Market } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'
import type { FeedFormat } from './feed-format.ts'
import type { FeedItem } from './feed-item.ts'

type Field = (item: FeedItem, absolute: (path: string) => string, money: (hundredths: number) => string, market: Market) => string

const FIELDS: Record<string, Field> = {
  id: ({ id }) => id,
  item_group_id: ({ group }) => group ?? '',
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isInStock }) => (isInStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ prior, sale }, _, money) => money(prior ?? sale),
  sale_price: ({ prior, sale }, _, money) => (prior === null ? '' : money(sale)),
  link: ({ link }, absolute) => absolute(link),
  image_link: ({ image }, absolute) => absolute(image),
  additional_image_link: ({ moreImages }, absolute) => moreImages.map(absolute).join(','),
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin ?? '',
  google_product_category: ({ category }) => category ?? '',
  product_type: ({ type }) => type.join(' > '),
  age_group: ({ ageGroup }) => ageGroup ?? '',
  gender: ({ gender }) => gender ?? '',
  size: ({ size }) => size,
  color: ({ color }) => color,
  material: ({ material }) => material,
  shipping: ({ delivery }, _, money, { country }) => `${country}:::${money(delivery)}`,
  shipping_weight: ({ weightG }) => `${weightG} g`,
}

/** Always in quotes, which are doubled inside; what could end a line is a space. */
const cell = (text: string): string => `"${text.replaceAll(/\s+/g, ' ').replaceAll('"', '""')}"`
const row = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

function item(one: FeedItem, market: Market, publicUrl: string): string {
  const absolute = (path: string): string => publicUrl + path
  const money = (hundredths: number): string => `${decimalText(hundredths)} ${market.currency}`
  return row(Object.values(FIELDS).map((field) => field(one, absolute, money, market)))
}

export const meta: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  head: () => row(Object.keys(FIELDS)),
  // A catalog of Meta's is for advertising, whole.
  leavesOut: ({ isAdvertised }) => (isAdvertised ? null : 'never_advertised'),
  minds: () => null,
  item,
  foot: '',
}
