/** Transfers between warehouses: written, sent, and received in one or several parts. */
import { transferNumber, type TransferDifference } from '#domain/stock/stock-papers.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { announceStock, changeStockRows, type StockDifference } from '#store/stock/stock.ts'
import { lockPlaces } from '#store/stock/stock-places.ts'
import {
  insertTransfer,
  knownFor,
  listTransfers,
  lockTransfer,
  moveTransfer,
  readTransfer,
  readTransferLines,
  replaceTransfer,
  writeReceived,
  type ListedTransfer,
  type TransferDraft,
  type TransferHead,
  type TransferLine,
} from '#store/stock/transfers.ts'
import { piecesOf } from '#domain/stock/movement.ts'
import { readStockItems, type StockItem } from '#store/stock/stock-list.ts'

type StockShop = Pick<Shop, 'db' | 'clock'>
export type { ListedTransfer, TransferDraft, TransferHead, TransferLine }

/** Transfers of the list. */
const LISTED_TRANSFERS = 100

export const listStockTransfers = ({ db }: StockShop): Promise<ListedTransfer[]> => listTransfers(db.query, LISTED_TRANSFERS)

export interface TransferPage {
  head: TransferHead
  lines: TransferLine[]
  items: StockItem[]
}

/** Returns a transfer with the stock of its articles, null where there is none. */
export async function readStockTransfer({ db, clock }: StockShop, id: string): Promise<TransferPage | null> {
  const head = await readTransfer(db.query, id)
  if (!head) return null
  const lines = await readTransferLines(db.query, id)
  const items = await readStockItems(
    db.query,
    lines.map(({ item }) => Number(item)),
    clock.now(),
  )
  return { head, lines, items }
}

type Refusal = 'transfer_not_found' | 'changed_meanwhile' | 'transfer_step_refused' | 'unknown_item' | 'unknown_warehouse'
export type TransferAnswer =
  | { ok: true; id: string; entries: string[] }
  | { ok: false; reason: Refusal | 'more_than_sent' | 'reason_missing' }
  /** Fewer can be bought at the sender than are to be sent. */
  | { ok: false; reason: 'out_of_stock'; short: { item: string; available: number }[] }

const refuse = (reason: Exclude<TransferAnswer, { ok: true } | { reason: 'out_of_stock' }>['reason']): TransferAnswer => ({
  ok: false,
  reason,
})

const objectOf = (id: string, number: number) => ({ kind: 'transfer', id, name: transferNumber(number) }) as const

async function faultOf(tx: Query, draft: TransferDraft): Promise<'unknown_warehouse' | 'unknown_item' | null> {
  const known = await knownFor(tx, draft)
  if (known.warehouses < 2) return 'unknown_warehouse'
  return known.items < draft.lines.length ? 'unknown_item' : null
}

const logged = ({ lines, ...draft }: TransferDraft) => ({
  ...draft,
  lines: Object.fromEntries(lines.map(({ item, pieces }) => [item, pieces])),
})

/** Begins a transfer as a draft. */
export const beginTransfer = (shop: StockShop, actor: Actor, draft: TransferDraft): Promise<TransferAnswer> =>
  shop.db.transaction(async (tx): Promise<TransferAnswer> => {
    const fault = await faultOf(tx, draft)
    if (fault) return refuse(fault)
    const now = shop.clock.now()
    const id = uuidv7(now)
    const number = await insertTransfer(tx, id, draft, actor.staffName, now)
    const entry = { action: 'transfer.begun', object: objectOf(id, number), after: logged(draft) } as const
    return { ok: true, id, entries: [await writeAudit(tx, actor, entry, now)] }
  })

/** Runs a step of a transfer that is as the person saw it. */
const step = (
  shop: StockShop,
  { id, version }: { id: string; version: number },
  run: (tx: Query, transfer: TransferHead, now: Date) => Promise<TransferAnswer>,
): Promise<TransferAnswer> =>
  shop.db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, id)
    if (!transfer) return refuse('transfer_not_found')
    return transfer.version === version ? run(tx, transfer, shop.clock.now()) : refuse('changed_meanwhile')
  })

/** Changes a draft. */
export const changeTransfer = (
  shop: StockShop,
  actor: Actor,
  at: { id: string; version: number },
  draft: TransferDraft,
): Promise<TransferAnswer> =>
  step(shop, at, async (tx, transfer, now) => {
    if (transfer.state !== 'draft') return refuse('transfer_step_refused')
    const fault = await faultOf(tx, draft)
    if (fault) return refuse(fault)
    const { from, to, note, expectedOn } = transfer
    const before = logged({ from, to, note, expectedOn, lines: await readTransferLines(tx, at.id) })
    await replaceTransfer(tx, at.id, draft)
    const entry = { action: 'transfer.changed', object: objectOf(at.id, transfer.number), before, after: logged(draft) } as const
    return { ok: true, id: at.id, entries: [await writeAudit(tx, actor, entry, now)] }
  })

