/** `shop price …`: what a product costs, what it may be reduced to, and prices of future moments (D-21). */
import { CURRENCIES, LOCALES, MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import { amountText, plainText } from '#domain/pricing/money.ts'
import { isReduced, type NextPrice } from '#domain/pricing/price-change.ts'
import { priorPrice } from '#domain/pricing/price.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { localTime, momentOf } from '#domain/time/local-time.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { changePrice, checkPrice, type PriceAnswer, type PriceShop } from '#services/pricing/change-price.ts'
import type { DecidedChange, PriceChange, RefusedChange } from '#services/pricing/decide-prices.ts'
import { cancelPlan, listPlans, type PricePlan } from '#services/pricing/price-plans.ts'
import { undoPrice } from '#services/pricing/undo-price.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import type { Database } from '#store/database/db.ts'
import { readPriceStates, type StoredPrice } from '#store/catalog/price-states.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'
import { amountOf } from './promotion-options.ts'

export const PRICE_USAGE = `  price show <sku>                          prices in every market, the lowest of 30 days, the history, what is planned
  price set <sku> --market ro --price 259 [--reduced 219.90 [--to 2026-12-06T00:00]] [--from 2026-12-01T08:00]
            [--prp 279] [--note why]        an ordinary price, which is never struck through, or a reduction from the lowest price of
                                            30 days; times are those of the market
  price check <sku> …                       what price set would do, without doing it
  price undo <entry> [--note why]           write the price again that was before an entry of the audit log
  price plan list                           prices that begin or end at a future moment
  price plan cancel <id> [--note why]       take one back that has not begun
`

const OPTIONS = ['market', 'price', 'reduced', 'from', 'to', 'prp', 'note']
/** Periods of the history that are shown. */
const MOST_PERIODS = 20

/** @throws CommandError, InputRefused */
export async function priceCommand(db: Database, [action = '', ...args]: readonly string[], now: Date): Promise<string> {
  const shop: PriceShop = { db, clock: { now: () => now }, jobSignal: createJobSignal() }
  const { words, options } = readOptions(args, OPTIONS)
  const [word = '', id = ''] = words
  const reason = textOf(options, 'note') ?? null
  switch (action) {
    case 'show':
      return show(shop, word)
    case 'check':
      return told(await checkPrice(shop, [changeOf(word, options)]), 'would be')
    case 'set':
      return told(await changePrice(shop, CONSOLE, { changes: [changeOf(word, options)], reason }), 'is')
    case 'undo': {
      const answer = await undoPrice(shop, CONSOLE, { entry: word, reason })
      if (answer === null)
        throw new CommandError('There is no change of a price with this id that can be taken back. See: audit list')
      return told(answer, 'is')
    }
    case 'plan':
      if (word === 'list') return (await listPlans(shop)).map(planInWords).join('\n') || 'No price is planned.'
      if (word === 'cancel') return cancel(shop, id, reason)
  }
  throw new CommandError(`There is no command price ${[action, word].join(' ').trim()}.\n${PRICE_USAGE.trimEnd()}`)
}

/** @throws CommandError */
function marketOf(options: Options): Locale {
  const market = LOCALES.find((locale) => locale === textOf(options, 'market'))
  if (market === undefined) throw new CommandError(`Say the market: --market ${LOCALES.join('|')}`)
  return market
}

/** '2026-12-01' is its first moment. @throws CommandError */
function timeOf(options: Options, name: string, { timeZone }: Market): Date | null {
  const text = textOf(options, name)
  if (text === undefined) return null
  const [day = '', time = '00:00', ...rest] = text.split('T')
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) || rest.length > 0)
    throw new CommandError(`--${name} must be a time such as 2026-12-01T08:00.`)
  return momentOf(day, time, timeZone)
}

/** @throws CommandError */
function changeOf(sku: string, options: Options): PriceChange {
  if (sku === '') throw new CommandError('Say the SKU.')
  const market = marketOf(options)
  const { currency } = MARKETS[market]
  const price = amountOf(options, 'price', currency)
  if (price === undefined) throw new CommandError('Say the ordinary price: --price 259')
  const [from, to] = [timeOf(options, 'from', MARKETS[market]), timeOf(options, 'to', MARKETS[market])]
  const reduced = amountOf(options, 'reduced', currency) ?? null
  return { sku, market, price, reduced, prp: amountOf(options, 'prp', currency) ?? null, from, to, version: null }
}

const time = (moment: Date, { timeZone }: Pick<Market, 'timeZone'>): string => {
  const { day, time: hour } = localTime(moment, timeZone)
  return `${day} ${hour}`
}

/** '219.90 lei, reduced from 259 lei, the lowest price of the 30 days before' */
function priceInWords({ sale, mrp, prior }: NextPrice, { currency }: Pick<Market, 'currency'>): string {
  const money = (amount: number) => plainText(amount, currency, 'en')
  const struck = isReduced({ sale, prior })
    ? `reduced from ${money(prior!)}, the lowest price of the 30 days before`
    : 'an ordinary price: nothing is struck through'
  return [money(sale), struck, ...(mrp > sale ? [`recommended price ${money(mrp)}`] : [])].join(', ')
}

