/** `shop order paid …`: money that came by transfer or was taken on delivery. */
import type { Currency } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { bookPayment, type BookedState, type BookRefusal } from '#services/orders/book-payment.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import { lockOrder } from '#store/orders/order-writes.ts'
import type { BankTransfer } from '#store/payments/bank-transfers.ts'
import { findOrderId } from '#store/payments/payments.ts'
import { CommandError } from './arguments/command-error.ts'
import { textOf, type Options } from './arguments/options.ts'
import { amountOf } from './promotion-options.ts'

const STATEMENT_LENGTH = 100

const REFUSALS: Record<BookRefusal, string> = {
  order_not_found: 'There is no such order.',
  order_step_refused: 'The status of the order does not allow this. See it with: order show',
  order_paid: 'The order is paid already. Book what came too much with --amount.',
  nothing_due: 'Nothing of the order is left to be paid.',
  reference_taken: 'Another payment was booked by this reference.',
  amount_not_payable: 'The amount must be more than nothing.',
  cash_in_parts: 'What is paid on delivery is booked as a whole: leave --amount out.',
}

type BookShop = Pick<Shop, 'db' | 'clock'> & { config: Pick<Shop['config'], 'transferDays'> }

/** @throws CommandError */
export async function bookCommand(shop: BookShop, number: string, options: Options, staff: StaffAct): Promise<string> {
  const reference = referenceOf(options)
  const id = await findOrderId(shop.db.query, number)
  const order = id === null ? null : await lockOrder(shop.db.query, id)
  if (!order) throw new CommandError(REFUSALS.order_not_found)
  const amount = amountOf(options, 'amount', order.currency) ?? null
  const booked = await bookPayment(shop, number, { reference, amount }, staff)
  if (!booked.ok) throw new CommandError(REFUSALS[booked.reason])
  return bookedInWords(booked)
}

/** @throws CommandError */
function referenceOf(options: Options): string {
  const reference = textOf(options, 'reference')?.trim() ?? ''
  if (reference === '' || reference.length > STATEMENT_LENGTH)
    throw new CommandError(`Say --reference with at most ${STATEMENT_LENGTH} characters of the statement or the receipt.`)
  return reference
}

/** 'The order is paid. 8.70 lei came too much: … Mails follow when the shop runs.' */
function bookedInWords({ isNew, isPaid, missing, surplus, currency }: BookedState): string {
  const amount = (hundredths: number) => plainText(hundredths, currency, 'en')
  const sentences = [
    !isNew && 'This was booked before.',
    isPaid && 'The order is paid.',
    missing > 0 && `${amount(missing)} are still to be transferred.`,
    surplus > 0 && `${amount(surplus)} came too much. Transfer them back, then say so with: payments transferred.`,
    isNew && (isPaid || missing > 0) && 'Mails follow when the shop runs.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** 'transfer FT 17/3: 550.00 lei; 8.70 lei transferred back' */
export function transferInWords({ reference, amount, counted, returned }: BankTransfer, currency: Currency): string {
  const inWords = (hundredths: number) => plainText(hundredths, currency, 'en')
  const rest = amount - counted - returned
  return [
    `transfer ${reference}: ${inWords(amount)}`,
    returned > 0 && `${inWords(returned)} transferred back`,
    rest > 0 && `${inWords(rest)} not in the payment`,
  ]
    .filter(Boolean)
    .join('; ')
}
