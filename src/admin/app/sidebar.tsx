/** The side bar: pages in groups, how much waits on each, who is signed in. */
import { Link } from 'react-router'
import { keys } from '#messages/admin/palette.ts'
import * as say from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { useCounts } from '#admin/client/counts.ts'
import { GROUPS, type AdminPage } from '#admin/client/page.ts'
import { useStaff } from '#admin/client/staff.ts'
import { Initials } from '#admin/ui/person.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { groupsOf, isSetting } from './pages.ts'
import * as styles from './shell.module.css'

interface Props {
  pages: readonly AdminPage[]
  /** The page that is open and those above it. */
  trail: readonly AdminPage[]
}

interface ItemProps {
  page: Pick<AdminPage, 'path' | 'icon'>
  name: string
  current: 'page' | 'true' | undefined
  onGo?: (() => void) | undefined
}

/** A link to a page, with the number of what waits there. */
function Item({ page: { path, icon = 'circle' }, name, current, onGo }: ItemProps) {
  const count = useCounts()[path] ?? 0
  return (
    <Link to={path} className={styles.item} aria-current={current} title={name} onClick={onGo}>
      <Icon name={icon} />
      <span>{name}</span>
      {count > 0 && <span className={styles.count}>{formatCount(count)}</span>}
    </Link>
  )
}

/** Pages of the side bar in their groups; those of the settings are one item. */
export function PageLinks({ pages, trail, onGo }: Props & { onGo?: () => void }) {
  const open = trail.at(-1)
  const currentOf = (page: AdminPage) => {
    if (open === page) return 'page'
    return trail.includes(page) ? 'true' : undefined
  }
  const groups = groupsOf(
    pages,
    GROUPS.filter((group) => !isSetting({ group })),
  )
  const setting = pages.find(({ group }) => group === 'settings') ?? pages.find(isSetting)
  return (
    <>
      {groups.map((group) => (
        <div key={group[0]!.group} className={styles.group}>
          {group.map((page) => (
            <Item key={page.path} page={page} name={page.title()} current={currentOf(page)} onGo={onGo} />
          ))}
        </div>
      ))}
      {setting && (
        <div className={styles.group}>
          <Item
            page={{ path: setting.path, icon: 'gear' }}
            name={say.settings()}
            current={trail.some(isSetting) ? 'true' : undefined}
            onGo={onGo}
          />
        </div>
      )}
    </>
  )
}

export const SideBar = (props: Props) => (
  <aside className={styles.side} aria-label={keys.side()}>
    <a className={styles.home} href="/admin" aria-label="Nestling">
      <img src="/brand/mark.svg" alt="" width={22} height={22} />
      <img className={styles.word} src="/brand/wordmark.svg" alt="" width={80} height={20} />
    </a>
    <nav aria-label={say.backOffice()}>
      <PageLinks {...props} />
    </nav>
    <Me />
  </aside>
)

/** Who is signed in: the way to one's own access. */
export function Me({ onGo }: { onGo?: () => void }) {
  const staff = useStaff()
  return (
    <Link className={styles.me} to="/account" onClick={onGo}>
      <Initials id={staff.id} firstName={staff.firstName} lastName={staff.lastName} />
      <span>
        {staff.firstName} {staff.lastName}
        <small>{say.roles[staff.role]()}</small>
      </span>
    </Link>
  )
}
