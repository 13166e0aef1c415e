/** Endpoint of voucher pages. */
import { voucherState } from '#domain/promotions/voucher.ts'
import { viewVoucher } from '#services/promotions/vouchers.ts'
import { json, problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { voucherAnswer, type VoucherView } from '#web/schema/voucher.ts'

/** Malformed, unknown and foreign ids get the same bytes (D-8). */
async function view({ shop, params }: ApiContext): Promise<Response> {
  const voucher = await viewVoucher(shop, params.id ?? '')
  if (!voucher) return problem(404, 'voucher_invalid')
  const { code, market, currency, amount, balance, name, message, image, tint } = voucher
  const standing = { ...voucher, validUntil: voucher.valid_until, isStopped: voucher.stopped_at !== null }
  const answer: VoucherView = {
    code,
    market,
    currency,
    amount,
    balance,
    state: voucherState(standing, shop.clock.now()),
    issuedAt: voucher.created_at.toISOString(),
    validUntil: voucher.valid_until?.toISOString() ?? null,
    name,
    message,
    image,
    tint,
  }
  return json(answer)
}

/** `GET /api/vouchers/{id}`: a gift voucher by the token of its page (D-29). */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/vouchers/:id',
    guard: 'token',
    describe: { summary: 'A gift voucher by its public id', answers: { 200: voucherAnswer }, refusals: [404] },
    handler: view,
  },
]
