/** Writes what an import changes of products: what is new as a whole, of the others what differs. */
import type { Cells } from '#domain/imports/import-kind.ts'
import { columnOf, productFields, productOfFields, stockColumn, type KnownProduct } from '#domain/imports/product-record.ts'
import { writeProducts, writeStock } from '#services/catalog/write-catalog.ts'
import { changePricesIn } from '#services/pricing/change-price.ts'
import type { PriceChange } from '#services/pricing/decide-prices.ts'
import type { Query } from '#store/database/db.ts'
import { findProducts, putExternalIds, readNamedThings, readProductRecords } from '#store/imports/product-records.ts'
import { incompleteFits, noteMissing, withoutComing } from './fits.ts'
import type { WantedChange, WriteSetting } from './kind.ts'
import { isMade, makeNamed } from './named-things.ts'
import { isPriceField, priceChangesOf } from './price-fields.ts'

/** Changes of prices of one call. */
const PRICES_AT_ONCE = 900

/** A product that is there, with its fields. */
interface Known {
  record: KnownProduct
  fields: Cells
}

async function knownBySku(query: Query, skus: readonly string[]): Promise<Map<string, Known>> {
  const { bySku } = await findProducts(query, { skus, externalIds: [], ids: [] })
  const records = await readProductRecords(query, [...new Set(bySku.values())])
  const known = new Map(records.map((record) => [record.id, { record, fields: productFields(record) }]))
  return new Map([...bySku].map(([sku, id]) => [sku, known.get(id)!]))
}

/** Returns the fields of products, by one of their SKUs. */
export async function readProducts(query: Query, keys: readonly string[]): Promise<Map<string, Cells>> {
  return new Map([...(await knownBySku(query, keys))].map(([sku, { fields }]) => [sku, fields]))
}

const isStockField = (field: string): boolean => field.startsWith(stockColumn(''))
const isOfProduct = (field: string, known: Known | null): boolean => {
  const { sku } = columnOf(field)
  if (known === null || (sku !== '' && !known.record.variants.some((one) => one.sku === sku))) return true
  return !isPriceField(field) && !isStockField(field) && field !== 'external_id'
}

export async function writeProductChanges(
  wanted: readonly WantedChange[],
  { tx, actor, now, reason }: WriteSetting,
): Promise<void> {
  const changes = await withoutComing(tx, wanted)
  await makeNamed(
    tx,
    changes.map(({ fields }) => fields),
    now,
  )
  const known = await knownBySku(
    tx,
    changes.map(({ key }) => key),
  )
  const { warehouses } = await readNamedThings(tx)
  const whole = changes.filter(({ key, fields }) =>
    Object.keys(fields).some((field) => isOfProduct(field, known.get(key) ?? null)),
  )
  if (whole.length > 0)
    await writeProducts(
      tx,
      whole.map(({ key, fields }) => inputOf(fields, known.get(key) ?? null, warehouses, now)),
      now,
    )
  await putExternalIds(
    tx,
    changes.flatMap(({ key, fields }) =>
      fields['external_id'] === undefined ? [] : { sku: key, externalId: fields['external_id'] || null },
    ),
  )
  await writeStockFields({ tx, actor, now, reason }, changes, known)
  const prices = changes.flatMap(({ key, fields }) => changedPrices(fields, known.get(key) ?? null))
  for (let at = 0; at < prices.length; at += PRICES_AT_ONCE)
    await changePricesIn(tx, actor, { changes: prices.slice(at, at + PRICES_AT_ONCE), reason, now })
}

function inputOf(fields: Cells, known: Known | null, warehouses: readonly string[], now: Date) {
  const named = Object.keys(fields).flatMap((field) => (isMade(field) ? [] : columnOf(field).sku || []))
  const own = new Set(known?.record.variants.map(({ sku }) => sku))
  const skus = [...new Set([...own, ...named])]
  const id = fields['id'] ? Number(fields['id']) : null
  const input = productOfFields({ ...known?.fields, ...fields }, { known: known?.record ?? null, id, skus, warehouses, now })
  // Pieces of known items are written apart, so that those of others stay as they are now.
  return { ...input, variants: input.variants.map((variant) => (own.has(variant.sku) ? { ...variant, stock: [] } : variant)) }
}

async function writeStockFields(
  { tx, actor, now, reason }: WriteSetting,
  changes: readonly WantedChange[],
  known: ReadonlyMap<string, Known>,
): Promise<void> {
  const counted = changes.flatMap(({ key, fields }) =>
    Object.entries(fields).flatMap(([field, cell]) => {
      const { column, sku } = columnOf(field)
      const isKnown = known.get(key)?.record.variants.some((one) => one.sku === sku) ?? false
      return isStockField(field) && isKnown
        ? { sku, warehouse: column.slice(stockColumn('').length), onHand: Number(cell || 0) }
        : []
    }),
  )
  if (counted.length > 0) await writeStock(tx, counted, { kind: 'import', at: now, staffName: actor.staffName, note: reason })
}

function changedPrices(fields: Cells, known: Known | null): PriceChange[] {
  if (!known || !Object.keys(fields).some(isPriceField)) return []
  const own = new Set(known.record.variants.map(({ sku }) => sku))
  return priceChangesOf(fields, known.fields).filter(({ sku }) => own.has(sku))
}

/** What a product fits with may come after it in the file: it is written when all are there. */
export async function finishProducts(run: string, setting: WriteSetting): Promise<void> {
  const incomplete = await incompleteFits(setting.tx, run, readProducts)
  if (incomplete.length === 0) return
  await writeProductChanges(incomplete, setting)
  const keys = incomplete.map(({ key }) => key)
  await noteMissing(setting.tx, run, incomplete, await readProducts(setting.tx, keys))
}

/** Products stay, because their prices and orders name them: they become drafts that nobody sees. */
export async function removeProducts(keys: readonly string[], setting: WriteSetting): Promise<void> {
  const there = await readProducts(setting.tx, keys)
  const shown = keys.filter((key) => there.get(key)?.['published'] === 'yes')
  await writeProductChanges(
    shown.map((key) => ({ key, isNew: false, fields: { published: 'no' } })),
    setting,
  )
}
