/** The bar at the foot of a telephone: four pages, and all of them behind "More". */
import { useState } from 'react'
import { Link } from 'react-router'
import * as say from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { useCounts } from '#admin/client/counts.ts'
import type { AdminPage } from '#admin/client/page.ts'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Me, PageLinks } from './sidebar.tsx'
import * as styles from './shell.module.css'

/** What is done with a telephone in the hand. */
const ON_A_PHONE = ['/today', '/orders', '/stock', '/withdrawals']

export function TabBar({ pages, trail }: { pages: readonly AdminPage[]; trail: readonly AdminPage[] }) {
  const [isOpen, setOpen] = useState(false)
  const counts = useCounts()
  const shown = ON_A_PHONE.flatMap((path) => pages.find((page) => page.path === path) ?? [])
  const close = () => setOpen(false)
  return (
    <nav className={styles.tabs} aria-label={say.mostUsed()}>
      {shown.map((page) => (
        <Link key={page.path} to={page.path} aria-current={trail.includes(page) ? 'page' : undefined}>
          <Icon name={page.icon ?? 'circle'} />
          {page.title()}
          {(counts[page.path] ?? 0) > 0 && <span>{formatCount(counts[page.path]!)}</span>}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="dots-three" />
        {say.morePages()}
      </button>
      {isOpen && (
        <Dialog title={say.allPages()} onClose={close}>
          <nav className={styles.all} aria-label={say.allPages()}>
            <PageLinks pages={pages} trail={trail} onGo={close} />
            <Me onGo={close} />
          </nav>
        </Dialog>
      )}
    </nav>
  )
}
