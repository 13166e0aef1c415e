/** Sizes in words. */
import { MARKETS } from '#domain/market/market.ts'
import { locale } from '#messages/text.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** Returns a size in its largest unit: '412 MB', '2,1 GB'. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)))
  const value = bytes / STEP ** power
  const format = new Intl.NumberFormat(MARKETS[locale()].language, {
    style: 'unit',
    unit: UNITS[power]!,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  })
  return format.format(value)
}
