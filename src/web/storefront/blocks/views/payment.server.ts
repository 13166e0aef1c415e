/** View of the block of payment: the methods of the market by its terms, never typed by hand. */
import type { BlockOf } from '#domain/content/block-kinds.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { RESERVATION_MINUTES } from '#domain/orders/reservation.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { MarketTerms } from '#domain/payments/payment-terms.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as say from '#messages/content/payment.ts'
import { card } from '#messages/order.ts'
import { cash, cashPickup, transfer } from '#messages/payments/methods.ts'
import type { PaymentView, PaymentWay } from '#web/storefront/blocks/view.ts'
import type { BlockContext } from './block-context.server.ts'

export function paymentView(context: BlockContext, { title = '', lead = '' }: BlockOf<'payment'>): PaymentView | null {
  const { terms } = context.payment
  context.tag('listing')
  const ways = terms.order.flatMap((method) => (terms[method].isOn ? (wayOf(context, method) ?? []) : []))
  if (ways.length === 0) return null
  const note = terms.card.isOn ? say.failed(RESERVATION_MINUTES, ways.length > 1) : ''
  return { title, lead, ways, note }
}

/** Returns a method in words; null where no delivery of the market goes with it. */
function wayOf({ payment, snapshot, market }: BlockContext, method: PaymentMethod): PaymentWay | null {
  const { terms, transferDays, wallets } = payment
  const limits = limitsOf(terms, method, market)
  if (method === 'card') {
    const names = wallets
      .map((wallet) => say.walletNames[wallet])
      .filter(Boolean)
      .join(', ')
    const lines = [say.byCard(), ...(names === '' ? [] : [say.byWallet({ names })]), ...limits]
    return { method, name: card(), fee: say.noFee(), lines }
  }
  if (method === 'transfer')
    return { method, name: transfer(), fee: say.noFee(), lines: [say.byTransfer(transferDays), ...limits] }
  const has = (delivery: DeliveryMethod): boolean =>
    snapshot.deliveryRules[market.locale].some((rule) => rule.method === delivery)
  const isBrought = has('courier')
  if (!isBrought && !has('pickup')) return null
  const where = !isBrought ? say.cashRooms : has('pickup') ? say.cashPlaces : say.cashCourier
  const fee = terms.cash.fee === 0 ? say.noFee() : say.fee({ amount: amountIn(market, terms.cash.fee) })
  const name = isBrought ? cash() : cashPickup()
  return { method, name, fee, lines: [where(), say.noVouchers(), ...limits] }
}

const amountIn = ({ currency, locale }: Market, hundredths: number): string => plainText(hundredths, currency, locale)

function limitsOf(terms: MarketTerms, method: PaymentMethod, market: Market): string[] {
  const [least, most] = [terms[method].least, terms[method].most].map((one) => (one === null ? '' : amountIn(market, one))) as [
    string,
    string,
  ]
  if (least !== '' && most !== '') return [say.between({ least, most })]
  return least !== '' ? [say.atLeast({ least })] : most !== '' ? [say.atMost({ most })] : []
}
