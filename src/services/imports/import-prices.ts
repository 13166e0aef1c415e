/**
 * Prices from a file (D-21). All faults are known before anything is written. What is written are the rows that differ from the shop, in
 * batches: a run that was broken off is gone on with by the same file, whose first rows are the same by then.
 */
import { findPriceColumns, readPriceRow, termsOf, type PriceRow, type RowFault } from '#domain/imports/price-row.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { PriceTerms } from '#domain/pricing/price-change.ts'
import { priceVersion } from '#domain/pricing/price-change.ts'
import { changePrice, type PriceShop } from '#services/pricing/change-price.ts'
import { decideChanges, type DecidedChange, type PriceChange, type RefusedChange } from '#services/pricing/decide-prices.ts'
import type { Shop } from '#services/shop.ts'
import type { Actor } from '#services/staff/audit.ts'
import { readPriceStates } from '#store/catalog/price-states.ts'
import type { Query } from '#store/database/db.ts'
import { readTable, type Table } from './read-table.ts'

/** Changes of one transaction. */
const ROWS_AT_ONCE = 500

export type PriceFault =
  | ({ kind: 'row' } & RowFault)
  | { kind: 'refused'; line: number; refused: RefusedChange }
  | { kind: 'file'; line: number; reason: Extract<Table, { ok: false }>['reason'] }

export interface PriceDifference {
  line: number
  change: PriceChange
  before: PriceTerms
}

export interface PriceDifferences {
  faults: PriceFault[]
  changed: PriceDifference[]
  /** Rows that say what is so already. */
  same: number
}

/** Returns what importing a file would change now, and every fault of it. Writes nothing. */
export async function checkPriceFile({ db, clock }: Pick<Shop, 'db' | 'clock'>, bytes: Uint8Array): Promise<PriceDifferences> {
  const { rows, faults } = readPriceRows(bytes)
  const changed: PriceDifference[] = []
  let same = 0
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = rows.slice(at, at + ROWS_AT_ONCE)
    const different = await rowsThatDiffer(db.query, batch)
    same += batch.length - different.length
    const decisions = await decideChanges(db.query, different.map(changeOf), clock.now())
    for (const [index, decision] of decisions.entries()) {
      const { line } = different[index]!
      if (!decision.ok) faults.push({ kind: 'refused', line, refused: decision.refused })
      else if (writesNothing(decision.decided)) same++
      else changed.push(differenceOf(line, decision.decided))
    }
  }
  return { faults: faults.toSorted((a, b) => a.line - b.line), changed, same }
}

function differenceOf(line: number, { change, before }: DecidedChange): PriceDifference {
  return { line, change: { ...change, version: priceVersion(before) }, before: termsOf(before) }
}

const changeOf = ({ line: _, ...row }: PriceRow): PriceChange => ({ ...row, from: null, to: null, version: null })

/** Leaves out rows that say what is so: whether it could be written now is no question then. */
async function rowsThatDiffer(query: Query, rows: readonly PriceRow[]): Promise<PriceRow[]> {
  const states = await readPriceStates(query, { skus: rows.map(({ sku }) => sku) })
  const terms = new Map(states.map((state) => [`${state.currency} ${state.sku}`, termsOf(state)]))
  return rows.filter(({ sku, market, price, reduced, prp }) => {
    const now = terms.get(`${MARKETS[market].currency} ${sku}`)
    return now === undefined || price !== now.price || reduced !== now.reduced || (prp !== null && prp !== now.prp)
  })
}

/** A file may say a higher ordinary price than the prior one of a reduction. */
const writesNothing = ({ before, next }: DecidedChange): boolean =>
  next.mrp === before.mrp &&
  next.sale === before.sale &&
  next.prior === before.prior &&
  next.reducedAt?.getTime() === before.reducedAt?.getTime()

function readPriceRows(bytes: Uint8Array): { rows: PriceRow[]; faults: PriceFault[] } {
  const table = readTable(bytes)
  if (!table.ok) return { rows: [], faults: [{ kind: 'file', line: table.line, reason: table.reason }] }
  const [head, ...body] = table.rows
  const { positions, faults: missing } = findPriceColumns(head!.cells)
  const asFault = (fault: RowFault): PriceFault => ({ kind: 'row', ...fault })
  if (missing.length > 0) return { rows: [], faults: missing.map(asFault) }
  const read = body.map(({ cells, line }) => readPriceRow(cells, positions, line))
  const rows = read.flatMap(({ row }) => (row === null ? [] : [row]))
  const groups = Map.groupBy(rows, ({ sku, market }) => `${market} ${sku}`)
  const repeated = [...groups.values()].flatMap((group) =>
    group.slice(1).map(({ line }) => asFault({ line, column: 'sku', reason: 'repeated' })),
  )
  return {
    rows: [...groups.values()].map(([first]) => first!),
    faults: [...read.flatMap(({ faults }) => faults.map(asFault)), ...repeated],
  }
}

export type PriceImport = { ok: true } | { ok: false; written: number; refused: RefusedChange[] }

/**
 * Writes the differences of a file without faults. Where somebody changed a price meanwhile, its batch and what follows are not written.
 * @throws InputRefused
 */
export async function importPrices(
  shop: PriceShop,
  actor: Actor,
  { changed, reason }: { changed: readonly PriceDifference[]; reason: string },
  onProgress: (written: number) => void = () => {},
): Promise<PriceImport> {
  for (let at = 0; at < changed.length; at += ROWS_AT_ONCE) {
    const batch = changed.slice(at, at + ROWS_AT_ONCE)
    const answer = await changePrice(shop, actor, { changes: batch.map(({ change }) => change), reason })
    if (!answer.ok) return { ok: false, written: at, refused: answer.refused }
    onProgress(at + batch.length)
  }
  return { ok: true }
}
