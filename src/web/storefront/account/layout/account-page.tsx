/** The frame of every page of the account: breadcrumb, title, navigation. */
import type { ReactNode } from 'react'
import { href } from '#domain/market/market.ts'
import { account } from '#messages/customers/account.ts'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { AccountNav } from './account-nav.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './account-page.module.css'

interface Props {
  title: string
  /** Path of the entry of the navigation that the page belongs to, without the market's prefix: `/my/orders`. */
  current: string
  /** Pages between the account and this one. */
  parents?: readonly Crumb[]
  /** Below the title: date, states. */
  status?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  /** `<section>` elements, which stand apart from each other. */
  children: ReactNode
}

export function AccountPage({ title, current, parents = [], status, actions, children }: Props) {
  const market = useMarket()
  const isOverview = current === '/my'
  const trail = isOverview ? [{ name: account() }] : [{ name: account(), href: href(market, '/my') }, ...parents, { name: title }]
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.page}`} tabIndex={-1}>
      <Breadcrumb trail={trail} />
      <div className={styles.head}>
        <div>
          <h1>
            <Unbroken text={title} />
          </h1>
          {status && <div className={styles.status}>{status}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.columns}>
        <AccountNav current={current} />
        <div className={styles.body}>{children}</div>
      </div>
    </main>
  )
}
