/** What Google Merchant Center refuses in a product feed, as far as the feed alone tells. */
import { publicGtin } from '#domain/catalog/gtin.ts'

/** Returns a field of an item, '' for one that it does not have. */
export type Fields = (name: string) => string

const LONGEST: Record<string, number> = {
  id: 50,
  item_group_id: 50,
  title: 150,
  description: 5000,
  brand: 70,
  color: 100,
  size: 100,
  material: 200,
  product_type: 750,
}
const REQUIRED = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'condition', 'price', 'brand']
/** Of what is worn: a gender is said of nothing else. */
const WORN = ['age_group', 'size', 'color']
const VALUES: Record<string, readonly string[]> = {
  availability: ['in_stock', 'out_of_stock', 'preorder', 'backorder'],
  condition: ['new', 'refurbished', 'used'],
  age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
  gender: ['male', 'female', 'unisex'],
}

const priceOf = (money: string): number => (/^\d+\.\d\d [A-Z]{3}$/.test(money) ? parseFloat(money) : NaN)

/** Returns what is wrong with an item, in words; nothing for one that is taken. */
export function itemFaults(field: Fields): string[] {
  const faults = REQUIRED.filter((name) => field(name) === '').map((name) => `has no ${name}`)
  if (field('gender') !== '' || field('size_system') !== '')
    faults.push(...WORN.filter((name) => field(name) === '').map((name) => `is worn and has no ${name}`))
  for (const [name, most] of Object.entries(LONGEST))
    if (field(name).length > most) faults.push(`has a longer ${name} than ${most}`)
  for (const [name, allowed] of Object.entries(VALUES))
    if (field(name) !== '' && !allowed.includes(field(name))) faults.push(`has the ${name} ${field(name)}`)
  for (const name of ['link', 'image_link']) if (!URL.canParse(field(name))) faults.push(`has a ${name} that is no address`)
  const price = priceOf(field('price'))
  if (!(price > 0)) faults.push(`has the price ${field('price')}`)
  if (field('sale_price') !== '' && !(priceOf(field('sale_price')) < price))
    faults.push('has a sale_price that is not below its price')
  if (field('gtin') !== '' && publicGtin(field('gtin')) === null) faults.push(`has the gtin ${field('gtin')}`)
  if (field('gtin') === '' && field('identifier_exists') !== 'no') faults.push('has neither a gtin nor identifier_exists no')
  if (!/^[1-9]\d* g$/.test(field('shipping_weight'))) faults.push(`has the shipping_weight ${field('shipping_weight')}`)
  return faults
}

/** Returns what is wrong with a feed: each item's faults, ids that come twice, and variants of a group that nothing tells apart. */
export function feedFaults(items: readonly Fields[]): string[] {
  const seen = new Set<string>()
  return items.flatMap((field) => {
    const id = field('id')
    const variant = [field('item_group_id'), field('size'), field('color')].join('\n')
    const faults = itemFaults(field)
    if (seen.has(id)) faults.push('comes twice')
    else if (field('item_group_id') !== '' && seen.has(variant)) faults.push('is like another of its group')
    seen.add(id).add(variant)
    return faults.map((fault) => `${id} ${fault}`)
  })
}
