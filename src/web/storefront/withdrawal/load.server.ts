/** Loads the page of the withdrawal: the form, the statement to be confirmed, or the receipt. */
import { formatFullName } from '#domain/customers/address.ts'
import { MARKETS, perLocale } from '#domain/market/market.ts'
import { returnLabelHref, withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { declarationFaults, WITHDRAWAL_DAYS } from '#domain/withdrawals/withdrawal.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { withdrawHere } from '#messages/withdrawals/words.ts'
import { readReturnAddress, seatOf } from '#services/withdrawals/return-address.ts'
import { openWithdrawal, type OfferedOrder, type Opened } from '#services/withdrawals/withdrawals.ts'
import { notFound, redirect, type Load, type LoadContext } from '#web/http/pages/page.ts'
import { waitIn } from '#web/http/pages/wait.ts'
import { readVisitorSession } from '#web/http/visitor/session.ts'
import type { WithdrawalForm, WithdrawalPage } from './view.ts'

/** Unknown and malformed tokens are the same: a page that does not exist. */
export const load: Load<WithdrawalPage> = async ({ shop, front, market, params, visitor, now, url }) => {
  const token = params['*'] ?? ''
  const own = withdrawalHref(market, token)
  if (url.pathname !== own) redirect(own, 301)
  const opened = token === '' ? null : await openWithdrawal(shop, token)
  if (token !== '' && !opened) notFound()
  const { merchant } = front
  const seller = { address: seatOf(merchant, market.locale), email: merchant.email }
  const head = {
    title: withdrawHere(),
    robots: 'noindex, nofollow',
    alternates: perLocale((locale) => withdrawalHref(MARKETS[locale], token)),
  }
  return {
    data: { ...(await stepOf(opened, { shop, front, market, visitor, now }, token)), seller, wait: waitIn(visitor.query) ?? 0 },
    head,
  }
}

type Step = {
  [Kind in WithdrawalPage['step']]: Omit<Extract<WithdrawalPage, { step: Kind }>, 'seller' | 'wait'>
}[WithdrawalPage['step']]

async function stepOf(
  opened: Opened,
  { shop, front, market, visitor, now }: Pick<LoadContext, 'shop' | 'front' | 'market' | 'visitor' | 'now'>,
  token: string,
): Promise<Step> {
  const empty: WithdrawalForm = { token, name: '', reference: '', email: '', goods: '', isPart: false, faults: [], lines: [] }
  if (opened === null) {
    const customer = await readVisitorSession(shop, visitor.cookie)
    const form = customer ? { ...empty, name: formatFullName(customer, market.locale), email: customer.email } : empty
    return { step: 'form', form, deadline: null, isLate: false, isGone: visitor.query.has('gone') }
  }
  if (opened.kind === 'order') {
    const { order, deadline } = opened
    const form = {
      ...empty,
      name: formatFullName(order.address, market.locale),
      reference: order.number,
      email: order.email,
      lines: linesOf(order),
    }
    const isLate = deadline !== null && now > deadline
    return { step: 'form', form, deadline: deadline?.toISOString() ?? null, isLate, isGone: false }
  }
  if (opened.kind === 'declared') {
    const { number, statement, name, email, declaredAt, statementHash, events } = opened.withdrawal
    const sendBefore = new Date(declaredAt.getTime() + WITHDRAWAL_DAYS * DAY_MS).toISOString()
    const hash = statementHash.toString('hex')
    const states = events.map(({ state, at, note }) => ({ state, at, note: state === 'refused' ? note : null }))
    const returns = await readReturnAddress(shop.db.query, front.merchant, market.locale)
    const back = { sendBefore, returns, label: returnLabelHref(token) }
    return {
      step: 'receipt',
      number,
      statement,
      name,
      email,
      hash,
      ...back,
      declaredAt: declaredAt.toISOString(),
      states,
    }
  }
  const { draft, order } = opened
  const faults = declarationFaults(draft)
  if (faults.length === 0 && !visitor.query.has('change')) {
    const { statement, name, email } = draft
    return { step: 'confirm', token, statement, name, email }
  }
  const { name, reference, email, goods, isPart, lines } = draft
  const chosen = new Map(lines.map((one) => [one.line, one.quantity]))
  const offered = order ? linesOf(order).map((line) => ({ ...line, chosen: chosen.get(line.line) ?? 0 })) : []
  const form = { token, name, reference, email, goods, isPart, faults, lines: offered }
  return { step: 'form', form, deadline: null, isLate: false, isGone: false }
}

const linesOf = ({ lines, exceptions }: OfferedOrder): WithdrawalForm['lines'] =>
  lines.flatMap(({ kind, name, option, image, tint, qty }, index) => {
    const line = index + 1
    const exception = exceptions.get(line) ?? null
    return kind === 'transport' ? [] : [{ line, name, option, image, tint, quantity: qty, chosen: 0, exception }]
  })
