/** The frame around every page of the back office: side bar, path, who is signed in. */
import { useEffect } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import * as say from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { Initials } from '#admin/ui/person.tsx'
import { Icon, type IconName } from '#admin/ui/icon.tsx'
import type { AdminPage } from './page.ts'
import { useCounts } from '#admin/client/counts.ts'
import { useStaff } from '#admin/client/staff.ts'
import * as styles from './shell.module.css'

const ICONS: Readonly<Record<string, IconName>> = {
  '/today': 'sun-horizon',
  '/orders': 'package',
  '/withdrawals': 'arrow-u-up-left',
  '/messages': 'envelope-simple',
  '/settings/staff': 'user',
  '/settings/audit': 'clock-counter-clockwise',
  '/account': 'key',
}

export function Shell({ pages }: { pages: readonly AdminPage[] }) {
  const staff = useStaff()
  const counts = useCounts()
  const { pathname } = useLocation()
  const page = pages.find(({ path }) => path === pathname)
  useEffect(() => {
    document.title = [page?.title(), `Nestling, ${say.backOffice()}`].filter(Boolean).join(' · ')
  }, [page])
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        {say.skipToContent()}
      </a>
      <aside className={styles.side}>
        <a className={styles.home} href="/admin" aria-label="Nestling">
          <img src="/brand/mark.svg" alt="" width={22} height={22} />
          <img className={styles.word} src="/brand/wordmark.svg" alt="" width={80} height={20} />
        </a>
        <nav aria-label={say.backOffice()}>
          {pages.map(({ path, title }) => (
            <NavLink key={path} to={path} className={styles.item}>
              <Icon name={ICONS[path] ?? 'gear'} />
              <span>{title()}</span>
              {(counts[path] ?? 0) > 0 && <span className={styles.count}>{formatCount(counts[path]!)}</span>}
            </NavLink>
          ))}
        </nav>
        <NavLink className={styles.me} to="/account">
          <Initials id={staff.id} firstName={staff.firstName} lastName={staff.lastName} />
          <span>
            {staff.firstName} {staff.lastName}
            <small>{say.roles[staff.role]()}</small>
          </span>
        </NavLink>
      </aside>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet context={pages} />
      </main>
    </div>
  )
}
