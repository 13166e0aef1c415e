/** `shop withdrawal …`: the inbox of withdrawals from the contract (D-50). */
import { WITHDRAWAL_STATES, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import { refundWithdrawal } from '#services/withdrawals/refund-withdrawal.ts'
import { nameReturnWarehouse } from '#services/withdrawals/return-address.ts'
import { moveWithdrawal } from '#services/withdrawals/staff-withdrawals.ts'
import type { Database } from '#store/database/db.ts'
import { findFollowed } from '#store/orders/tracking.ts'
import { findWithdrawals, orderNumbersOf, type Withdrawal } from '#store/withdrawals/withdrawals.ts'
import { actOf } from './orders.ts'
import { refundedInWords, refundRefusal } from './refunds.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'

export const WITHDRAWAL_USAGE = `  withdrawal list [--state received]        the newest hundred
  withdrawal show <number>                  a withdrawal with its statement and everything that happened to it
  withdrawal accept <number>                it is accepted: the goods are awaited
  withdrawal arrive <number>                the goods have arrived
  withdrawal address <warehouse>|seat       where goods are sent back to, on receipts from now on
  withdrawal refund <number> [--to warehouse]  give back what it names, and close it; the goods go to a warehouse or are written off
  withdrawal close <number>                 it is settled; the money is returned apart from this
  withdrawal refuse <number> --note text    it is not accepted; the customer reads the text
                                            [--by name] [--note text] with each of them: who did it, and why
`

const STEPS: Readonly<Record<string, WithdrawalState>> = {
  accept: 'accepted',
  arrive: 'arrived',
  close: 'closed',
  refuse: 'refused',
}

const REFUSALS: Record<string, string> = {
  withdrawal_not_found: 'There is no such withdrawal.',
  withdrawal_step_refused: 'The state of the withdrawal does not allow this. See it with: withdrawal show',
  withdrawal_without_order: 'The withdrawal is not joined to an order. Use: order refund',
  reason_missing: 'Say with --note why it is refused: the customer reads it.',
}

export async function withdrawalCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['state', 'by', 'note', 'to'])
  if (action === 'list') return list(db, options)
  if (action === 'address') return address(db, words)
  const to = Object.hasOwn(STEPS, action) ? STEPS[action] : undefined
  if (action !== 'show' && action !== 'refund' && !to)
    throw new CommandError(`There is no command withdrawal ${action}.\n${WITHDRAWAL_USAGE.trimEnd()}`)
  if (words.length !== 1) throw new CommandError('Say the number of one withdrawal.')
  const number = words[0]!.toUpperCase()
  if (action === 'refund') return refund(db, now, number, options)
  if (!to) return show(db, number)
  const outcome = await moveWithdrawal({ db, clock: { now: () => now } }, number, to, actOf(options))
  if (outcome !== 'moved') throw new CommandError(REFUSALS[outcome] ?? outcome)
  return `The withdrawal is ${to}.`
}

/** @throws CommandError */
async function address(db: Database, words: readonly string[]): Promise<string> {
  if (words.length !== 1) throw new CommandError('Say the warehouse to which goods are sent back, or seat.')
  const warehouse = words[0]!
  if (!(await nameReturnWarehouse(db.query, warehouse === 'seat' ? null : warehouse)))
    throw new CommandError('There is no such warehouse.')
  return warehouse === 'seat' ? 'Goods are sent back to the seat.' : `Goods are sent back to ${warehouse}.`
}

async function refund(db: Database, now: Date, number: string, options: Options): Promise<string> {
  const shop = { db, clock: { now: () => now } }
  const refunded = await refundWithdrawal(shop, number, textOf(options, 'to') ?? null, actOf(options))
  if (!refunded.ok) throw new CommandError(REFUSALS[refunded.reason] ?? refundRefusal(refunded.reason))
  return `${refundedInWords(refunded)} The withdrawal is closed.`
}

const stateOf = ({ events }: Withdrawal): WithdrawalState => events.at(-1)!.state
const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

async function list(db: Database, options: Options): Promise<string> {
  const state = textOf(options, 'state') ?? null
  if (state !== null && !(WITHDRAWAL_STATES as readonly string[]).includes(state))
    throw new CommandError(`--state must be one of: ${WITHDRAWAL_STATES.join(', ')}.`)
  const found = (await findWithdrawals(db.query, null)).filter((one) => state === null || stateOf(one) === state)
  const orders = await orderNumbersOf(
    db.query,
    found.flatMap(({ orderId }) => orderId ?? []),
  )
  return found.length > 0 ? found.map((one) => inWords(one, orders)).join('\n') : 'There are no such withdrawals.'
}

/** 'R-7K3F92QD  2026-11-18 10:00  received  NST-1  Ioana Marinescu  late' */
const inWords = (one: Withdrawal, orders: ReadonlyMap<string, string>): string =>
  [
    one.number,
    minute(one.declaredAt),
    stateOf(one),
    (one.orderId && orders.get(one.orderId)) ?? `no order found, typed: ${one.reference}`,
    one.name,
    one.isLate && 'late',
  ]
    .filter(Boolean)
    .join('  ')

async function show(db: Database, number: string): Promise<string> {
  const [found] = await findWithdrawals(db.query, { number })
  if (!found) throw new CommandError(REFUSALS.withdrawal_not_found)
  const orders = await orderNumbersOf(db.query, found.orderId === null ? [] : [found.orderId])
  const named = found.orderId === null && (await findFollowed(db.query, { number: found.reference.toUpperCase() }))
  return [
    inWords(found, orders),
    found.statement,
    `from ${found.name}, ${found.email}, at ${found.declaredAt.toISOString()}`,
    `SHA-256 ${found.statementHash.toString('hex')}`,
    named && `There is an order ${named.number}, under another e-mail address: ask the customer before you accept.`,
    ...found.lines.map(({ line, quantity, name }) => `  line ${line}: ${quantity} × ${name}`),
    ...found.events.map(({ at, state, staffName, note }) =>
      `  ${minute(new Date(at))}  ${[state, staffName].filter(Boolean).join('  ')}${note === null ? '' : `: ${note}`}`.trimEnd(),
    ),
  ]
    .filter((line) => line !== false)
    .join('\n')
}
