/** The header of checkout pages. */
import { href } from '#domain/market/market.ts'
import { backToCart, home, stepDelivery, stepInformation, stepPayment, steps } from '#messages/shell.ts'
import type { HeaderProps } from '#web/app/payload.ts'
import type { PageName } from '#web/routes.ts'
import { AccountLink } from './account-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useShell } from '#web/app/shell-data.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as headerStyles from './header.module.css'
import * as styles from './checkout-header.module.css'

const STEPS = [stepInformation, stepDelivery, stepPayment]
/** Number of the step a page is, from 1; after the last one all are done. */
const at: Partial<Record<PageName, number>> = {
  'checkout/information': 1,
  'checkout/shipping': 2,
  'checkout/payment': 3,
  'order/pay': 3,
  'order/confirmation': 4,
}

export function Header({ page }: HeaderProps) {
  const market = useMarket()
  const { brand } = useShell()
  const current = at[page as PageName] ?? 0
  return (
    <header className={styles.bar}>
      <div className={layoutStyles.wrap}>
        <a className={headerStyles.logo} href={href(market, '/')} aria-label={home({ name: brand.name })}>
          <picture>
            <source media="(max-width:640px)" srcSet="/brand/mark.svg" width="38" height="38" />
            <img src={brand.logo} alt={brand.name} width="185" height="38" />
          </picture>
        </a>
        {current > 0 && (
          <ol className={styles.steps} aria-label={steps()}>
            {STEPS.map((name, index) => {
              const number = index + 1
              const isDone = number < current
              return (
                <li
                  key={number}
                  className={isDone ? styles.done : number === current ? styles.on : undefined}
                  aria-current={number === current ? 'step' : undefined}
                >
                  <i>{isDone ? <Icon name="check" small /> : number}</i>
                  <span>{name()}</span>
                </li>
              )
            })}
          </ol>
        )}
        {current > 0 && current < 3 && (
          <a className={`${textStyles.link} ${textStyles.small} ${layoutStyles.wideOnly}`} href={href(market, '/cart')}>
            {backToCart()}
          </a>
        )}
        <AccountLink />
      </div>
    </header>
  )
}
