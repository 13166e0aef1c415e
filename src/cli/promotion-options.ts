/** Options of the coupon and voucher commands: amounts in whole units, days in the market's time zone. */
import { endOfDay, startOfDay } from '#domain/market/market-day.ts'
import { CommandError } from './arguments/command-error.ts'
import { textOf, type Options } from './arguments/options.ts'
import { MARKETS, type Currency, type Market } from '#domain/market/market.ts'
import { isDay } from '#domain/time/calendar-day.ts'

/** '12.50' → 1250. Forints are whole. @throws CommandError */
export function amountOf(options: Options, name: string, currency: Currency): number | undefined {
  const text = textOf(options, name)
  if (text === undefined) return undefined
  const pattern = currency === 'HUF' ? /^(\d{1,7})$/ : /^(\d{1,7})(?:\.(\d{2}))?$/
  const match = pattern.exec(text)
  if (!match)
    throw new CommandError(`--${name} must be an amount in ${currency}, such as ${currency === 'HUF' ? '2000' : '25 or 12.50'}.`)
  return Number(match[1]) * 100 + Number(match[2] ?? 0)
}

/** @throws CommandError */
export function countOf(options: Options, name: string, { min, max }: { min: number; max: number }): number | undefined {
  const text = textOf(options, name)
  if (text === undefined) return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new CommandError(`--${name} must be a whole number from ${min} to ${max}.`)
  return value
}

export const listOf = (options: Options, name: string): string[] =>
  (textOf(options, name) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Returns the market that pays in a currency; lei when none is named. @throws CommandError */
export function marketOf(options: Options): Market {
  const wanted = (textOf(options, 'currency') ?? 'RON').toUpperCase()
  const market = Object.values(MARKETS).find(({ currency }) => currency === wanted)
  if (!market) throw new CommandError('--currency must be RON, EUR or HUF.')
  return market
}

/** '2026-11-30' → its first moment in the market's time zone, or with `end` its last. @throws CommandError */
export function dayOf(options: Options, name: string, market: Market, end = false): Date | null {
  const day = textOf(options, name)
  if (day === undefined) return null
  if (!isDay(day)) throw new CommandError(`--${name} must be a day such as 2026-11-30.`)
  return end ? endOfDay(market, day) : startOfDay(market, day)
}
