/** The menu of markets in the header. */
import { useEffect, useRef } from 'react'
import { LOCALES } from '#domain/market/market.ts'
import * as text from '#messages/shell.ts'
import { marketHref, type Alternates } from '#web/app/alternates.ts'
import { Flag } from '#web/ui/flag.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as headerStyles from './header.module.css'

/** The languages as a disclosure: plain links, so that the flags always work. */
export function MarketMenu({ alternates }: { alternates: Alternates }) {
  const market = useMarket()
  const here = text.MARKET_NAMES[market.locale]
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const shut = (event: Event) => {
      const menu = box.current
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false
    }
    document.addEventListener('pointerdown', shut)
    document.addEventListener('focusin', shut)
    return () => {
      document.removeEventListener('pointerdown', shut)
      document.removeEventListener('focusin', shut)
    }
  }, [])
  return (
    <details className={headerStyles.placesMenu} ref={box}>
      <summary className={headerStyles.flag} aria-label={`${text.chooseMarket()}: ${here.place}, ${here.unit}`}>
        <Flag locale={market.locale} />
        {`${here.place}, ${here.unit}`}
        <Icon name="caret-down" small />
      </summary>
      <div>
        {LOCALES.map((locale) => {
          const { place, language, unit } = text.MARKET_NAMES[locale]
          return (
            <a
              key={locale}
              className={headerStyles.flag}
              href={marketHref(alternates, locale)}
              hrefLang={locale}
              lang={locale}
              data-market={locale}
              aria-current={locale === market.locale ? 'true' : undefined}
            >
              <Flag locale={locale} />
              <span>
                {place}
                <small>{`${language} · ${unit}`}</small>
              </span>
            </a>
          )
        })}
      </div>
    </details>
  )
}
