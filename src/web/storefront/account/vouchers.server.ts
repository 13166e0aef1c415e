/** Endpoints of the vouchers and personal codes of a customer. */
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { voucherState } from '#domain/promotions/voucher.ts'
import { listCodesOf } from '#services/promotions/account-codes.ts'
import { addVoucher, listVouchersOf, type ListedVoucher } from '#services/promotions/account-vouchers.ts'
import { json, problem, readJson, tooMany, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { addedAnswer, voucherRequest, vouchersAnswer, type VouchersView } from '#web/schema/account-orders.ts'

type ListedCode = Awaited<ReturnType<typeof listCodesOf>>[number]

function voucherView(voucher: ListedVoucher, now: Date): VouchersView['vouchers'][number] {
  const { id, code, market, currency, amount, balance, validUntil, uses, token } = voucher
  return {
    code,
    market,
    currency,
    amount,
    balance,
    validUntil: validUntil?.toISOString() ?? null,
    state: voucherState({ id, code, currency, balance, validUntil, isStopped: false }, now),
    href: token && href(MARKETS[market], `/v/${token}`),
    uses,
  }
}

function codeView({ code, partner, text, validUntil, state, coupon }: ListedCode, locale: Locale): VouchersView['codes'][number] {
  const { title } = text[locale]
  return { code, partner, title, validUntil: validUntil?.toISOString() ?? null, state, coupon: coupon && effectOf(coupon) }
}

const effectOf = ({ type, amount, maxAmount, minPurchase, currency }: NonNullable<ListedCode['coupon']>) => ({
  type,
  amount,
  maxAmount,
  minPurchase,
  currency,
})

/** Returns the vouchers and personal codes of a customer, the newest first, in the words of a market. */
export async function vouchersView(
  shop: Parameters<typeof listVouchersOf>[0],
  { customerId, locale }: { customerId: string; locale: Locale },
  now: Date,
): Promise<VouchersView> {
  const [vouchers, codes] = await Promise.all([listVouchersOf(shop, customerId), listCodesOf(shop, customerId, now)])
  return {
    vouchers: vouchers.map((voucher) => voucherView(voucher, now)),
    codes: codes.map((code) => codeView(code, locale)),
  }
}

const list = async ({ shop, customer }: CustomerContext): Promise<Response> =>
  json(await vouchersView(shop, { customerId: customer.id, locale: customer.market }, shop.clock.now()))

async function add({ shop, customer, request, ip }: CustomerContext): Promise<Response> {
  const { code } = await readJson(request, voucherRequest)
  const answer = await addVoucher(shop, customer, { code, ip })
  if (answer.ok) return json({ added: true }, { status: 201 })
  if ('retryAfter' in answer) return tooMany(answer)
  return problem(answer.reason === 'error_invalid' ? 422 : 409, answer.reason)
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/vouchers',
    guard: 'customer',
    describe: { summary: 'Vouchers and personal codes of the customer', answers: { 200: vouchersAnswer } },
    handler: list,
  },
  {
    method: 'POST',
    path: '/api/my/vouchers',
    guard: 'customer',
    describe: {
      summary: 'Add a voucher by its code',
      body: voucherRequest,
      answers: { 201: addedAnswer },
      refusals: [409, 422, 429],
    },
    handler: add,
  },
]