/** @throws CommandError */
function told(answer: PriceAnswer, verb: 'is' | 'would be'): string {
  if (!answer.ok) throw new CommandError(answer.refused.map(refusalInWords).join('\n'))
  return answer.changes.map((change, at) => changeInWords(change, verb, answer.plans[at])).join('\n')
}

function changeInWords({ change, next, isPlanned, at }: DecidedChange, verb: string, plan: string | undefined): string {
  const market = MARKETS[change.market]
  const from = isPlanned ? ` from ${time(at, market)} on` : ''
  const until =
    change.to === null ? '' : `, until ${time(change.to, market)}; then ${plainText(change.price, market.currency, 'en')}`
  const named = plan === undefined ? '' : `\nPlan ${plan}`
  return `${change.sku} in ${change.market} ${verb}${from} ${priceInWords(next, market)}${until}.${named}`
}

/** Returns why a price is refused, and from when it would be lawful. */
export function refusalInWords({ change, refusal }: RefusedChange): string {
  const market = MARKETS[change.market]
  const money = (amount: number) => plainText(amount, market.currency, 'en')
  const about = `${change.sku} in ${change.market}:`
  switch (refusal.reason) {
    case 'not_lowest': {
      const { lowest, since, lawfulFrom } = refusal
      const when = lawfulFrom === null ? 'not before that price ends' : `from ${time(lawfulFrom, market)} on`
      return `${about} ${money(change.reduced!)} is no reduction: the lowest price of the 30 days before is ${money(lowest)}, since ${time(since, market)}. It would be one ${when}. Without --reduced it can be the ordinary price.`
    }
    case 'never_sold':
      return `${about} it was not sold in the 30 days before, so there is no price to reduce.`
    case 'not_promoted':
      return `${about} this product is never reduced, nor sold below a recommended price (D-28).`
    case 'fractional':
      return `${about} amounts in ${market.currency} have no hundredths.`
    case 'not_below_price':
      return `${about} the reduced price must be below the ordinary price.`
    case 'above_recommended':
      return `${about} the price is above the recommended price.`
    case 'unknown_item':
      return `There is no price of ${change.sku} in ${change.market}.`
    case 'changed_meanwhile':
      return `${about} somebody else changed the price.`
    case 'overlaps':
      return `${about} plan ${refusal.plan} holds at that time. See: price plan list`
  }
}

async function show({ db, clock }: PriceShop, sku: string): Promise<string> {
  const states = await readPriceStates(db.query, { skus: [sku] })
  if (states.length === 0) throw new CommandError(`There is no product with the SKU ${sku}.`)
  const plans = (await listPlans({ db })).filter((plan) => plan.sku === sku)
  const sorted = states.toSorted((a, b) => CURRENCIES.indexOf(a.currency) - CURRENCIES.indexOf(b.currency))
  return [...sorted.map((state) => stateInWords(state, clock.now())), ...plans.map(planInWords)].join('\n')
}

function stateInWords(state: StoredPrice, now: Date): string {
  const locale = LOCALES.find((one) => MARKETS[one].currency === state.currency)!
  const market = MARKETS[locale]
  const lowest = priorPrice(state.history, now)
  const { history } = state
  const past = history
    .slice(-MOST_PERIODS)
    .toReversed()
    .map(
      ({ price, from, to }) =>
        `    ${amountText(price, state.currency, 'en')}  ${time(from, market)} to ${to === null ? 'now' : time(to, market)}`,
    )
  const more = history.length > MOST_PERIODS ? [`    and ${history.length - MOST_PERIODS} earlier ones`] : []
  return [
    `${locale}  ${priceInWords(state, market)}`,
    ...(lowest === null ? [] : [`    lowest of the last 30 days: ${plainText(lowest, state.currency, 'en')}`]),
    ...past,
    ...more,
  ].join('\n')
}

function planInWords({ id, sku, currency, price, reduced, startsAt, endsAt, state }: PricePlan): string {
  const market = Object.values(MARKETS).find((one) => one.currency === currency)!
  const end = endsAt === null ? '' : ` to ${time(endsAt, market)}, then ${plainText(price, currency, 'en')}`
  return `${id}  ${sku}  ${market.locale}  ${plainText(reduced ?? price, currency, 'en')} from ${time(startsAt, market)}${end}  ${state}`
}

async function cancel(shop: PriceShop, id: string, reason: string | null): Promise<string> {
  const state = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? await cancelPlan(shop, CONSOLE, { id, reason }) : null
  if (state === null) throw new CommandError(`There is no plan ${id}. See: price plan list`)
  if (state === 'running') throw new CommandError('It has begun. Set the price instead: that ends it.')
  if (state !== 'waiting') throw new CommandError(`It is ${state} already.`)
  return 'It will not begin.'
}
