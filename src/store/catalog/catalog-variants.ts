/** The variants of the read model: prices in every market, stock by showroom. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { CURRENCIES, LOCALES, type Currency } from '#domain/market/market.ts'
import { sizeKey, type Size } from '#domain/catalog/size.ts'
import { among, amongVariants, integers, one, type Statement } from '#store/database/columns.ts'
import type { Query } from '#store/database/db.ts'

export interface CatalogVariant {
  id: number
  sku: string
  /** As addresses name it. */
  size: string | null
  color: string | null
  colourway: string | null
  weightG: number
  volumeCm3: number
  /** Available quantity in all warehouses; of a bundle that of its scarcest part. */
  available: number
  /** Ids of the showrooms that have it in stock; a bundle needs all of its parts. */
  showrooms: readonly string[]
  /** Integer hundredths. */
  catalogPrice: Record<Currency, number>
  prior: Record<Currency, number | null>
}

/** Variants by product, in order; those of products of these ids, or all for null. */
export async function readVariants(query: Query, ids: readonly number[] | null): Promise<Map<number, CatalogVariant[]>> {
  const available = new Map<number, number>()
  for (const table of [ownStock(ids), bundleStock(ids)]) {
    const { variant, pieces } = await one<{ variant: string | null; pieces: string | null }>(
      query,
      sql`select array_agg(variant_id)::text as variant, array_agg(available)::text as pieces from (${table}) as stock`,
    )
    const counts = integers(pieces)
    for (const [at, id] of integers(variant).entries()) available.set(id, counts[at]!)
  }
  const showrooms = await readShowrooms(query, ids)
  const prices = await readPrices(query, ids)
  const columns = await one<VariantColumns>(
    query,
    sql`with different as materialized (
        select size, row_number() over () as number
        from (select distinct size from variant where size is not null and ${among('product_id', ids)}) as sizes
      )
      select array_agg(id)::text as id, array_agg(product_id)::text as product, json_agg(sku) as sku, json_agg(color) as color,
        json_agg(colourway) as colourway, array_agg(number)::text as size, array_agg(weight_g)::text as weight, array_agg(volume_cm3)::text as volume,
        (select json_agg(size order by number) from different) as sizes
      from (select v.id, product_id, sku, color, colourway, number, weight_g, volume_cm3
        from variant v left join different on different.size = v.size
        where ${among('product_id', ids)} order by product_id, position, v.id) as v`,
  )
  const sizeKeys = (columns.sizes ?? []).map(sizeKey)
  const sizes = integers<number | null>(columns.size)
  const products = integers(columns.product)
  const [weights, volumes] = [integers(columns.weight), integers(columns.volume)]
  const found = new Map<number, CatalogVariant[]>()
  for (const [at, id] of integers(columns.id).entries()) {
    const price = prices.get(id)
    // Without a price in every market it cannot be sold.
    if (!price) continue
    const variant: CatalogVariant = {
      id,
      sku: columns.sku?.[at] ?? '',
      size: sizeKeys[(sizes[at] ?? 0) - 1] ?? null,
      color: columns.color?.[at] ?? null,
      colourway: columns.colourway?.[at] ?? null,
      weightG: weights[at]!,
      volumeCm3: volumes[at]!,
      available: available.get(id) ?? 0,
      showrooms: showrooms.get(id) ?? NO_SHOWROOMS,
      ...price,
    }
    const product = products[at]!
    const own = found.get(product)
    if (own) own.push(variant)
    else found.set(product, [variant])
    if (at % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop()
  }
  return found
}

/** Rows that are assembled in one chunk. */
const AT_ONCE = 4000

interface VariantColumns {
  id: string | null
  product: string | null
  sku: string[] | null
  color: (string | null)[] | null
  colourway: (string | null)[] | null
  /** Places in `sizes`, from 1. */
  size: string | null
  sizes: Size[] | null
  weight: string | null
  volume: string | null
}

const NO_SHOWROOMS: readonly string[] = []

/** Showrooms by variant. Equal lists are shared. */
async function readShowrooms(query: Query, ids: readonly number[] | null): Promise<Map<number, readonly string[]>> {
  const { rows } = await sql<{ showroom: string; variants: string }>`
    select warehouse.id as showroom, array_agg(variant_id)::text as variants
    from warehouse join (
      select warehouse_id, variant_id from stock where on_hand > reserved and ${amongVariants('variant_id', ids)}
      union all
      select part.warehouse_id, item.bundle_variant_id
      from bundle_item item join stock part on part.variant_id = item.variant_id and part.on_hand - part.reserved >= item.quantity
      where ${isSellablePart} and ${amongVariants('item.bundle_variant_id', ids)}
      group by part.warehouse_id, item.bundle_variant_id
      having count(*) = (select count(*) from bundle_item where bundle_variant_id = item.bundle_variant_id)
    ) as available on available.warehouse_id = warehouse.id
    where warehouse.kind = 'showroom'
    group by warehouse.id order by warehouse.id`.execute(query)
  await yieldToEventLoop()
  const found = new Map<number, readonly string[]>()
  const lists = new Map<readonly string[], readonly string[]>()
  for (const { showroom, variants } of rows) {
    lists.clear()
    for (const variant of integers(variants)) {
      const before = found.get(variant) ?? NO_SHOWROOMS
      let list = lists.get(before)
      if (!list) lists.set(before, (list = [...before, showroom]))
      found.set(variant, list)
    }
    await yieldToEventLoop()
  }
  return found
}

const ownStock = (ids: readonly number[] | null): Statement => sql`
  select variant_id, sum(on_hand - reserved)::integer as available from stock where ${amongVariants('variant_id', ids)} group by variant_id`

/** A part that is no longer sold, or lacks a text or a price, or may not be promoted (D-28) makes the bundle unavailable. */
const isSellablePart = sql`exists (
  select from variant v join product p on p.id = v.product_id
  where v.id = item.variant_id and p.published_at is not null and not p.no_promo
    and (select count(*) from product_text t where t.product_id = p.id) = ${LOCALES.length}
    and (select count(*) from price where price.variant_id = v.id) = ${CURRENCIES.length})`

const bundleStock = (ids: readonly number[] | null): Statement => sql`
  select item.bundle_variant_id as variant_id,
    min(case when ${isSellablePart} then coalesce(part.available, 0) / item.quantity else 0 end)::integer as available
  from bundle_item item
  left join lateral (select sum(on_hand - reserved) as available from stock where stock.variant_id = item.variant_id) part on true
  where ${amongVariants('item.bundle_variant_id', ids)} group by item.bundle_variant_id`

/** Prices by variant, of those that have one in every currency. */
async function readPrices(
  query: Query,
  ids: readonly number[] | null,
): Promise<Map<number, Pick<CatalogVariant, 'catalogPrice' | 'prior'>>> {
  const columns = await one<Record<'variant' | 'ron' | 'eur' | 'huf' | 'ron_prior' | 'eur_prior' | 'huf_prior', string | null>>(
    query,
    sql`select array_agg(ron.variant_id)::text as variant, array_agg(ron.sale)::text as ron, array_agg(eur.sale)::text as eur,
        array_agg(huf.sale)::text as huf, array_agg(ron.prior)::text as ron_prior, array_agg(eur.prior)::text as eur_prior,
        array_agg(huf.prior)::text as huf_prior
      from price ron
        join price eur on eur.variant_id = ron.variant_id and eur.currency = 'EUR'
        join price huf on huf.variant_id = ron.variant_id and huf.currency = 'HUF'
      where ron.currency = 'RON' and ${amongVariants('ron.variant_id', ids)}`,
  )
  const [ron, eur, huf] = [columns.ron, columns.eur, columns.huf].map((text) => integers(text))
  const priors = [columns.ron_prior, columns.eur_prior, columns.huf_prior].map((text) => integers<number | null>(text))
  const [ronPrior, eurPrior, hufPrior] = priors
  const found = new Map<number, Pick<CatalogVariant, 'catalogPrice' | 'prior'>>()
  for (const [at, id] of integers(columns.variant).entries()) {
    found.set(id, {
      catalogPrice: { RON: ron![at]!, EUR: eur![at]!, HUF: huf![at]! },
      prior: { RON: ronPrior![at] ?? null, EUR: eurPrior![at] ?? null, HUF: hufPrior![at] ?? null },
    })
    if (at % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop()
  }
  return found
}
