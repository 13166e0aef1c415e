/** The two forms of the withdrawal, and the label for the way back. They work without JavaScript and answer alike for known and unknown orders (LAW-3). */
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { lineName } from '#domain/orders/line-name.ts'
import { MAX_WITHDRAWAL_LENGTH as MAX, type DeclaredLine, type Declaration } from '#domain/withdrawals/withdrawal.ts'
import { statementOf } from '#messages/customers/withdraw.ts'
import { returnLabel } from '#services/withdrawals/return-label.ts'
import { confirmWithdrawal, draftWithdrawal, openWithdrawal } from '#services/withdrawals/withdrawals.ts'
import type { OrderRecord } from '#store/orders/orders.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'
import { fieldsOf, formRoute, lineOf as text, marketOf, seeOther } from '#web/http/api/form.ts'
import { pdfResponse } from '#web/http/api/private-file.ts'
import { withLocale } from '#web/http/locale.ts'

const LABEL_ENDING = '.pdf'

/** Returns the chosen pieces of an order; never more than were ordered. */
function linesOf(fields: URLSearchParams, order: OrderRecord): DeclaredLine[] {
  return order.lines.flatMap(({ kind, name, option, qty }, index) => {
    const asked = Number(fields.get(`line-${index + 1}`))
    const quantity = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), qty) : 0
    return kind === 'transport' || quantity === 0 ? [] : [{ line: index + 1, name: lineName({ name, option }), quantity }]
  })
}

/** Step one. Lines are those of the order whose token was sent, as long as its number stays. */
async function declare({ shop, request, ip }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  const market = marketOf(fields)
  const opened = await openWithdrawal(shop, fields.get('token') ?? '')
  const from = opened?.kind === 'order' || opened?.kind === 'draft' ? opened.order : null
  const reference = text(fields, 'reference', MAX.reference)
  const order = from?.number === reference.toUpperCase() ? from : null
  const isPart = order !== null && fields.get('scope') === 'part'
  const declaration: Declaration = {
    name: text(fields, 'name', MAX.name),
    reference,
    email: text(fields, 'email', MAX.email),
    goods: order ? '' : text(fields, 'goods', MAX.goods),
    lines: isPart ? linesOf(fields, order) : [],
    isPart,
  }
  const statement = withLocale(market.locale, () => statementOf(declaration))
  const content = { ...declaration, locale: market.locale, statement, orderId: order?.id ?? null }
  const drafted = await draftWithdrawal(shop, content, ip)
  if (drafted.kind === 'draft') return seeOther(withdrawalHref(market, drafted.token))
  return seeOther(`${withdrawalHref(market)}?wait=${drafted.retryAfter}`)
}

/** Step two. */
async function confirm({ shop, request, ip }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  const market = marketOf(fields)
  const token = fields.get('token') ?? ''
  const confirmed = await confirmWithdrawal(shop, token, ip)
  if (confirmed.kind === 'declared') return seeOther(withdrawalHref(market, token))
  if (confirmed.kind === 'unknown') return seeOther(`${withdrawalHref(market)}?gone=1`)
  return seeOther(`${withdrawalHref(market, token)}?wait=${confirmed.retryAfter}`)
}

/** The label for the way back. Every token that is none of a declared withdrawal has the same answer: the page of what is not found. */
async function label({ shop, params }: ApiContext): Promise<Response | null> {
  const file = params.file!
  const printed = file.endsWith(LABEL_ENDING) ? await returnLabel(shop, file.slice(0, -LABEL_ENDING.length)) : null
  return printed && pdfResponse(`${printed.number}.pdf`, printed.pdf)
}

export const routes: ApiRoute[] = [
  { method: 'GET', path: '/return-label/:file', guard: 'token', handler: label },
  formRoute('/withdrawal/declare', 'Takes a declaration of withdrawal that is still to be confirmed, from a form', declare),
  formRoute('/withdrawal/confirm', 'Records a declaration of withdrawal, from a form', confirm),
]
