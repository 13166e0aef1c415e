/** Mails in the settings: every kind with its preview in three languages, who sends them, and the log. */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isMailKind, MAIL_GROUPS, type MailGroup, type MailKind } from '#domain/mail/mail-kind.ts'
import * as say from '#messages/admin/settings/mails.ts'
import { groups, kinds } from '#messages/admin/settings/mail-kinds.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import type { MailDeskView } from '#admin/schema/settings/mails.ts'
import { Note } from '#admin/ui/note.tsx'
import { MailLog } from './mail-log.tsx'
import { Previews } from './previews.tsx'
import * as styles from './mails.module.css'

const FIRST: MailKind = 'order confirmation'

export function MailsPage() {
  const staff = useStaff()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('kind') ?? ''
  const kind = isMailKind(wanted) ? wanted : FIRST
  const desk = useQuery({ queryKey: ['mails', 'desk'], queryFn: () => read<MailDeskView>('/mails') })
  if (desk.error) return <Failure error={desk.error} onRetry={() => void desk.refetch()} />
  if (!desk.data) return <Loading />
  return (
    <>
      <h1>{say.title()}</h1>
      <dl className={styles.sender}>
        <div>
          <dt>{say.sender()}</dt>
          <dd>{desk.data.from}</dd>
        </div>
        <div>
          <dt>{say.answersTo()}</dt>
          <dd>{desk.data.replyTo || say.nowhere()}</dd>
        </div>
      </dl>
      {!desk.data.hasServer && <Note kind="plain">{say.noServer()}</Note>}
      <div className={styles.columns}>
        <Kinds current={kind} failed={desk.data.failed} onChoose={(one) => setSearch({ kind: one }, { replace: true })} />
        <Previews key={kind} kind={kind} />
      </div>
      {mayDo(staff, 'audit.read') && <MailLog />}
    </>
  )
}

interface KindsProps {
  current: MailKind
  failed: MailDeskView['failed']
  onChoose: (kind: MailKind) => void
}

const Kinds = ({ current, failed, onChoose }: KindsProps) => (
  <nav className={styles.kinds} aria-label={say.which()}>
    {(Object.keys(MAIL_GROUPS) as MailGroup[]).map((group) => (
      <section key={group} aria-labelledby={`mails-${group}`}>
        <h2 id={`mails-${group}`}>{groups[group]()}</h2>
        <ul>
          {MAIL_GROUPS[group].map((kind) => {
            const count = failed.find((one) => one.kind === kind)?.count ?? 0
            return (
              <li key={kind}>
                <button type="button" aria-current={kind === current ? 'true' : undefined} onClick={() => onChoose(kind)}>
                  {kinds[kind]()}
                  {count > 0 && <span className={styles.bad}>{say.failedOf(count)}</span>}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    ))}
  </nav>
)
