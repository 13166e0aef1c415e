/** Footer component: links, contact and legal data of the shop. */
import type { Merchant } from '#domain/market/merchant.ts'
import * as text from '#messages/footer.ts'
import { MARKET_NAMES } from '#messages/shell.ts'
import type { MenuLink } from '#web/schema/layout.ts'
import { Flag } from '#web/ui/flag.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as headerStyles from './header.module.css'
import * as styles from './footer.module.css'

export interface FooterColumn {
  title: string
  links: MenuLink[]
}

export interface FooterData {
  merchant: Merchant
  /** Below the logo: a sentence, and lines of which some are links. */
  about: { text: string; lines: { text: string; href: string | null }[] }
  columns: FooterColumn[]
  /** The column that the menu leads to without JavaScript: the collections, else the first one. */
  shop: number
  legal: MenuLink[]
  /** The law's function: at the bottom of every page, the checkout's too (LAW-1). */
  withdrawal: MenuLink
  year: number
}

/** Rendered once per market, the same under every page; the browser never takes it over. */
export function Footer({ merchant, about, columns, shop, year }: FooterData) {
  const market = useMarket()
  const { place, language, unit } = MARKET_NAMES[market.locale]
  return (
    <footer className={styles.footer}>
      <div className={layoutStyles.wrap}>
        <div className={styles.cols}>
          <div>
            <img src={merchant.logo} alt={merchant.name} width="156" height="32" loading="lazy" />
            {about.text && <p className={textStyles.muted}>{about.text}</p>}
            {about.lines.map((line, at) => (
              <p key={at} className={line.href === null ? textStyles.muted : undefined}>
                {line.href === null ? (
                  line.text
                ) : (
                  <a className={textStyles.link} href={line.href}>
                    <Unbroken text={line.text} />
                  </a>
                )}
              </p>
            ))}
          </div>
          {columns.map((column, at) => (
            <Column key={at} id={at === shop ? 'shop' : undefined} {...column} />
          ))}
        </div>
        <div className={styles.end}>
          <span>{text.copyright({ year, name: merchant.name })}</span>
          <span className={headerStyles.flag}>
            <Flag locale={market.locale} />
            {`${place} · ${language} · ${unit}`}
          </span>
        </div>
        <Identity merchant={merchant} />
      </div>
    </footer>
  )
}

/**
 * Under the checkout and the sign-in pages: who sells and on what terms, nothing that leads away (LAW-15). `beside`: under the left half
 * of a wide window, the right one has a picture.
 */
export function SlimFooter({ merchant, legal, withdrawal, year, beside = false }: FooterData & { beside?: boolean }) {
  return (
    <footer className={`${styles.footer} ${styles.slim}${beside ? ` ${styles.beside}` : ''}`}>
      <div className={layoutStyles.wrap}>
        <div className={styles.end}>
          <span>{text.copyright({ year, name: merchant.name })}</span>
          <ul>
            {[withdrawal, ...legal].map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.name}</a>
              </li>
            ))}
          </ul>
        </div>
        <Identity merchant={merchant} />
      </div>
    </footer>
  )
}

function Column({ id, title, links }: FooterColumn & { id: string | undefined }) {
  return (
    <div id={id}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              {link.picture ? <img src={link.picture} alt={link.name} width="250" height="50" loading="lazy" /> : link.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who sells, in full (LAW-15). */
function Identity({ merchant }: { merchant: Merchant }) {
  const parts = [
    merchant.legalName,
    merchant.address,
    merchant.vatNumber && text.vatNumber({ number: merchant.vatNumber }),
    merchant.registerNumber && text.registerNumber({ number: merchant.registerNumber }),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p className={styles.identity}>
      <Unbroken text={[...parts, merchant.email].filter(Boolean).join(' · ')} />
      {merchant.phone && (
        <>
          {' · '}
          <span className={textStyles.whole}>{merchant.phone}</span>
        </>
      )}
    </p>
  )
}