/** Drops a draft. */
export const dropTransfer = (shop: StockShop, actor: Actor, at: { id: string; version: number }): Promise<TransferAnswer> =>
  step(shop, at, async (tx, transfer, now) => {
    if (transfer.state !== 'draft') return refuse('transfer_step_refused')
    await moveTransfer(tx, at.id, 'dropped', actor.staffName, now)
    const entry = { action: 'transfer.dropped', object: objectOf(at.id, transfer.number) } as const
    return { ok: true, id: at.id, entries: [await writeAudit(tx, actor, entry, now)] }
  })

/** Sends a draft: its pieces leave the sender, and belong to nobody until they are received. */
export const sendTransfer = (shop: StockShop, actor: Actor, at: { id: string; version: number }): Promise<TransferAnswer> =>
  step(shop, at, async (tx, transfer, now) => {
    if (transfer.state !== 'draft') return refuse('transfer_step_refused')
    const lines = await readTransferLines(tx, at.id)
    await announceStock(
      tx,
      lines.map(({ item }) => item),
    )
    const places = await lockPlaces(
      tx,
      lines.map(({ item }) => ({ item, warehouse: transfer.from })),
    )
    const available = (item: string) => {
      const place = places.find((one) => one.item === item)
      return place ? piecesOf(place).available : 0
    }
    const short = lines.filter(({ item, pieces }) => available(item) < pieces)
    if (lines.length === 0) return refuse('transfer_step_refused')
    if (short.length > 0)
      return { ok: false, reason: 'out_of_stock', short: short.map(({ item }) => ({ item, available: available(item) })) }
    const leaving = lines.map(({ item, pieces }) => difference(item, transfer.from, -pieces))
    const document = transferNumber(transfer.number)
    await changeStockRows(tx, leaving, { kind: 'transfer_out', at: now, document, staffName: actor.staffName })
    await moveTransfer(tx, at.id, 'sent', actor.staffName, now)
    const entry = { action: 'transfer.sent', object: objectOf(at.id, transfer.number) } as const
    return { ok: true, id: at.id, entries: [await writeAudit(tx, actor, entry, now)] }
  })

const difference = (item: string, warehouse: string, onHand: number): StockDifference => ({
  item,
  warehouse,
  onHand,
  reserved: 0,
  unsent: 0,
})

export interface Receipt {
  /** All that has arrived of an article so far, and why the rest has not. */
  lines: readonly { item: string; received: number; difference: TransferDifference | null }[]
  /** Whether nothing more will come: each article that is short says why. */
  isDone: boolean
}

/** Receives what has arrived. What was never sent goes back to the sender's stock; what was lost or broke is gone. */
export const receiveTransfer = (
  shop: StockShop,
  actor: Actor,
  at: { id: string; version: number },
  { lines: arrived, isDone }: Receipt,
): Promise<TransferAnswer> =>
  step(shop, at, async (tx, transfer, now) => {
    if (transfer.state !== 'sent') return refuse('transfer_step_refused')
    const before = await readTransferLines(tx, at.id)
    const after = before.map((line) => ({ ...line, ...arrived.find(({ item }) => item === line.item) }))
    if (arrived.some(({ item }) => before.every((line) => line.item !== item))) return refuse('unknown_item')
    if (after.some((line, index) => line.received > line.pieces || line.received < before[index]!.received))
      return refuse('more_than_sent')
    if (isDone && after.some((line) => line.received < line.pieces && line.difference === null)) return refuse('reason_missing')
    await announceStock(
      tx,
      before.map(({ item }) => item),
    )
    await lockPlaces(
      tx,
      before.flatMap(({ item }) => [
        { item, warehouse: transfer.from },
        { item, warehouse: transfer.to },
      ]),
    )
    const coming = after.flatMap(({ item, received }, index) => {
      const more = received - before[index]!.received
      return more > 0 ? [difference(item, transfer.to, more)] : []
    })
    const back = after.flatMap(({ item, pieces, received, difference: why }) =>
      isDone && why === 'not_sent' && received < pieces ? [difference(item, transfer.from, pieces - received)] : [],
    )
    const cause = { at: now, document: transferNumber(transfer.number), staffName: actor.staffName }
    await changeStockRows(tx, coming, { kind: 'transfer_in', ...cause })
    await changeStockRows(tx, back, { kind: 'transfer_back', ...cause })
    await writeReceived(
      tx,
      at.id,
      after.map((line) => ({ ...line, difference: isDone && line.received < line.pieces ? line.difference : null })),
    )
    await moveTransfer(tx, at.id, isDone ? 'received' : null, actor.staffName, now)
    const received = (lines: readonly TransferLine[]) => Object.fromEntries(lines.map((line) => [line.item, line.received]))
    const object = objectOf(at.id, transfer.number)
    const entry = { action: 'transfer.received', object, before: received(before), after: received(after) } as const
    return { ok: true, id: at.id, entries: [await writeAudit(tx, actor, entry, now)] }
  })
