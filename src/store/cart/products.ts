/** Items with their price in one currency and available quantity, read when a cart is priced. */
import { sql, type RawBuilder } from 'kysely'
import { itemId, variantOf } from '#domain/catalog/item-id.ts'
import type { Item, Part } from '#domain/catalog/product.ts'
import { NO_PICTURE, type Picture } from '#domain/catalog/picture.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { Query } from '#store/database/db.ts'

type PartRow = Omit<Part, 'item' | 'picture'> & {
  item: number
  picture: PictureColumns | null
  stock: StockColumn
  sellable: boolean
}

/** Address and tint. */
type PictureColumns = [src: string, tint: string]
/** Available quantity and warehouse, with a space between them: arrays of texts cost PostgreSQL half of what JSON objects do. */
type StockColumn = readonly string[]

export interface ItemRow {
  id: number
  product_id: number
  kind: Item['kind']
  sku: string
  slug: string
  name: string
  brand: string
  brand_id: number
  tags: string[]
  bulky: boolean
  no_promo: boolean
  vat_class: string
  size: Size | null
  colourway: string | null
  /** The first picture of its colour: most variants have one. */
  image: string | null
  tint: string | null
  /** In its place the first one of any colour. */
  other_picture: PictureColumns | null
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

/** Names of colours in the language of the cart, by key, from memory; a colour written a moment ago may be missing. */
export type ColorNames = (key: string) => string | undefined

/** Returns whether a bundle's part, variant `pv` of product `pp`, is sold in the market; if not, neither is the bundle. */
const sellablePart = ({ locale, currency, now }: Omit<ItemQuestion, 'ids'>): RawBuilder<boolean> => sql`(
  coalesce(pp.published_at <= ${now}, false) and not pp.no_promo
  and exists (select from product_text t where t.product_id = pp.id and t.locale = ${locale})
  and exists (select from price p where p.variant_id = pv.id and p.currency = ${currency}))`

/** Returns the first picture of any colour of the product of `variant`. */
const otherPictureOf = (variant: 'v' | 'pv'): RawBuilder<PictureColumns | null> => sql`(
  select array[i.address, i.tint] from product_picture i where i.product_id = ${sql.ref(variant)}.product_id and i.position = 0
  order by i.colourway limit 1)`

/** Returns the join with the first picture of the colour of `variant`: one row of the primary key. */
const firstPictureJoin = (variant: 'v' | 'pv', alias: 'vi' | 'pvi'): RawBuilder<unknown> => {
  const [of, picture] = [sql.ref(variant), sql.ref(alias)]
  return sql`left join product_picture ${picture}
    on ${picture}.product_id = ${of}.product_id and ${picture}.colourway = ${of}.colourway and ${picture}.position = 0`
}

/** Returns what is available of a variant by warehouse. */
const stockOf = (variant: 'v' | 'pv'): RawBuilder<StockColumn> => sql`array(
  select s.on_hand - s.reserved || ' ' || s.warehouse_id from stock s where s.variant_id = ${sql.ref(variant)}.id)`

/** Returns the published items among `ids`, named in `locale` and priced in `currency`; others are left out. */
export const itemRows = ({ ids, locale, currency, now }: ItemQuestion): RawBuilder<ItemRow> => sql`
    select v.id, v.product_id, p.kind, v.sku, t.slug, t.name, b.name as brand, b.id as brand_id, p.tags, 'bulky' = any(p.flags) as bulky,
      p.no_promo, p.vat_class, v.size,
      v.colourway, vi.address as image, vi.tint,
      case when vi.address is null then ${otherPictureOf('v')} end as other_picture, v.weight_g, v.volume_cm3, pr.mrp, pr.sale, pr.prior,
      ${stockOf('v')} as stock,
      case when p.kind = 'bundle' then (
        select jsonb_agg(jsonb_build_object('item', pv.id, 'qty', bi.quantity, 'sku', pv.sku, 'name', coalesce(pt.name, pv.sku),
            'catalogPrice', coalesce(ppr.sale, 0), 'sellable', ${sellablePart({ locale, currency, now })},
            'picture', case when pvi.address is null then ${otherPictureOf('pv')} else array[pvi.address, pvi.tint] end, 'weightG', pv.weight_g, 'volumeCm3', pv.volume_cm3,
            'bulky', 'bulky' = any(pp.flags),
            'stock', ${stockOf('pv')}) order by bi.position)
        from bundle_item bi
          join variant pv on pv.id = bi.variant_id
          join product pp on pp.id = pv.product_id
          left join product_text pt on pt.product_id = pp.id and pt.locale = ${locale}
          left join price ppr on ppr.variant_id = pv.id and ppr.currency = ${currency}
          ${firstPictureJoin('pv', 'pvi')}
        where bi.bundle_variant_id = v.id
      ) end as parts
    from variant v
      join product p on p.id = v.product_id and p.published_at <= ${now}
      join brand b on b.id = p.brand_id
      join product_text t on t.product_id = p.id and t.locale = ${locale}
      join price pr on pr.variant_id = v.id and pr.currency = ${currency}
      ${firstPictureJoin('v', 'vi')}
    where v.id = any(${ids.map(variantOf)}::integer[])`

/** The same in a statement of its own. */
export async function readItems(query: Query, question: ItemQuestion, names: ColorNames): Promise<Priced> {
  const { rows } = await itemRows(question).execute(query)
  return pricedFrom(rows, await completeNames(query, rows, question.locale, names))
}

/** Returns the names of all colours of the rows. Reads those that are missing: joined for every item they cost a tenth of the statement. */
export async function completeNames(
  query: Query,
  rows: readonly ItemRow[],
  locale: Locale,
  names: ColorNames,
): Promise<ColorNames> {
  const missing = rows.flatMap(({ colourway }) => (colourway === null || names(colourway) !== undefined ? [] : [colourway]))
  if (missing.length === 0) return names
  const { rows: read } = await sql<{ key: string; name: string | null }>`
    select key, name ->> ${locale}::text as name from colourway where key = any(${missing}::text[])`.execute(query)
  const found = new Map(read.map(({ key, name }) => [key, name ?? '']))
  return (key) => names(key) ?? found.get(key)
}

export function pricedFrom(rows: readonly ItemRow[], names: ColorNames): Priced {
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
    const item = itemFrom(row, names)
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

const pictureFrom = (columns: PictureColumns | null): Picture => (columns ? { src: columns[0], tint: columns[1] } : NO_PICTURE)

const itemFrom = (row: ItemRow, names: ColorNames): Item => ({
  id: itemId(row.id, row.kind),
  product: String(row.product_id),
  kind: row.kind,
  sku: row.sku,
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  vendor: String(row.brand_id),
  tags: row.tags,
  noPromo: row.no_promo,
  vatClass: row.vat_class,
  size: row.size,
  color: row.colourway === null ? '' : (names(row.colourway) ?? ''),
  picture: row.image === null ? pictureFrom(row.other_picture) : { src: row.image, tint: row.tint! },
  weightG: row.weight_g,
  volumeCm3: row.volume_cm3,
  bulky: row.bulky,
  virtual: row.kind === 'voucher',
  mrp: row.mrp,
  catalogPrice: row.sale,
  prior: row.prior,
  parts: (row.parts ?? []).map(({ stock: _, sellable: __, ...part }) => ({
    ...part,
    item: String(part.item),
    picture: pictureFrom(part.picture),
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
      join product p on p.id = v.product_id and p.published_at <= ${now}
      join product_text t on t.product_id = p.id and t.locale = ${locale}`.execute(query)
  return rows.map(({ id, is_product, vendor, ...row }) => ({
    ...row,
    id: is_product ? String(id) : itemId(id, row.kind),
    vendor: String(vendor),
  }))
}
