/** The round flag of a market; its name stands beside it, or is heard. */
import type { ReactNode } from 'react'
import type { Locale } from '#domain/market/market.ts'
import { markets } from '#messages/admin/today.ts'
import * as styles from './market.module.css'

const FLAGS: Readonly<Record<Locale, ReactNode>> = {
  ro: (
    <>
      <path fill="#1f4ea1" d="M0 0h6v18H0z" />
      <path fill="#f6cf3b" d="M6 0h6v18H6z" />
      <path fill="#cf2a36" d="M12 0h6v18h-6z" />
    </>
  ),
  hu: (
    <>
      <path fill="#cd3442" d="M0 0h18v6H0z" />
      <path fill="#fff" d="M0 6h18v6H0z" />
      <path fill="#45734f" d="M0 12h18v6H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#2a4b9b" d="M0 0h18v18H0z" />
      <circle cx="9" cy="9" r="4.6" fill="none" stroke="#f6cf3b" strokeWidth="1.7" strokeDasharray="1.7 1.9" />
    </>
  ),
}

/** `isNamed`: nothing beside it says which market it is. */
export function MarketFlag({ market, isNamed = false }: { market: Locale; isNamed?: boolean }) {
  const name = markets[market]()
  return (
    <span className={styles.flag} title={name}>
      {isNamed ? (
        <svg viewBox="0 0 18 18" role="img" aria-label={name}>
          {FLAGS[market]}
        </svg>
      ) : (
        <svg viewBox="0 0 18 18" aria-hidden="true">
          {FLAGS[market]}
        </svg>
      )}
    </span>
  )
}
