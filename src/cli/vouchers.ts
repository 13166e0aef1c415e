/** `shop voucher …`: what a merchant does with gift vouchers. */
import { canonicalCode } from '#domain/promotions/codes.ts'
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { voucherState } from '#domain/promotions/voucher.ts'
import { makeTokens } from '#services/tokens.ts'
import { newVoucher, validUntil, voucherMailJob } from '#services/promotions/vouchers.ts'
import type { Config } from '#src/config.ts'
import type { Database } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import {
  findVoucherByCode,
  insertVouchers,
  listVouchers,
  readLedger,
  stopVouchers,
  type VoucherRow,
} from '#store/promotions/vouchers.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf } from './arguments/options.ts'
import { amountOf, dayOf, marketOf } from './promotion-options.ts'

export const VOUCHER_USAGE = `  voucher create --amount 100 [--currency RON] [--email to] [--name for] [--message text] [--until 2028-11-30] [--campaign name]
  voucher list                              the newest thousand
  voucher show <code>                       a voucher and every movement of its credit
  voucher stop <code>                       nobody can spend it any more; credit that orders took stays with them
`

export async function voucherCommand(
  db: Database,
  args: readonly string[],
  now: Date,
  config: Pick<Config, 'secret' | 'publicUrl'>,
): Promise<string> {
  const [action = '', ...rest] = args
  switch (action) {
    case 'create':
      return create(db, rest, now, config)
    case 'list': {
      const vouchers = await listVouchers(db.query)
      return vouchers.length > 0 ? vouchers.map((voucher) => inWords(voucher, now)).join('\n') : 'There are no vouchers.'
    }
    case 'show': {
      const voucher = await find(db, rest)
      const moves = (await readLedger(db.query, voucher.id)).map(({ at, kind, amount, number }) => {
        const when = at.toISOString().slice(0, 16).replace('T', ' ')
        return `  ${when}  ${kind}  ${plainText(amount, voucher.currency, 'en')}${number ? `  ${number}` : ''}`
      })
      return [inWords(voucher, now), ...moves].join('\n')
    }
    case 'stop': {
      const voucher = await find(db, rest)
      if ((await stopVouchers(db.query, [voucher.id], now)) === 0) throw new CommandError('The voucher is stopped already.')
      return 'The voucher is stopped.'
    }
    default:
      throw new CommandError(`There is no command voucher ${action}.\n${VOUCHER_USAGE.trimEnd()}`)
  }
}

async function create(
  db: Database,
  args: readonly string[],
  now: Date,
  config: Pick<Config, 'secret' | 'publicUrl'>,
): Promise<string> {
  const { words, options } = readOptions(args, ['amount', 'currency', 'email', 'name', 'message', 'until', 'campaign'])
  const market = marketOf(options)
  const amount = amountOf(options, 'amount', market.currency)
  if (words.length > 0 || !amount) throw new CommandError('Say --amount, such as --amount 100.')
  const recipient = textOf(options, 'email') ?? null
  if (recipient !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(recipient)) throw new CommandError('--email is no address.')
  const tokens = makeTokens(config.secret)
  const until = dayOf(options, 'until', market, true) ?? validUntil(now)
  if (until <= now) throw new CommandError('--until is over.')
  const wish = { name: textOf(options, 'name') ?? '', message: textOf(options, 'message') ?? '' }
  const given = { market: market.locale, amount, currency: market.currency, validUntil: until, recipient, ...wish }
  const voucher = newVoucher(tokens, given, now, { campaign: textOf(options, 'campaign') ?? '' })
  await db.transaction(async (tx) => {
    await insertVouchers(tx, [voucher], now)
    if (recipient !== null) await enqueue(tx, voucherMailJob(voucher.id, now))
  })
  const page = config.publicUrl + href(market, `/v/${tokens.voucherToken(voucher.id)}`)
  return `${voucher.code}\n${page}${recipient === null ? '' : `\nIts mail follows when the shop runs.`}`
}

async function find(db: Database, words: readonly string[]): Promise<VoucherRow> {
  const voucher = words.length === 1 ? await findVoucherByCode(db.query, canonicalCode(words[0]!)) : undefined
  if (!voucher) throw new CommandError('There is no such voucher.')
  return voucher
}

/** 'ABCD-EFGH-JKMN-PQRS  31 of 100 lei  active  until 2028-11-21' */
function inWords(voucher: VoucherRow, now: Date): string {
  const { code, balance, amount, currency, valid_until, stopped_at, recipient, campaign } = voucher
  const state = voucherState({ ...voucher, validUntil: valid_until, isStopped: stopped_at !== null }, now)
  const parts = [
    code,
    `${plainText(balance, currency, 'en')} of ${plainText(amount, currency, 'en')}`,
    state,
    valid_until && `until ${valid_until.toISOString().slice(0, 10)}`,
    recipient,
    campaign && `campaign ${campaign}`,
  ]
  return parts.filter(Boolean).join('  ')
}
