/** What waits for a person: its number, its detail, how old it is, and where it is done. */
import { Link } from 'react-router'
import type { NeedKind } from '#domain/today/need.ts'
import * as say from '#messages/admin/today.ts'
import { usePages } from '#admin/client/page.ts'
import type { NeedView } from '#admin/schema/today.ts'
import { ageText, dayText } from './age.ts'
import * as styles from './today.module.css'

interface Way {
  /** The page where it is done. */
  path: string
  name(): string
  /** The command that does it where there is no such page; null where no command does. */
  command: string | null
}

const WAYS: Readonly<Record<NeedKind, Way>> = {
  orders_to_send: { path: '/orders', name: say.openOrders, command: 'order list --status unfulfilled' },
  paid_without_stock: { path: '/orders', name: say.openOrders, command: 'payments attention' },
  withdrawals: { path: '/withdrawals', name: say.openWithdrawals, command: 'withdrawal list --state received' },
  payments: { path: '/payments', name: say.openPayments, command: 'payments attention' },
  failed_refunds: { path: '/payments', name: say.openPayments, command: 'payments attention' },
  mails: { path: '/settings/mails', name: say.openMails, command: null },
  jobs: { path: '/settings/system', name: say.openSystem, command: null },
  webhooks: { path: '/settings/api', name: say.openWebhooks, command: null },
  pools: { path: '/partnerships', name: say.openPartnerships, command: 'partnership list' },
  messages: { path: '/messages', name: say.openMessages, command: 'contact list --state open' },
  documents: { path: '/documents', name: say.openDocuments, command: 'document transmissions' },
}

const nameOf = (part: string): string => (Object.hasOwn(say.parts, part) ? say.parts[part as keyof typeof say.parts]() : part)

export function NeedsList({ needs, now }: { needs: readonly NeedView[]; now: string }) {
  return (
    <section aria-labelledby="needs">
      <div className={styles.sectionHead}>
        <h2 id="needs">{say.needsAPerson()}</h2>
        {needs.length > 0 && <span className={styles.muted}>{say.things(needs.length)}</span>}
      </div>
      {needs.length === 0 && <p role="status">{say.nothingWaits()}</p>}
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need.kind}>
            <span className={styles.figure}>{need.count}</span>
            <div className={styles.what}>
              <p className={styles.name}>{say.needs[need.kind](need.count)}</p>
              <Detail need={need} />
            </div>
            <p className={styles.age}>
              <Urgency need={need} now={now} />
              <span>{say.oldest({ age: ageText(need.oldest, now) })}</span>
            </p>
            <WayOn kind={need.kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it is made of. */
function Detail({ need: { kind, parts, numbers, error } }: { need: NeedView }) {
  if (kind === 'paid_without_stock') return <p className={styles.detail}>{say.outOfStock({ numbers: numbers.join(', ') })}</p>
  const names = parts.map(({ name, count }) => `${count} ${nameOf(name)}`).join(' · ')
  const text = kind === 'failed_refunds' || kind === 'pools' ? numbers.join(', ') : names
  return (
    <>
      <p className={styles.detail}>{text}</p>
      {error !== null && (
        <p className={styles.error} lang="en">
          {error}
        </p>
      )}
    </>
  )
}

/** What makes it urgent. */
function Urgency({ need: { promised, late, setAside, dueAt }, now }: { need: NeedView; now: string }) {
  const isOver = dueAt !== null && dueAt < now
  return (
    <>
      {promised > 0 && <b>{say.promisedToday(promised)}</b>}
      {late > 0 && <b className={styles.bad}>{say.late(late)}</b>}
      {setAside > 0 && <b className={styles.bad}>{say.setAside(setAside)}</b>}
      {dueAt !== null && (
        <b className={isOver ? styles.bad : undefined}>{(isOver ? say.overdue : say.dueOn)({ day: dayText(dueAt) })}</b>
      )}
    </>
  )
}

/** A link to the page, where there is one for this person; else the command. */
function WayOn({ kind }: { kind: NeedKind }) {
  const pages = usePages()
  const { path, name, command } = WAYS[kind]
  if (pages.some((page) => page.path === path))
    return (
      <Link className={styles.way} to={path}>
        {name()}
      </Link>
    )
  return command === null ? null : <code className={styles.command}>npm run shop -- {command}</code>
}
