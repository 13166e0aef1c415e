/** The audit log: searched, never altered. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import * as say from '#messages/admin/staff.ts'
import * as shell from '#messages/admin/shell.ts'
import * as undo from '#messages/admin/undo.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { AuditView, ChainView, UndoneView } from '#admin/schema/audit.ts'
import * as styles from '#admin/staff/page.module.css'
import * as table from '#admin/ui/table.module.css'

type Entry = AuditView['entries'][number]

export function AuditPage() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const log = useInfiniteQuery({
    queryKey: ['audit', words],
    queryFn: ({ pageParam }) => read<AuditView>(`/audit?${queryOf(words, pageParam)}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <div className={styles.head}>
        <h1>{shell.auditLog()}</h1>
        <Chain />
      </div>
      <div className={styles.bar}>
        <div className={styles.find}>
          <TextField label={say.searchLog()} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
      </div>
      {log.isPending && <Loading />}
      {log.error && <Failure error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && entries.length === 0 && <p role="status">{say.nothingFound()}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
      {log.hasNextPage && (
        <Button className={styles.foot} isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      <p className={`${styles.foot} ${table.muted}`}>{say.keptFor()}</p>
    </>
  )
}

function queryOf(words: string, before: number | null): string {
  const query = new URLSearchParams()
  if (words !== '') query.set('words', words)
  if (before !== null) query.set('before', String(before))
  return query.toString()
}

/** Whether every entry is as it was written. */
function Chain() {
  const chain = useQuery({ queryKey: ['audit-chain'], queryFn: () => read<ChainView>('/audit/chain') })
  if (!chain.data) return null
  const { isWhole, entries = 0, at = 0 } = chain.data
  return (
    <span className={isWhole ? styles.chip : `${styles.chip} ${styles.broken}`}>
      {isWhole ? say.chainWhole(entries) : say.chainBroken({ at })}
    </span>
  )
}

const actOf = (action: string): string => (Object.hasOwn(say.acts, action) ? say.acts[action as keyof typeof say.acts]() : action)

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead
          columns={[say.when(), say.who(), say.where(), say.what(), say.beforeAndAfter(), say.reason()]}
          actions={undo.undo()}
        />
        <tbody>
          {entries.map(({ id, at, staffName, object, action, before, after, reason, ip, device, isUndoable }) => (
            <tr key={id}>
              <td className={table.muted}>
                <Moment at={at} />
              </td>
              <td title={[ip, device].filter(Boolean).join(' · ')}>{staffName}</td>
              <td>{object.name}</td>
              <td className={table.muted}>{actOf(action)}</td>
              <td>
                {before !== null && <del className={table.removed}>{textOf(before)}</del>}{' '}
                {after !== null && <ins className={table.added}>{textOf(after)}</ins>}
              </td>
              <td className={table.muted}>{reason}</td>
              <td>{isUndoable && <UndoButton id={id} what={`${actOf(action)}, ${object.name}`} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Takes an entry back after its reason was given. */
function UndoButton({ id, what }: { id: string; what: string }) {
  const client = useQueryClient()
  const { told } = useActs()
  const form = useSentForm()
  const [reason, setReason] = useState<string | null>(null)
  const close = () => setReason(null)
  if (reason === null)
    return (
      <Button size="small" aria-label={undo.undoEntry({ act: what })} onClick={() => setReason('')}>
        {undo.undo()}
      </Button>
    )
  const send = () =>
    form.send(
      () => call<UndoneView>('POST', `/audit/${id}/undo`, { reason }),
      ({ entry }) => {
        close()
        void client.invalidateQueries()
        told(undo.takenBack({ act: what }), entry === null ? [] : [entry])
      },
    )
  return (
    <Dialog title={undo.undoEntry({ act: what })} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          label={undo.undoReason()}
          value={reason}
          fault={form.failure ?? undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" kind="dark" isBusy={form.isBusy}>
          {undo.undo()}
        </Button>
      </form>
    </Dialog>
  )
}

/** Returns a value of an entry on one line: 'role: editor, isActive: true'. */
function textOf(value: Entry['before']): string {
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join(', ')
}
