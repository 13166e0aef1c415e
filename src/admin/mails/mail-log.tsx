/** The log of mails by kind and state; one that failed is sent again with a reason. */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isMailKind, MAIL_KINDS, MAIL_STATES, STAFF_TRIAL_MAIL } from '#domain/mail/mail-kind.ts'
import { kinds } from '#messages/admin/settings/mail-kinds.ts'
import * as say from '#messages/admin/settings/mails.ts'
import { more } from '#messages/admin/shell.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { LoggedMailView, MailLogView } from '#admin/schema/settings/mails.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './mails.module.css'

const nameOf = (kind: string): string => {
  if (kind === STAFF_TRIAL_MAIL) return say.trial()
  return isMailKind(kind) ? kinds[kind]() : kind
}

const queryOf = (filter: { kind: string; state: string }, before: string | null): string =>
  new URLSearchParams({
    ...(filter.kind !== '' && { kind: filter.kind }),
    ...(filter.state !== '' && { state: filter.state }),
    ...(before !== null && { before }),
  }).toString()

/** Sends a failed mail again; whatever comes of it, the log is read again. */
function useTries() {
  const queries = useQueryClient()
  const written = useWritten()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['mails'] })
  const send = ({ id }: LoggedMailView, reason: string) =>
    written.write<{ done: true }>({
      call: () => call('POST', `/mails/${id}/send`, { reason }),
      words: say.triedAgain(),
      done: refresh,
      refused: () => {
        refresh()
        return false
      },
    })
  return { send, failure: written.failure }
}

export function MailLog() {
  const [filter, setFilter] = useState({ kind: '', state: '' })
  const [chosen, setChosen] = useState<LoggedMailView | null>(null)
  const mayChange = mayDo(useStaff(), 'settings.change')
  const list = useInfiniteQuery({
    queryKey: ['mails', 'log', filter],
    queryFn: ({ pageParam }) => read<MailLogView>(`/mails/log?${queryOf(filter, pageParam)}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const tries = useTries()
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? []
  return (
    <section className={styles.log} aria-labelledby="mail-log">
      <h2 id="mail-log">{say.log()}</h2>
      <Filters filter={filter} onChange={setFilter} />
      <RefusalNote failure={tries.failure} />
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && mails.length === 0 && <p role="status">{say.noMails()}</p>}
      {mails.length > 0 && <LogTable mails={mails} onTry={mayChange ? setChosen : null} />}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
      {chosen && (
        <ReasonDialog
          title={say.tryAgainNamed({ subject: chosen.subject })}
          text={say.tryAgainText({ recipient: chosen.recipient })}
          act={say.tryAgain()}
          onClose={() => setChosen(null)}
          onAct={(reason) => {
            setChosen(null)
            tries.send(chosen, reason)
          }}
        />
      )}
    </section>
  )
}

interface FiltersProps {
  filter: { kind: string; state: string }
  onChange: (filter: { kind: string; state: string }) => void
}

const Filters = ({ filter, onChange }: FiltersProps) => (
  <div className={styles.filters}>
    <SelectField label={say.kind()} value={filter.kind} onChange={(event) => onChange({ ...filter, kind: event.target.value })}>
      <option value="">{say.allKinds()}</option>
      {[...MAIL_KINDS, STAFF_TRIAL_MAIL].map((kind) => (
        <option key={kind} value={kind}>
          {nameOf(kind)}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={say.state()}
      value={filter.state}
      onChange={(event) => onChange({ ...filter, state: event.target.value })}
    >
      <option value="">{say.allStates()}</option>
      {MAIL_STATES.map((state) => (
        <option key={state} value={state}>
          {say.states[state]()}
        </option>
      ))}
    </SelectField>
  </div>
)

interface LogTableProps {
  mails: readonly LoggedMailView[]
  /** Null for who may not. */
  onTry: ((mail: LoggedMailView) => void) | null
}

const LogTable = ({ mails, onTry }: LogTableProps) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.log()}</caption>
      <TableHead
        columns={[say.written(), say.kind(), say.subject(), say.recipient(), say.order(), say.state()]}
        {...(onTry && { actions: say.actions() })}
      />
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td className={table.muted}>
              <Moment at={mail.createdAt} />
            </td>
            <td>{nameOf(mail.kind)}</td>
            <th scope="row" lang={mail.locale}>
              <span className={styles.cell}>{mail.subject}</span>
            </th>
            <td className={table.muted}>
              <span className={styles.cell}>{mail.recipient}</span>
            </td>
            <td>{mail.order !== null && <Link to={`/orders/${mail.order}`}>{mail.order}</Link>}</td>
            <td className={mail.state === 'failed' ? table.bad : undefined}>
              {say.states[mail.state]()} {mail.sentAt !== null && <Moment at={mail.sentAt} />}
              {mail.error !== null && <small className={styles.error}>{mail.error}</small>}
            </td>
            {onTry && (
              <td>
                {mail.state === 'failed' && (
                  <Button size="small" aria-label={say.tryAgainNamed({ subject: mail.subject })} onClick={() => onTry(mail)}>
                    {say.tryAgain()}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
