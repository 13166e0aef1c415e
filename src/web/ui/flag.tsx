/** Flags of the markets. */
import type { Locale } from '#domain/market/market.ts'
import sprite from './icons.svg?no-inline'

/** Round flag of a market; its name stands beside it. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <use href={`${sprite}#flag-${locale}`} />
    </svg>
  )
}
