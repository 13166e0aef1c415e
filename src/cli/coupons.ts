/** `shop coupon …`: what a merchant does with coupons. */
import { canonicalCode, isCodePrefix, kindOfCode } from '#domain/promotions/codes.ts'
import { plainText } from '#domain/pricing/money.ts'
import { writeSeries } from '#services/coupons/coupon-series.ts'
import { insertCoupons, listCoupons, readCoupon, stopCoupons, type NewCoupon } from '#store/promotions/coupons.ts'
import type { Database } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { csvRow } from '#domain/imports/csv-row.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'
import { amountOf, countOf, dayOf, listOf, marketOf } from './promotion-options.ts'

const OFFER = [
  'percent',
  'amount',
  'best',
  'currency',
  'min',
  'max',
  'from',
  'until',
  'uses',
  'per-customer',
  'signed-in',
  'advertised',
  'vendors',
  'products',
  'tags',
  'campaign',
]
const MAX_AMOUNT = 1_000_000_000
const MAX_SERIES = 100_000

export const COUPON_USAGE = `  coupon create <code> --percent 10 | --amount 25 | --best 15   one coupon: off the order, or the best price on its lines
      [--currency RON] [--min 200] [--max 50] [--from 2026-11-01] [--until 2026-11-30] [--uses 100] [--per-customer 1]
      [--signed-in] [--advertised] [--vendors 3,4 | --products 10423 | --tags night] [--campaign name]
  coupon codes <count> --prefix PUI …       as many codes, each for one use, as CSV; the same options
  coupon list [--campaign name]             the newest thousand
  coupon show <code>                        a coupon and the orders that used it
  coupon stop <code> | --campaign name      nobody can use it any more; orders stay as they are
`

export async function couponCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  switch (action) {
    case 'create':
      return create(db, rest, now)
    case 'codes':
      return codes(db, rest, now)
    case 'list': {
      const { options } = readOptions(rest, ['campaign'])
      const coupons = await listCoupons(db.query, textOf(options, 'campaign'))
      return coupons.length > 0 ? coupons.map(inWords).join('\n') : 'There are no coupons.'
    }
    case 'show':
      return show(db, rest)
    case 'stop':
      return stop(db, rest)
    default:
      throw new CommandError(`There is no command coupon ${action}.\n${COUPON_USAGE.trimEnd()}`)
  }
}

async function create(db: Database, args: readonly string[], now: Date): Promise<string> {
  const { words, options } = readOptions(args, OFFER)
  const code = codeOf(words)
  if (kindOfCode(code) !== 'coupon')
    throw new CommandError('This code has the shape of codes that are drawn. Choose a shorter or a longer one.')
  if ((await insertCoupons(db.query, [{ ...offerOf(options, now), id: uuidv7(now), code }])) === 0)
    throw new CommandError(`The code ${code} exists already.`)
  return `The coupon ${code} is ready.`
}

async function codes(db: Database, args: readonly string[], now: Date): Promise<string> {
  const { words, options } = readOptions(args, [...OFFER, 'prefix'])
  const count = countOf({ count: words[0] }, 'count', { min: 1, max: MAX_SERIES })
  const prefix = canonicalCode(textOf(options, 'prefix') ?? '')
  if (count === undefined || words.length !== 1 || !isCodePrefix(prefix))
    throw new CommandError('Say how many codes, and --prefix with 2 to 20 letters or digits.')
  const { created_at: _, ...offer } = offerOf(options, now)
  const { codes: all } = await db.transaction((tx) => writeSeries(tx, { offer, prefix, count }, { madeBy: 'console', now }))
  return (
    csvRow(['code', 'campaign']) +
    all
      .map((code) => csvRow([code, offer.campaign]))
      .join('')
      .trimEnd()
  )
}

async function show(db: Database, args: readonly string[]): Promise<string> {
  const code = codeOf(args)
  const found = await readCoupon(db.query, code)
  if (!found) throw new CommandError(`There is no coupon ${code}.`)
  const uses = found.uses.map(({ number, amount, state, created_at }) => {
    return `  ${created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${number}  ${money(amount, found.coupon.currency)}  ${state}`
  })
  return [inWords(found.coupon), ...uses].join('\n')
}

async function stop(db: Database, args: readonly string[]): Promise<string> {
  const { words, options } = readOptions(args, ['campaign'])
  const campaign = textOf(options, 'campaign')
  const stopped = await stopCoupons(db.query, campaign === undefined ? { code: codeOf(words) } : { campaign })
  if (stopped === 0) throw new CommandError('There is no such coupon, or it is stopped already.')
  return stopped === 1 ? 'The coupon is stopped.' : `${stopped} coupons are stopped.`
}

