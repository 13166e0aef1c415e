/** Prices alone: a row for an item in a market. */
import { amountCell, amountOf } from '#domain/imports/cell.ts'
import { columnsOf } from '#domain/imports/columns.ts'
import type { Cells, Remark } from '#domain/imports/import-kind.ts'
import { termsOf } from '#domain/imports/price-row.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { changePricesIn } from '#services/pricing/change-price.ts'
import { decideChanges, type PriceChange } from '#services/pricing/decide-prices.ts'
import { readPriceStates } from '#store/catalog/price-states.ts'
import type { Query } from '#store/database/db.ts'
import type { Kind, PlannedGroup, PlanSetting, RowGroup, WantedChange, WriteSetting } from './kind.ts'
import { refusalDetail, writesNothing } from './price-fields.ts'
import { differing, readGroup } from './read-group.ts'

const COLUMNS = columnsOf('prices', [])
/** Changes of prices of one call. */
const AT_ONCE = 900
/** 'ro SKU-1': a market first, because a SKU may hold blanks. */
const keyOf = (cells: Cells): string => `${(cells['market'] ?? '').trim().toLowerCase()} ${cells['sku']?.trim() ?? ''}`
const partsOf = (key: string): { market: Locale; sku: string } => ({ market: key.slice(0, 2) as Locale, sku: key.slice(3) })

async function read(query: Query, keys: readonly string[]): Promise<Map<string, Cells>> {
  const states = await readPriceStates(query, { skus: [...new Set(keys.map((key) => partsOf(key).sku))] })
  return new Map(
    states.flatMap((state) => {
      const { price, reduced, prp } = termsOf(state)
      const fields = { price: amountCell(price), reduced: amountCell(reduced), prp: amountCell(prp) }
      return LOCALES.filter((market) => MARKETS[market].currency === state.currency).map(
        (market) => [`${market} ${state.sku}`, fields] as const,
      )
    }),
  )
}

const changeOf = (key: string, all: Cells, changed: Cells): PriceChange => {
  const price = amountOf(all['price'] ?? '') ?? -1
  const prp = amountOf(all['prp'] ?? '')
  return {
    ...partsOf(key),
    price,
    reduced: amountOf(all['reduced'] ?? ''),
    prp: prp ?? (changed['prp'] === '' ? price : null),
    from: null,
    to: null,
    version: null,
  }
}

function planOne(group: RowGroup, known: Cells | undefined): PlannedGroup {
  const { fields, remarks } = readGroup(group, COLUMNS, ({ name }) => name)
  const { line, key } = group
  const fault = (column: string, code: Remark['code'], detail = ''): unknown =>
    remarks.push({ line, column, code, isFault: true, detail })
  const told = new Set(remarks.map(({ column }) => column))
  for (const { name, required } of COLUMNS) if (required && fields[name] === undefined && !told.has(name)) fault(name, 'empty')
  if (group.rows.length > 1)
    remarks.push({ line: group.rows[1]!.line, column: 'sku', code: 'repeated', isFault: true, detail: String(line) })
  const { sku = '', market = '', ...terms } = fields
  if (terms['prp'] === terms['price'] && terms['prp']) terms['prp'] = ''
  // A reduction ends where its cell is empty: a price is told as a whole.
  if (remarks.length === 0) terms['reduced'] ??= ''
  const plan: PlannedGroup = { line, key, name: `${sku} ${market}`.trim(), state: 'faulty', before: {}, after: {}, remarks }
  if (remarks.length > 0) return plan
  if (!known) fault('sku', 'unknown_item', sku)
  else Object.assign(plan, differing(known, terms))
  if (remarks.length === 0) plan.state = Object.keys(plan.after).length > 0 ? 'changed' : 'same'
  return plan
}

async function plan(groups: readonly RowGroup[], { query, now }: PlanSetting): Promise<PlannedGroup[]> {
  const known = await read(
    query,
    groups.map(({ key }) => key),
  )
  const planned = groups.map((group) => planOne(group, known.get(group.key)))
  const changed = planned.filter(({ state }) => state === 'changed')
  const decisions = await decideChanges(
    query,
    changed.map(({ key, after }) => changeOf(key, { ...known.get(key), ...after }, after)),
    now,
  )
  for (const [at, decision] of decisions.entries()) {
    const one = changed[at]!
    if (!decision.ok) {
      one.state = 'faulty'
      one.remarks.push({
        line: one.line,
        column: 'price',
        code: 'unlawful',
        isFault: true,
        detail: refusalDetail(decision.refused),
      })
    } else if (writesNothing(decision.decided)) one.state = 'same'
  }
  return planned
}

async function write(changes: readonly WantedChange[], { tx, actor, now, reason }: WriteSetting): Promise<void> {
  const known = await read(
    tx,
    changes.map(({ key }) => key),
  )
  const asked = changes.map(({ key, fields }) => changeOf(key, { ...known.get(key), ...fields }, fields))
  for (let at = 0; at < asked.length; at += AT_ONCE)
    await changePricesIn(tx, actor, { changes: asked.slice(at, at + AT_ONCE), reason, now })
}

export const prices: Kind = { columns: async () => COLUMNS, keyOf, plan, read, write, remove: async () => undefined }
