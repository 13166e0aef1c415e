/** Reads prices with their history, by SKU. */
import { sql } from 'kysely'
import type { PriceState } from '#domain/pricing/price-change.ts'
import type { PricePeriod } from '#domain/pricing/price.ts'
import type { Query } from '#store/database/db.ts'

export interface StoredPrice extends PriceState {
  variant: number
  sku: string
}

type Row = Omit<StoredPrice, 'history' | 'reducedAt'> & {
  /** Milliseconds since 1970. */
  reduced: number | null
  history: { price: number; from: number; to: number | null }[]
}

const moment = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

/** Returns the prices of variants in every currency. Moments are whole milliseconds, the ends of periods rounded up. */
export async function readPriceStates(
  query: Query,
  wanted: { skus: readonly string[] } | { variant: number },
): Promise<StoredPrice[]> {
  const these = 'skus' in wanted ? sql`v.sku = any(${wanted.skus}::text[])` : sql`v.id = ${wanted.variant}`
  const { rows } = await sql<Row>`
    select v.id as variant, v.sku, p.no_promo as "noPromo", r.currency, r.mrp, r.sale, r.prior,
      floor(extract(epoch from r.reduced_at) * 1000)::float8 as reduced,
      (select coalesce(jsonb_agg(jsonb_build_object('price', h.price, 'from', floor(extract(epoch from h.valid_from) * 1000),
          'to', ceil(extract(epoch from h.valid_to) * 1000)) order by h.valid_from), '[]')
        from price_history h where h.variant_id = v.id and h.currency = r.currency) as history
    from variant v join product p on p.id = v.product_id join price r on r.variant_id = v.id
    where ${these} order by v.id, r.currency`.execute(query)
  return rows.map(({ reduced, history, ...row }) => ({
    ...row,
    reducedAt: moment(reduced),
    history: history.map(({ price, from, to }): PricePeriod => ({ price, from: new Date(from), to: moment(to) })),
  }))
}

/** Returns the SKUs of a product in the order of its page. */
export async function readSkusOf(query: Query, product: number): Promise<string[]> {
  const rows = await query
    .selectFrom('variant')
    .select('sku')
    .where('product_id', '=', product)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ sku }) => sku)
}

/** Returns the SKUs of products, in order of their products. */
export async function readSkusByProduct(query: Query, products: readonly number[]): Promise<{ product: number; sku: string }[]> {
  return query
    .selectFrom('variant')
    .select(['product_id as product', 'sku'])
    .where('product_id', '=', sql<number>`any(${products}::integer[])`)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
}

/** Returns the next SKUs in their order; null begins with the first. */
export async function readSkusAfter(query: Query, after: string | null, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('variant')
    .select('sku')
    .$if(after !== null, (all) => all.where('sku', '>', after!))
    .orderBy('sku')
    .limit(most)
    .execute()
  return rows.map(({ sku }) => sku)
}