/** Returns the canonical code of a command's one word. @throws CommandError when no coupon's code looks like this */
function codeOf(words: readonly string[]): string {
  const code = canonicalCode(words[0] ?? '')
  const kind = kindOfCode(code)
  if (words.length !== 1 || kind === null || kind === 'voucher')
    throw new CommandError('A code has 3 to 40 letters, digits, hyphens and underscores, and is no voucher code.')
  return code
}

/** Common fields of the coupons of an offer. @throws CommandError */
function offerOf(options: Options, now: Date): Omit<NewCoupon, 'id' | 'code'> & { campaign: string } {
  const market = marketOf(options)
  const { currency } = market
  const percent = countOf(options, 'percent', { min: 1, max: 100 })
  const best = countOf(options, 'best', { min: 1, max: 100 })
  const fixed = amountOf(options, 'amount', currency)
  const amounts = [percent, fixed, best].filter((one) => one !== undefined)
  if (amounts.length !== 1 || amounts[0] === 0) throw new CommandError('Say one of --percent, --amount and --best.')
  const lists = { vendors: listOf(options, 'vendors'), products: listOf(options, 'products'), tags: listOf(options, 'tags') }
  const named = (['vendors', 'products', 'tags'] as const).filter((name) => lists[name].length > 0)
  if (named.length > 1) throw new CommandError('Say one of --vendors, --products and --tags.')
  if (lists.vendors.some((id) => !/^\d{1,9}$/.test(id)) || lists.products.some((id) => !/^_?\d{1,9}$/.test(id)))
    throw new CommandError(
      '--vendors and --products are ids: digits, with commas between them; only a product may begin with an underscore.',
    )
  const starts = dayOf(options, 'from', market)
  const ends = dayOf(options, 'until', market, true)
  if (starts && ends && starts > ends) throw new CommandError('--from is after --until.')
  return {
    campaign: textOf(options, 'campaign') ?? '',
    type: percent !== undefined ? 0 : fixed !== undefined ? 1 : 3,
    amount: amounts[0]!,
    currency,
    min_purchase: amountOf(options, 'min', currency) ?? 0,
    max_amount: amountOf(options, 'max', currency) ?? 0,
    starts_at: starts,
    ends_at: ends,
    max_uses: countOf(options, 'uses', { min: 0, max: MAX_AMOUNT }) ?? 0,
    max_uses_per_customer: countOf(options, 'per-customer', { min: 0, max: MAX_AMOUNT }) ?? 0,
    customer_is_logged_in: options['signed-in'] === true,
    advertised: options['advertised'] === true,
    applies_to: named[0] ?? null,
    ...lists,
    // The lists of the specification write product ids with an underscore before them (D-9).
    products: lists.products.map((id) => `_${id.replace('_', '')}`),
    created_at: now,
  }
}

const money = (amount: number, currency: 'RON' | 'EUR' | 'HUF'): string => plainText(amount, currency, 'en')

/** 'PUI25  25 lei off from 200 lei  used 3 of 100  until 2026-11-30' */
function inWords(coupon: Awaited<ReturnType<typeof listCoupons>>[number]): string {
  const { code, type, amount, currency, min_purchase, max_amount, max_uses, max_uses_per_customer, usage, starts_at, ends_at } =
    coupon
  const list = [...coupon.vendors, ...coupon.products, ...coupon.tags].join(', ')
  const day = (at: Date) => at.toISOString().slice(0, 10)
  return [
    code,
    type === 1
      ? `${money(amount, currency)} off`
      : `${amount} % ${type === 3 ? 'or the better sale, on lines' : 'off'} (${currency})`,
    min_purchase > 0 && `from ${money(min_purchase, currency)}`,
    max_amount > 0 && `at most ${money(max_amount, currency)}`,
    coupon.applies_to && `${coupon.applies_to}: ${list}`,
    coupon.customer_is_logged_in && 'signed in only',
    coupon.advertised && 'advertised',
    `used ${usage}${max_uses > 0 ? ` of ${max_uses}` : ''}`,
    max_uses_per_customer > 0 && `${max_uses_per_customer} for each customer`,
    starts_at && `since ${day(starts_at)}`,
    ends_at && `until ${day(ends_at)}`,
    !coupon.valid && 'stopped',
    coupon.campaign && `campaign ${coupon.campaign}`,
  ]
    .filter(Boolean)
    .join('  ')
}
