/** Title and sections of the pages of stock. */
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { wanted } from '#messages/admin/goods/wanted.ts'
import * as say from '#messages/admin/stock.ts'
import * as styles from './stock.module.css'

const SECTIONS = [
  { path: '/stock', name: say.byWarehouse, isWhole: true },
  { path: '/stock/count', name: say.counts, isWhole: false },
  { path: '/stock/transfers', name: say.transfers, isWhole: false },
  { path: '/stock/wanted', name: wanted, isWhole: false },
  { path: '/stock/history', name: say.history, isWhole: false },
]

export const StockTabs = ({ children }: { children?: ReactNode }) => (
  <>
    <div className={styles.head}>
      <h1>{say.stock()}</h1>
      {children}
    </div>
    <nav className={styles.tabs} aria-label={say.sections()}>
      {SECTIONS.map(({ path, name, isWhole }) => (
        <NavLink key={path} to={path} end={isWhole}>
          {name()}
        </NavLink>
      ))}
    </nav>
  </>
)
