/** `shop order …`: orders from payment to the courier. */
import { writeFile } from 'node:fs/promises'
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts'
import { COURIERS, MAX_PARCELS, type Courier } from '#domain/orders/parcel.ts'
import { plainText } from '#domain/pricing/money.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { moveOrder } from '#services/orders/move-order.ts'
import type { OrderShop } from '#services/orders/with-order.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import { noteOnOrder, prepareOrder, readStaffOrder } from '#services/orders/staff-orders.ts'
import type { Shop } from '#services/shop.ts'
import { askAgain } from '#services/shipments/ask-again.ts'
import { parcelLabel, recallParcel } from '#services/shipments/register-parcel.ts'
import type { CourierConfig } from '#src/courier-config.ts'
import type { Database } from '#store/database/db.ts'
import type { NamelessParcel } from '#store/orders/parcel-numbers.ts'
import { listOrdersForStaff, type HistoryEntry, type StaffListedOrder } from '#store/orders/staff-orders.ts'
import { bookCommand, transferInWords } from './bookings.ts'
import { refundCommand, refundInWords } from './refunds.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'
import { countOf, listOf } from './promotion-options.ts'

export const ORDER_USAGE = `  order list [--status unfulfilled]         the newest hundred
  order show <order>                        an order with its lines and everything that happened to it
  order prepare <order>                     the warehouse begins with it
  order ship <order> [--from warehouse] [--pieces SKU=1,SKU=2] [--parcels 1] [--courier own|pickup|sameday|fan [--awb number,number]]
                                            what leaves one warehouse; all that lies there, unless pieces are named; the courier gives
                                            the numbers, unless it gave them before
  order number <order> [--courier own|sameday|fan]
                                            ask for the numbers that its parcels lack, of another courier if one is named
  order move <order> --warehouse id [--lost]
                                            another warehouse sends what was not sent; the pieces that were held go back into the
                                            books where they lay, unless they are not there
  order paid <order> --reference text [--amount 100.00]
                                            book a bank transfer by the reference of the statement, or cash by that of the receipt:
                                            all that is missing, unless another amount came; a known reference changes nothing
  order deliver <order>                     its parcels have been delivered, or collected
  order label <AWB> --out label.pdf         write the label of a parcel to a file
  order recall <AWB>                        ask the courier to bring a parcel back
  order cancel <order>                      cancel it: pieces and money go back, the customer gets a mail
  order refund <order> --kind unsent|returned|kept --lines 1=2,3=1|all [--delivery 19.99|all] [--to warehouse] [--lost]
                                            give money back for lines, by their place in order show; returned pieces go to a
                                            warehouse or are written off, unsent ones go back where they lie unless --lost
  order note <order> --note text            add a note; customers do not see it on their pages
                                            [--by name] [--note text] with each of them: who did it, and why
`

/** Orders of a list. */
export const LIST_LIMIT = 100
const MAX_NOTE_LENGTH = 500

const OPTIONS = [
  'status',
  'by',
  'note',
  'from',
  'pieces',
  'parcels',
  'courier',
  'awb',
  'out',
  'kind',
  'lines',
  'delivery',
  'to',
  'lost',
  'reference',
  'amount',
  'warehouse',
  'key',
]

export async function orderCommand(
  db: Database,
  args: readonly string[],
  now: Date,
  { couriers, transferDays }: CommandShop['config'],
): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, OPTIONS)
  const shop: CommandShop = { db, clock: { now: () => now }, jobSignal: createJobSignal(), config: { couriers, transferDays } }
  switch (action) {
    case 'list':
      return list(db, options)
    case 'show':
      return show(db, numberOf(words))
    case 'prepare':
      return answer(await prepareOrder(shop, numberOf(words), actOf(options)), 'The order is being prepared.')
    case 'ship':
      return ship(shop, numberOf(words), options)
    case 'move':
      return move(shop, numberOf(words), options)
    case 'paid':
      return bookCommand(shop, numberOf(words), options, actOf(options))
    case 'deliver': {
      const delivered = await deliverOrder(shop, numberOf(words), actOf(options))
      return typeof delivered === 'string' ? answer(delivered, '') : `Delivered: ${delivered.join(', ')}.`
    }
    case 'number':
      return askForNumbers(shop, numberOf(words), options)
    case 'label':
      return label(shop, numberOf(words), options)
    case 'recall':
      return answer(
        await recallParcel({ ...shop, couriers: await couriersOf(shop) }, numberOf(words), actOf(options)),
        'The courier brings the parcel back.',
      )
    case 'cancel':
      return answer(
        await cancelOrderByNumber(shop, numberOf(words), actOf(options)),
        'The order is cancelled. Mail and refund follow when the shop runs.',
      )
    case 'refund':
      return refundCommand(shop, numberOf(words), options, actOf(options))
    case 'note': {
      const act = actOf(options)
      if (act.note === null) throw new CommandError('Say --note with the text.')
      return answer(await noteOnOrder(shop, numberOf(words), act), 'The note is stored.')
    }
    default:
      throw new CommandError(`There is no command order ${action}.\n${ORDER_USAGE.trimEnd()}`)
  }
}

