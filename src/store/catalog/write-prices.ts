/** Writes prices with their history; the struck-through price follows from it (D-21, LAW-21, LAW-22). */
import { sql } from 'kysely'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import type { PriceInput } from '#domain/catalog/catalog-input.ts'
import type { NextPrice } from '#domain/pricing/price-change.ts'
import { priorPrice, type PricePeriod } from '#domain/pricing/price.ts'
import type { Query } from '#store/database/db.ts'
import { jsonRows, type JsonRow } from '#store/database/json-rows.ts'
import { priceKey, readLowestPrices } from './lowest-prices.ts'

export interface VariantPrices {
  variant: number
  /** Of a variant that was written just now: it has no price yet. */
  isNew: boolean
  prices: Record<Currency, PriceInput>
}

type PriceRow = JsonRow<'price'>

/** Returns since when a price is reduced and what is struck through then, of the periods up to the one in force. */
function reductionOf(periods: readonly PricePeriod[]): Pick<PriceRow, 'prior' | 'reduced_at'> {
  const [before, inForce] = periods.slice(-2)
  if (!before || !inForce || inForce.price >= before.price) return { prior: null, reduced_at: null }
  return { prior: priorPrice(periods, inForce.from), reduced_at: inForce.from }
}

/** Prices that do not change keep since when they are reduced; a lower one is a reduction from `now` on, a higher one is none. */
export async function putPrices(tx: Query, variants: readonly VariantPrices[], now: Date): Promise<void> {
  const ids = variants.filter(({ isNew }) => !isNew).map(({ variant }) => variant)
  const known = await readPrices(tx, ids)
  const history: JsonRow<'price_history'>[] = []
  const changed: JsonRow<'price_history'>[] = []
  const prices: PriceRow[] = []
  const reduced: PriceRow[] = []
  for (const { variant, prices: given } of variants)
    for (const currency of CURRENCIES) {
      const { mrp, sale, history: past } = given[currency]
      const before = known.get(priceKey(variant, currency))
      const row = { variant_id: variant, currency, mrp, sale, prior: null, reduced_at: null }
      if (!before) {
        const periods = past ?? [{ price: sale, from: now, to: null }]
        for (const { price, from, to } of periods)
          history.push({ variant_id: variant, currency, price, valid_from: from, valid_to: to })
        prices.push({ ...row, ...reductionOf(periods) })
      } else if (before.sale === sale) prices.push({ ...row, prior: before.prior, reduced_at: before.reduced_at })
      else {
        changed.push({ variant_id: variant, currency, price: sale, valid_from: now, valid_to: null })
        if (sale < before.sale) reduced.push({ ...row, reduced_at: now })
        else prices.push(row)
      }
    }
  if (reduced.length > 0) prices.push(...(await withPriorPrices(tx, reduced, now)))
  if (changed.length > 0) await recordChanges(tx, changed)
  // Before the prices: the database would record them as new.
  await insertHistory(tx, history)
  await upsertPrices(tx, prices)
}

/** A price as it was decided; its period begins at `at` where the amount is another one. */
export interface DecidedPrice extends NextPrice {
  variant: number
  currency: Currency
  at: Date
}

/** Writes decided prices of known variants, with their history, as the next change of their products. The catalog's version was raised before. */
export async function writeDecidedPrices(tx: Query, decided: readonly DecidedPrice[], version: number): Promise<void> {
  const variants = decided.map(({ variant }) => variant)
  const known = await readPrices(tx, variants)
  const changed = decided.filter(({ variant, currency, sale }) => known.get(priceKey(variant, currency))?.sale !== sale)
  await recordChanges(
    tx,
    changed.map(({ variant, currency, sale, at }) => ({
      variant_id: variant,
      currency,
      price: sale,
      valid_from: at,
      valid_to: null,
    })),
  )
  await upsertPrices(
    tx,
    decided.map(({ variant, currency, mrp, sale, prior, reducedAt }) => ({
      variant_id: variant,
      currency,
      mrp,
      sale,
      prior,
      reduced_at: reducedAt,
    })),
  )
  await sql`update product p set change_number = ${version}
    from variant v where v.product_id = p.id and v.id = any(${variants}::integer[])`.execute(tx)
}

/** Arrays cost half as much as JSON; these two tables have most of a catalog's rows. */
async function insertHistory(tx: Query, rows: readonly JsonRow<'price_history'>[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into price_history (variant_id, currency, price, valid_from, valid_to)
    select * from unnest(
      ${rows.map((row) => row.variant_id)}::integer[], ${rows.map((row) => row.currency)}::text[],
      ${rows.map((row) => row.price)}::integer[], ${rows.map((row) => row.valid_from.toISOString())}::timestamptz[],
      ${rows.map((row) => row.valid_to?.toISOString() ?? null)}::timestamptz[])`.execute(tx)
}

async function upsertPrices(tx: Query, rows: readonly PriceRow[]): Promise<void> {
  await sql`insert into price (variant_id, currency, mrp, sale, prior, reduced_at)
    select * from unnest(
      ${rows.map((row) => row.variant_id)}::integer[], ${rows.map((row) => row.currency)}::text[],
      ${rows.map((row) => row.mrp)}::integer[], ${rows.map((row) => row.sale)}::integer[],
      ${rows.map((row) => row.prior)}::integer[],
      ${rows.map((row) => row.reduced_at?.toISOString() ?? null)}::timestamptz[])
    on conflict (variant_id, currency) do update
    set mrp = excluded.mrp, sale = excluded.sale, prior = excluded.prior, reduced_at = excluded.reduced_at`.execute(tx)
}

async function readPrices(tx: Query, variants: readonly number[]) {
  if (variants.length === 0) return new Map<string, never>()
  const rows = await tx
    .selectFrom('price')
    .selectAll()
    .where('variant_id', '=', sql<number>`any(${variants}::integer[])`)
    .execute()
  return new Map(rows.map((row) => [priceKey(row.variant_id, row.currency), row]))
}

/** Returns the rows with the lowest price of the 30 days before the reduction. */
async function withPriorPrices(tx: Query, reduced: readonly PriceRow[], now: Date): Promise<PriceRow[]> {
  const variants = reduced.map((row) => row.variant_id)
  const lowest = await readLowestPrices(tx, variants, { currencies: CURRENCIES, before: now })
  return reduced.map((row) => ({ ...row, prior: lowest.get(priceKey(row.variant_id, row.currency)) ?? null }))
}

/** Ends the periods in force and begins new ones, at the moment of each. */
async function recordChanges(tx: Query, changed: readonly JsonRow<'price_history'>[]): Promise<void> {
  await sql`
    with changed as (select * from ${jsonRows('price_history', changed)}),
    closed as (
      update price_history h set valid_to = greatest(c.valid_from, h.valid_from + interval '1 microsecond')
      from changed c
      where h.variant_id = c.variant_id and h.currency = c.currency and h.valid_to is null
      returning h.variant_id, h.currency, h.valid_to
    )
    insert into price_history (variant_id, currency, price, valid_from)
    select c.variant_id, c.currency, c.price, coalesce(closed.valid_to, c.valid_from)
    from changed c left join closed on closed.variant_id = c.variant_id and closed.currency = c.currency`.execute(tx)
}
