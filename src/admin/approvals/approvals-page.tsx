/** What staff asked for that their role may do on approval only: owners decide, others see what became of theirs. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Action } from '#domain/staff/roles.ts'
import * as say from '#messages/admin/approvals.ts'
import { permissions } from '#messages/admin/staff.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { DecidedView, RequestsView } from '#admin/schema/approvals.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { askedFields, askedWords } from './asked-words.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './approvals.module.css'

type StaffRequest = RequestsView['requests'][number]

export function ApprovalsPage() {
  const requests = useQuery({
    queryKey: ['requests'],
    queryFn: () => read<RequestsView>('/requests'),
    refetchOnWindowFocus: 'always',
  })
  if (requests.isPending) return <Loading />
  if (!requests.data) return <Failure error={requests.error} onRetry={() => void requests.refetch()} />
  const { decides, requests: all } = requests.data
  const columns = [say.asked(), say.what(), say.state()]
  return (
    <>
      <h1 className={styles.title}>{say.approvals()}</h1>
      <p className={styles.lead}>{decides ? say.forOwners() : say.forOthers()}</p>
      {all.length === 0 && <p role="status">{say.nothing()}</p>}
      {all.length > 0 && (
        <div className={table.wrap}>
          <table className={`${table.table} ${styles.requests}`}>
            <TableHead columns={columns} {...(decides && { actions: say.decide() })} />
            <tbody>
              {all.map((request) => (
                <Row key={request.id} request={request} decides={decides} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

const actionText = (action: string): string => (Object.hasOwn(permissions, action) ? permissions[action as Action]() : action)

function Row({ request, decides }: { request: StaffRequest; decides: boolean }) {
  const { staffName, action, address, body, about, state, code, createdAt, decidedName, note } = request
  return (
    <tr className={styles.row}>
      <th scope="row">
        {staffName}
        <small>
          <Moment at={createdAt} />
        </small>
      </th>
      <td>
        <What action={action} address={address} body={body} about={about} />
      </td>
      <td>
        {say.states[state]()}
        {code !== null && <small className={table.bad}>{sentenceOf({ code })}</small>}
        {decidedName !== null && <small>{note === null ? decidedName : say.decidedBy({ name: decidedName, note })}</small>}
      </td>
      {decides && <td>{state === 'waiting' && <Decision request={request} />}</td>}
    </tr>
  )
}

/** What would be done: in words where there are any, and all of it for who wants to see it. */
function What({ action, address, body, about }: Pick<StaffRequest, 'action' | 'address' | 'body' | 'about'>) {
  const words = askedWords({ address, body, about })
  const fields = (
    <pre lang="en" className={styles.body}>
      {askedFields(body)}
    </pre>
  )
  if (words === null)
    return (
      <>
        {actionText(action)} <small lang="en">{address}</small>
        {fields}
      </>
    )
  return (
    <>
      {words.to === null ? actionText(action) : <Link to={words.to}>{actionText(action)}</Link>}
      <ul className={styles.lines}>
        {words.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!words.isAll && (
        <details>
          <summary>{say.allOfIt()}</summary>
          {fields}
        </details>
      )}
    </>
  )
}

function Decision({ request: { id, staffName } }: { request: StaffRequest }) {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const decision = useMutation({
    mutationFn: (how: 'approve' | 'refuse') => call<DecidedView>('POST', `/requests/${id}/${how}`, { note: note.trim() || null }),
    onSettled: () => client.invalidateQueries(),
  })
  const refused = decision.data?.ok === false ? decision.data : null
  return (
    <div className={styles.decision}>
      <TextField label={say.note()} value={note} onChange={(event) => setNote(event.target.value)} />
      <div className={styles.acts}>
        <Button
          size="small"
          isBusy={decision.isPending}
          aria-label={say.approveWhose({ name: staffName })}
          onClick={() => decision.mutate('approve')}
        >
          {say.approve()}
        </Button>
        <Button
          size="small"
          kind="quiet"
          isBusy={decision.isPending}
          aria-label={say.refuseWhose({ name: staffName })}
          onClick={() => decision.mutate('refuse')}
        >
          {say.refuse()}
        </Button>
      </div>
      {refused && <Note kind="bad">{sentenceOf(refused)}</Note>}
    </div>
  )
}