/** The couriers of the shop; their code is loaded for the commands that need them. */
const couriersOf = async (shop: CommandShop) =>
  (await import('#src/server/open-shop.ts')).openCouriers(shop, shop.config.couriers)

/** What the commands need of a shop. */
type CommandShop = Pick<Shop, 'db' | 'clock' | 'jobSignal'> & { config: { couriers: CourierConfig; transferDays: number } }

const DONE = ['prepared', 'moved', 'canceled', 'noted', 'recalled']

/** Why something was not done. */
const REFUSALS: Record<string, string> = {
  order_not_found: 'There is no such order.',
  order_step_refused: 'The status of the order does not allow this. See it with: order show',
  nothing_to_ship: 'Nothing of the order is left to be sent.',
  nothing_to_move: 'All that is left to be sent lies there, or everything was sent.',
  nothing_to_deliver: 'No parcel of the order is on its way.',
  more_than_ordered: 'That is more than is left to be sent.',
  in_other_warehouse: 'The pieces lie in other warehouses. Name the one that sends them with --from.',
  out_of_stock: 'The warehouse does not have the pieces.',
  unknown_warehouse: 'There is no such warehouse.',
  unknown_sku: 'The order has no such SKU.',
  wrong_courier: 'An order that is collected has the courier pickup, and no other order has it.',
  wrong_locker: 'The parcel goes to a locker of another courier. Leave --courier out, and its own courier takes it.',
  no_number_missing: 'All parcels of the order have their numbers.',
  awb_invalid: 'Numbers that another courier gave have 6 to 35 letters and digits each; own parcels get theirs.',
  awb_taken: 'Another parcel has this number.',
  too_many_parcels: `A shipment has at most ${MAX_PARCELS} parcels.`,
  unknown_parcel: 'There is no parcel of this number.',
  courier_not_connected: 'The shop is not connected with this courier. Numbers that it gave can be typed with --awb.',
  too_late: 'The parcel has been delivered.',
  voucher_spent: 'A gift voucher that the order bought has been spent. See it with: voucher list',
}

function answer(outcome: string, text: string): string {
  if (DONE.includes(outcome)) return text
  throw new CommandError(REFUSALS[outcome] ?? outcome)
}

function numberOf(words: readonly string[]): string {
  if (words.length !== 1) throw new CommandError('Say the number of one order or parcel.')
  return words[0]!.toUpperCase()
}

/** Returns who acts and why, of `--by` and `--note`. @throws CommandError */
export function actOf(options: Options): StaffAct {
  const read = (name: string, max: number): string | null => {
    const text = textOf(options, name)?.trim() ?? ''
    if (text.length > max) throw new CommandError(`--${name} must have at most ${max} characters.`)
    return text === '' ? null : text
  }
  return { staffName: read('by', MAX_NAME_LENGTH), note: read('note', MAX_NOTE_LENGTH) }
}

/** @throws CommandError */
async function move(shop: OrderShop, number: string, options: Options): Promise<string> {
  const warehouse = textOf(options, 'warehouse')
  if (warehouse === undefined) throw new CommandError('Say --warehouse with the one that sends the order.')
  const moved = await moveOrder(shop, number, { warehouse, isLost: options.lost === true }, actOf(options))
  return answer(moved, `The order is sent from ${warehouse}.`)
}

/** Writes the label of a parcel to a file. @throws CommandError */
async function label(shop: CommandShop, awb: string, options: Options): Promise<string> {
  const file = textOf(options, 'out')
  if (file === undefined || !file.endsWith('.pdf'))
    throw new CommandError('Say --out with the file for the label, such as label.pdf.')
  const printed = await parcelLabel({ ...shop, couriers: await couriersOf(shop) }, awb)
  if (typeof printed === 'string') return answer(printed, '')
  await writeFile(file, printed.pdf)
  return `The label of ${printed.awb} is in ${file}.`
}

