/** Days and times of a market's clocks, in the language of the person. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { locale } from '#messages/text.ts'

/** Returns '14 Nov', with the year where it is another one. */
export function dayText(moment: string | Date, market: Locale, now = new Date()): string {
  const at = new Date(moment)
  const { timeZone } = MARKETS[market]
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(MARKETS[locale()].language, { day: 'numeric', month: 'short', timeZone, ...year }).format(at)
}

/** Returns 'Fri 27 Nov, 00:00'. */
export function momentText(moment: string | Date, market: Locale): string {
  const { timeZone } = MARKETS[market]
  return new Intl.DateTimeFormat(MARKETS[locale()].language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment))
}
