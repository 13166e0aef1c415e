/** Footer component: links, contact and legal data of the shop. */
import { href } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import * as text from '#messages/footer.ts'
import { brandsNav, MARKET_NAMES, newNav, saleNav } from '#messages/shell.ts'
import type { MenuLink } from '#web/schema/layout.ts'
import { Flag } from '#web/ui/flag.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Unbroken } from './unbroken.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as headerStyles from './header.module.css'
import * as styles from './footer.module.css'

export interface FooterData {
  merchant: Merchant
  topCollections: MenuLink[]
  help: MenuLink[]
  about: MenuLink[]
  legal: MenuLink[]
  /** The law's function: at the bottom of every page, the checkout's too (LAW-1). */
  withdrawal: MenuLink
  year: number
}

/** Rendered once per market, the same under every page; the browser never takes it over. */
export function Footer({ merchant, topCollections, help, about, legal, year }: FooterData) {
  const market = useMarket()
  const { place, language, unit } = MARKET_NAMES[market.locale]
  const shop = [
    ...topCollections,
    { name: brandsNav(), href: href(market, '/brands') },
    { name: newNav(), href: href(market, '/new') },
    { name: saleNav(), href: href(market, '/sale') },
  ]
  return (
    <footer className={styles.footer}>
      <div className={layoutStyles.wrap}>
        <div className={styles.cols}>
          <div>
            <img src={merchant.logo} alt={merchant.name} width="156" height="32" loading="lazy" />
            {merchant.motto && <p className={textStyles.muted}>{merchant.motto[market.locale]}</p>}
            {merchant.email && (
              <p>
                <a className={textStyles.link} href={`mailto:${merchant.email}`}>
                  {merchant.email}
                </a>
              </p>
            )}
            {merchant.phone && <p className={textStyles.muted}>{merchant.phone}</p>}
          </div>
          <Column id="shop" title={text.shop()} links={shop} />
          <Column title={text.help()} links={help} />
          <Column title={merchant.name} links={about} />
          <Column title={text.legal()} links={legal} />
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

function Column({ id, title, links }: { id?: string; title: string; links: MenuLink[] }) {
  if (links.length === 0) return null
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
