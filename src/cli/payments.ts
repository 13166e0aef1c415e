/** `shop payments …`: payments that need a decision of staff. */
import { CASE_REASONS } from '#domain/payments/payment-case.ts'
import { plainText } from '#domain/pricing/money.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { checkCases, closeCases, refundCases, type CaseWork } from '#services/payments/payment-cases.ts'
import type { Database } from '#store/database/db.ts'
import { readOpenCases, type PaymentCase } from '#store/payments/cases.ts'
import { noteTransferred } from '#services/payments/refund-by-hand.ts'
import { actOf } from './orders.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf } from './arguments/options.ts'

export const PAYMENT_USAGE = `  payments attention                        orders whose money does not fit, and why, the oldest first
  payments check <order>                    ask the gateway again, and run jobs again that were set aside
  payments refund <order>                   have the gateway refund what it holds for these cases, and repeat refunds that failed
  payments transferred <order> [--note text] [--by name]
                                            the money that goes back by hand has been transferred: the customer gets a mail, unless
                                            it is of a refund that failed after its mail
  payments settle <order> --note text       take the order off the list, with what was decided
`

export async function paymentCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const shop = { db, clock: { now: () => now }, jobSignal: createJobSignal() }
  switch (action) {
    case 'attention': {
      const cases = await readOpenCases(db.query)
      return cases.length > 0 ? cases.map(inWords).join('\n') : 'No order needs attention.'
    }
    case 'check':
      return outcome(await checkCases(shop, numberOf(rest)), 'The gateway is asked again when the shop runs.')
    case 'refund':
      return outcome(await refundCases(shop, numberOf(rest)), 'The refund is asked for when the shop runs.')
    case 'settle': {
      const { words, options } = readOptions(rest, ['note'])
      const number = numberOf(words)
      const note = textOf(options, 'note')?.trim() ?? ''
      if (note === '') throw new CommandError('Say --note with what was decided.')
      return outcome(await closeCases(shop, number, note), 'The order is off the list.')
    }
    case 'transferred': {
      const { words, options } = readOptions(rest, ['note', 'by'])
      const act = actOf(options)
      const done = await noteTransferred(shop, numberOf(words), act.note ?? 'transferred', act)
      if (!done.ok) throw new CommandError('No money of such an order waits to be given back by hand.')
      const given = `Given back: ${plainText(done.money, done.currency, 'en')}.`
      return done.hasMail ? `${given} The mail follows when the shop runs.` : `${given} The customer had the mail before.`
    }
    default:
      throw new CommandError(`There is no command payments ${action}.\n${PAYMENT_USAGE.trimEnd()}`)
  }
}

function numberOf(words: readonly string[]): string {
  if (words.length !== 1) throw new CommandError('Say the number of the order.')
  return words[0]!
}

const REFUSALS = {
  no_case: 'There is no open case of such an order.',
  nothing_held: 'The gateway holds no money for these cases.',
  money_owed:
    'This money is owed to the customer. Transfer it, then say so with: payments transferred. A refund that failed can be repeated with: payments refund',
}

function outcome(done: CaseWork, text: string): string {
  if (done.ok) return text
  throw new CommandError(REFUSALS[done.reason])
}

/** 'NST-1  2026-11-18 10:00  amount_mismatch: …  541.30 lei due, opened, unpaid  sandbox abc  the gateway says paid 541.29 RON' */
function inWords({
  number,
  openedAt,
  reason,
  details,
  due,
  currency,
  status,
  payment,
  gateway,
  providerRef,
}: PaymentCase): string {
  const { state, amount, job, error, refunds } = details
  const told = amount === undefined ? '' : ` ${(amount / 100).toFixed(2)} ${details.currency}`
  return [
    number,
    openedAt.toISOString().slice(0, 16).replace('T', ' '),
    `${reason}: ${CASE_REASONS[reason]}`,
    `${plainText(due, currency, 'en')} due, ${status}, ${payment}`,
    gateway !== null && `${gateway} ${providerRef ?? ''}`.trim(),
    state !== undefined && `the gateway says ${state}${told}`,
    (refunds !== undefined || reason === 'transfer_surplus') && `not given back:${told}`,
    job !== undefined && `job ${job}: ${error ?? ''}`,
  ]
    .filter(Boolean)
    .join('  ')
}
