/** `shop order …`: orders from payment to the courier. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts'
import { plainText } from '#domain/pricing/money.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import { noteOnOrder, prepareOrder, readStaffOrder } from '#services/orders/staff-orders.ts'
import type { Database } from '#store/database/db.ts'
import { listOrdersForStaff, type HistoryEntry, type StaffListedOrder } from '#store/orders/staff-orders.ts'
import { CommandError, readOptions, textOf, type Options } from './promotion-options.ts'

export const ORDER_USAGE = `  order list [--status unfulfilled]         the newest hundred
  order show <order>                        an order with its lines and everything that happened to it
  order prepare <order>                     the warehouse begins with it
  order cancel <order>                      call it off: pieces and money go back, the customer gets a mail
  order note <order> --note text            add a note; customers do not see it on their pages
                                            [--by name] [--note text] with each of them: who did it, and why
`

/** Orders of a list. */
const LIST_LIMIT = 100
const MAX_NAME_LENGTH = 60
const MAX_NOTE_LENGTH = 500

export async function orderCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['status', 'by', 'note'])
  const shop = { db, clock: { now: () => now }, jobSignal: createJobSignal() }
  switch (action) {
    case 'list':
      return list(db, options)
    case 'show':
      return show(db, numberOf(words))
    case 'prepare':
      return answer(await prepareOrder(shop, numberOf(words), actOf(options)), 'The order is being prepared.')
    case 'cancel':
      return answer(
        await cancelOrderByNumber(shop, numberOf(words), actOf(options)),
        'The order is called off. Mail and refund follow when the shop runs.',
      )
    case 'note': {
      const act = actOf(options)
      if (act.note === null) throw new CommandError('Say --note with the text.')
      return answer(await noteOnOrder(shop, numberOf(words), act), 'The note is stored.')
    }
    default:
      throw new CommandError(`There is no command order ${action}.\n${ORDER_USAGE.trimEnd()}`)
  }
}

const DONE = ['prepared', 'canceled', 'noted']

/** Why something was not done. */
const REFUSALS: Record<string, string> = {
  order_not_found: 'There is no such order.',
  order_step_refused: 'The status of the order does not allow this. See it with: order show',
  voucher_spent: 'A gift voucher that the order bought has been spent. See it with: voucher list',
}

function answer(outcome: string, text: string): string {
  if (DONE.includes(outcome)) return text
  throw new CommandError(REFUSALS[outcome] ?? outcome)
}

function numberOf(words: readonly string[]): string {
  if (words.length !== 1) throw new CommandError('Say the number of the order.')
  return words[0]!.toUpperCase()
}

function actOf(options: Options): StaffAct {
  const read = (name: string, max: number): string | null => {
    const text = textOf(options, name)?.trim() ?? ''
    if (text.length > max) throw new CommandError(`--${name} must have at most ${max} characters.`)
    return text === '' ? null : text
  }
  return { staffName: read('by', MAX_NAME_LENGTH), note: read('note', MAX_NOTE_LENGTH) }
}

async function list(db: Database, options: Options): Promise<string> {
  const status = textOf(options, 'status') ?? null
  if (status !== null && !isStatus(status)) throw new CommandError(`--status must be one of: ${ORDER_STATUSES.join(', ')}.`)
  const orders = await listOrdersForStaff(db.query, { status, limit: LIST_LIMIT })
  return orders.length > 0 ? orders.map(inWords).join('\n') : 'There are no such orders.'
}

const isStatus = (text: string): text is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(text)

const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

/** 'NST-1  2026-11-18 10:00  unfulfilled, paid  3 pieces  541.30 lei' */
const inWords = ({ number, createdAt, status, payment, pieces, total, currency, needsAttention }: StaffListedOrder): string =>
  [
    number,
    minute(createdAt),
    `${status}, ${payment}`,
    pieces === 1 ? '1 piece' : `${pieces} pieces`,
    plainText(total, currency, 'en'),
    needsAttention && 'needs attention',
  ]
    .filter(Boolean)
    .join('  ')

async function show(db: Database, number: string): Promise<string> {
  const found = await readStaffOrder(db.query, number)
  if (!found) throw new CommandError(REFUSALS.order_not_found)
  const { order, history } = found
  const lines = order.lines.map(
    ({ qty, sku, name, option, total }) =>
      `  ${qty} × ${[sku, name, option].filter(Boolean).join(', ')}  ${plainText(total, order.currency, 'en')}`,
  )
  const { firstName, lastName, address, zip, city, county, country } = order.address
  return [
    inWords({ ...order, pieces: piecesOf(order.lines), needsAttention: order.needsAttention !== null }),
    ...lines,
    `to ${firstName} ${lastName}, ${[address, `${zip} ${city}`, county, country].filter(Boolean).join(', ')}`,
    `${order.email}, ${order.phone}`,
    ...history.map(eventInWords),
  ].join('\n')
}

const piecesOf = (lines: readonly { kind: string; qty: number }[]): number =>
  lines.filter(({ kind }) => kind !== 'transport').reduce((sum, { qty }) => sum + qty, 0)

/** '  2026-11-18 10:00  pending  staff Ana: two boxes' */
const eventInWords = ({ at, kind, actor, staffName, note }: HistoryEntry): string =>
  `  ${minute(at)}  ${kind}  ${[actor, staffName].filter(Boolean).join(' ')}${note === null ? '' : `: ${note}`}`.trimEnd()