async function ship(shop: CommandShop, number: string, options: Options): Promise<string> {
  const pieces = piecesFrom(listOf(options, 'pieces'))
  const awbs = listOf(options, 'awb')
  const from = textOf(options, 'from') ?? null
  const parcels = countOf(options, 'parcels', { min: 1, max: MAX_PARCELS }) ?? 1
  const courier = courierFrom(options)
  const question = { from, pieces, courier, awbs, parcels }
  const shipped = await shipOrder({ ...shop, couriers: await couriersOf(shop) }, number, question, actOf(options))
  if (!shipped.ok) return answer(shipped.reason, '')
  const numbers = shipped.awbs.length > 0 ? shipped.awbs.join(', ') : 'its courier gives the numbers when the shop runs'
  return `Shipment ${shipped.position}: ${numbers}. The order is ${shipped.status}.`
}

/** Returns the courier of `--courier`, null where none is named. @throws CommandError */
function courierFrom(options: Options): Courier | null {
  const courier = textOf(options, 'courier') ?? null
  if (courier !== null && !isCourier(courier)) throw new CommandError(`--courier must be one of: ${COURIERS.join(', ')}.`)
  return courier
}

async function askForNumbers(shop: CommandShop, number: string, options: Options): Promise<string> {
  const asked = await askAgain({ ...shop, couriers: await couriersOf(shop) }, number, courierFrom(options), actOf(options))
  if (!asked.ok) return answer(asked.reason, '')
  const before = `The courier that was asked before may have made a parcel: look for ${asked.references.join(', ')} in its programs.`
  const parcels = asked.parcels === 1 ? '1 parcel' : `${asked.parcels} parcels`
  return [`${parcels} for ${asked.courier}.`, ...(asked.references.length > 0 ? [before] : [])].join(' ')
}

const isCourier = (text: string): text is Courier => (COURIERS as readonly string[]).includes(text)

/** 'SKU=2' → 2 pieces; null without any: all. @throws CommandError */
function piecesFrom(words: readonly string[]): Map<string, number> | null {
  const pieces = words.map((word) => /^(.+)=([1-9]\d{0,3})$/.exec(word))
  if (pieces.some((match) => match === null)) throw new CommandError('--pieces must be such as SKU=1,OTHER-SKU=2.')
  return pieces.length === 0 ? null : new Map(pieces.map((match) => [match![1]!, Number(match![2])]))
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
  const { order, history, shipments, nameless, transfers, refunds } = found
  const lines = order.lines.map(
    ({ qty, sku, name, option, total }, index) =>
      `  ${index + 1}: ${qty} × ${[sku, name, option].filter(Boolean).join(', ')}  ${plainText(total, order.currency, 'en')}`,
  )
  const { firstName, lastName, address, zip, city, county, country } = order.address
  return [
    inWords({ ...order, pieces: piecesOf(order.lines), needsAttention: order.needsAttention !== null }),
    ...lines,
    `to ${firstName} ${lastName}, ${[address, `${zip} ${city}`, county, country].filter(Boolean).join(', ')}`,
    `${order.email}, ${order.phone}`,
    ...shipments.flatMap(({ position, warehouse, parcels, lines: sent }) => [
      `shipment ${position} from ${warehouse}: ${sent.map(({ qty, name }) => `${qty} × ${name}`).join(', ')}`,
      ...parcels.map(({ courier, awb, status, statusAt }) => `  ${awb}  ${courier}  ${status}  ${minute(statusAt)}`),
    ]),
    ...nameless.map(namelessInWords),
    ...transfers.map((transfer) => transferInWords(transfer, order.currency)),
    ...refunds.map((refund) => refundInWords(refund, order.currency)),
    ...history.map(eventInWords),
  ].join('\n')
}

/** '  without a number  sameday  refused: this city is not served' */
const namelessInWords = ({ courier, shipment, askedAt, refusal }: NamelessParcel): string =>
  `  shipment ${shipment}  without a number  ${courier}  ${refusal === null ? (askedAt ? `asked ${minute(askedAt)}` : 'not asked yet') : `refused: ${refusal}`}`

const piecesOf = (lines: readonly { kind: string; qty: number }[]): number =>
  lines.filter(({ kind }) => kind !== 'transport').reduce((sum, { qty }) => sum + qty, 0)

/** '  2026-11-18 10:00  pending  staff Ana: two boxes' */
const eventInWords = ({ at, kind, actor, staffName, note }: HistoryEntry): string =>
  `  ${minute(at)}  ${kind}  ${[actor, staffName].filter(Boolean).join(' ')}${note === null ? '' : `: ${note}`}`.trimEnd()
