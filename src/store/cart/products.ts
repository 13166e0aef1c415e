/** Items with their price in one currency and available quantity, read when a cart is priced. */
import { sql, type RawBuilder } from 'kysely'
import { itemId, variantOf } from '#domain/catalog/item-id.ts'
import type { Item, Part } from '#domain/catalog/product.ts'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { Query } from '#store/database/db.ts'
import { completeDisplay, type ItemDisplay } from './item-display.ts'

type PartRow = Omit<Part, 'item' | 'picture'> & {
  item: number
  product: number
  colourway: string | null
  stock: StockColumn
  sellable: boolean
}

/** Available quantity and warehouse, with a space between them: arrays of texts cost PostgreSQL half of what JSON objects do. */
type StockColumn = readonly string[]

export interface ItemRow {
  id: number
  product_id: number
  kind: Item['kind']
  sku: string
  slug: string
  name: string
  brand_id: number
  tags: string[]
  bulky: boolean
  no_promo: boolean
  vat_class: string
  size: Size | null
  colourway: string | null
  weight_g: number
  volume_cm3: number
  mrp: number
  sale: number
  prior: number | null
  stock: StockColumn
  parts: PartRow[] | null
}

export interface Priced {
  items: Map<string, Item>
  /** Available quantity by variant; of bundles that of their parts. */
  available: Map<string, number>
  /** The same by warehouse. */
  byWarehouse: Map<string, Record<string, number>>
}

export interface ItemQuestion {
  ids: readonly string[]
  locale: Locale
  currency: Currency
  now: Date
}

/** Returns whether a bundle's part, variant `pv` of product `pp`, is sold in the market; if not, neither is the bundle. */
const sellablePart = ({ locale, currency, now }: Omit<ItemQuestion, 'ids'>): RawBuilder<boolean> => sql`(
  coalesce(pp.published_at <= ${now}, false) and not ${locale} = any(pp.withheld_in) and not pp.no_promo
  and exists (select from product_text t where t.product_id = pp.id and t.locale = ${locale})
  and exists (select from price p where p.variant_id = pv.id and p.currency = ${currency}))`

/** Returns what is available of a variant by warehouse. */
const stockOf = (variant: 'v' | 'pv'): RawBuilder<StockColumn> => sql`array(
  select s.on_hand - s.reserved || ' ' || s.warehouse_id from stock s where s.variant_id = ${sql.ref(variant)}.id)`

/** Returns the published items among `ids`, named in `locale` and priced in `currency`; others are left out. */
export const itemRows = ({ ids, locale, currency, now }: ItemQuestion): RawBuilder<ItemRow> => sql`
    select v.id, v.product_id, p.kind, v.sku, t.slug, t.name, p.brand_id, p.tags, 'bulky' = any(p.flags) as bulky,
      p.no_promo, p.vat_class, v.size, v.colourway, v.weight_g, v.volume_cm3, pr.mrp, pr.sale, pr.prior,
      ${stockOf('v')} as stock,
      case when p.kind = 'bundle' then (
        select jsonb_agg(jsonb_build_object('item', pv.id, 'qty', bi.quantity, 'sku', pv.sku, 'name', coalesce(pt.name, pv.sku),
            'catalogPrice', coalesce(ppr.sale, 0), 'sellable', ${sellablePart({ locale, currency, now })},
            'product', pv.product_id, 'colourway', pv.colourway, 'weightG', pv.weight_g, 'volumeCm3', pv.volume_cm3,
            'bulky', 'bulky' = any(pp.flags), 'stock', ${stockOf('pv')}) order by bi.position)
        from bundle_item bi
          join variant pv on pv.id = bi.variant_id
          join product pp on pp.id = pv.product_id
          left join product_text pt on pt.product_id = pp.id and pt.locale = ${locale}
          left join price ppr on ppr.variant_id = pv.id and ppr.currency = ${currency}
        where bi.bundle_variant_id = v.id
      ) end as parts
    from variant v
      join product p on p.id = v.product_id and p.published_at <= ${now} and not ${locale} = any(p.withheld_in)
      join product_text t on t.product_id = p.id and t.locale = ${locale}
      join price pr on pr.variant_id = v.id and pr.currency = ${currency}
    where v.id = any(${ids.map(variantOf)}::integer[])`

/** Reads the same in a statement of its own. `display`: what is in memory of it. */
export async function readItems(query: Query, question: ItemQuestion, display: ItemDisplay): Promise<Priced> {
  const { rows } = await itemRows(question).execute(query)
  return pricedFrom(rows, await completeDisplay(query, rows, question.locale, display))
}

