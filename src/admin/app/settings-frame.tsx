/** Pages of the settings beside their own navigation. */
import { NavLink, Outlet, useOutletContext } from 'react-router'
import { settings } from '#messages/admin/shell.ts'
import type { Frame } from '#admin/client/page.ts'
import { groupsOf } from './pages.ts'
import * as styles from './settings-frame.module.css'

export function SettingsFrame() {
  const frame = useOutletContext<Frame>()
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label={settings()}>
        {groupsOf(frame.pages, ['settings', 'office']).map((pages) => (
          <div key={pages[0]!.group}>
            {pages.map(({ path, title }) => (
              <NavLink key={path} to={path}>
                {title()}
              </NavLink>
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.page}>
        <Outlet context={frame} />
      </div>
    </div>
  )
}
