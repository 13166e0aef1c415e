/** Parts of a page or of an area as links, the open one marked: '/products', '/products/brands'. */
import { NavLink } from 'react-router'
import * as styles from './tabs.module.css'

interface Tab {
  to: string
  name: string
  /** Behind the name, such as how many. */
  note?: string | undefined
}

/** `label` names the navigation. A tab whose address others begin with is open at its own address only. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ to, name, note }) => (
      <NavLink key={to} to={to} end={tabs.some((other) => other.to.startsWith(`${to}/`))}>
        {name} {note !== undefined && <span>{note}</span>}
      </NavLink>
    ))}
  </nav>
)