export function pricedFrom(rows: readonly ItemRow[], display: ItemDisplay): Priced {
  const items = new Map<string, Item>()
  const available = new Map<string, number>()
  const byWarehouse = new Map<string, Record<string, number>>()
  const add = (id: string, stock: StockColumn) => {
    const levels = warehouseLevels(stock)
    byWarehouse.set(id, levels)
    available.set(
      id,
      Object.values(levels).reduce((sum, quantity) => sum + quantity, 0),
    )
  }
  for (const row of rows) {
    const item = itemFrom(row, display)
    // A bundle without parts would never be sold out.
    if (item.kind === 'bundle' && item.parts.length === 0) continue
    items.set(item.id, item)
    for (const part of row.parts ?? []) add(String(part.item), part.stock)
    if (item.kind === 'simple') add(item.id, row.stock)
  }
  return { items, available, byWarehouse }
}

/** Returns the available quantity by warehouse. */
function warehouseLevels(stock: StockColumn): Record<string, number> {
  return Object.fromEntries(
    stock.map((level) => {
      const space = level.indexOf(' ')
      return [level.slice(space + 1), Number(level.slice(0, space))]
    }),
  )
}

const itemFrom = (row: ItemRow, display: ItemDisplay): Item => ({
  id: itemId(row.id, row.kind),
  product: String(row.product_id),
  kind: row.kind,
  sku: row.sku,
  slug: row.slug,
  name: row.name,
  brand: display.brandName(row.brand_id) ?? '',
  vendor: String(row.brand_id),
  tags: row.tags,
  noPromo: row.no_promo,
  vatClass: row.vat_class,
  size: row.size,
  color: row.colourway === null ? '' : (display.colorName(row.colourway) ?? ''),
  picture: display.picture(row.product_id, row.colourway) ?? NO_PICTURE,
  weightG: row.weight_g,
  volumeCm3: row.volume_cm3,
  bulky: row.bulky,
  virtual: row.kind === 'voucher',
  mrp: row.mrp,
  catalogPrice: row.sale,
  prior: row.prior,
  parts: (row.parts ?? []).map(({ stock: _, sellable: __, product, colourway, ...part }) => ({
    ...part,
    item: String(part.item),
    picture: display.picture(product, colourway) ?? NO_PICTURE,
  })),
  isWithdrawn: row.parts?.some(({ sellable }) => !sellable) ?? false,
})

/** An item of `get-skus`, in all three currencies (D-11). */
export interface ItemPrices {
  /** As it was asked for: a variant, or a product, which stands for its first variant. */
  id: string
  kind: Item['kind']
  name: string
  vendor: string
  tags: string[]
  prices: Record<Currency, { mrp: number; catalogPrice: number }>
  available: number
  parts: { item: string; qty: number; available: number; sellable: boolean }[]
}

/** Returns prices of published items by variant or product id, unordered; unknown ids are left out (D-11). `currency`: the market's. */
export async function readPrices(query: Query, { ids, locale, currency, now }: ItemQuestion): Promise<ItemPrices[]> {
  const numbers = ids.map(variantOf)
  const { rows } = await sql<Omit<ItemPrices, 'id' | 'vendor'> & { id: number; is_product: boolean; vendor: number }>`
    with asked as (
      select v.id as asked, v.id as variant_id, false as is_product from variant v where v.id = any(${numbers}::integer[])
      union all
      select p.id, (select v.id from variant v where v.product_id = p.id order by v.position, v.id limit 1), true
      from product p where p.id = any(${numbers}::integer[])
    )
    select asked.asked as id, asked.is_product, p.kind, t.name, p.brand_id as vendor, p.tags,
      (select jsonb_object_agg(pr.currency, jsonb_build_object('mrp', pr.mrp, 'catalogPrice', pr.sale)) from price pr where pr.variant_id = v.id)
        as prices,
      (select coalesce(sum(s.on_hand - s.reserved), 0)::integer from stock s where s.variant_id = v.id) as available,
      coalesce((
        select jsonb_agg(jsonb_build_object('item', bi.variant_id::text, 'qty', bi.quantity,
          'sellable', ${sellablePart({ locale, currency, now })},
          'available', (select coalesce(sum(s.on_hand - s.reserved), 0) from stock s where s.variant_id = bi.variant_id)) order by bi.position)
        from bundle_item bi join variant pv on pv.id = bi.variant_id join product pp on pp.id = pv.product_id
        where bi.bundle_variant_id = v.id), '[]') as parts
    from asked
      join variant v on v.id = asked.variant_id
      join product p on p.id = v.product_id and p.published_at <= ${now} and not ${locale} = any(p.withheld_in)
      join product_text t on t.product_id = p.id and t.locale = ${locale}`.execute(query)
  return rows.map(({ id, is_product, vendor, ...row }) => ({
    ...row,
    id: is_product ? String(id) : itemId(id, row.kind),
    vendor: String(vendor),
  }))
}
