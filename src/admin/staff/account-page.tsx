/** One's own access: where one is signed in, and the way out. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/staff.ts'
import * as shell from '#messages/admin/shell.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import { OwnLanguage } from './own-language.tsx'
import { SecondSteps } from './second-steps.tsx'
import type { StaffSessionsView } from '#admin/schema/staff.ts'
import * as styles from './page.module.css'
import * as table from '#admin/ui/table.module.css'

const KEY = ['sessions']

export function AccountPage() {
  const client = useQueryClient()
  const { firstName, lastName, email, role } = useStaff()
  const list = useQuery({ queryKey: KEY, queryFn: () => read<StaffSessionsView>('/sessions') })
  const [failure, setFailure] = useState<string | null>(null)
  const end = async (path: string) => {
    const answer = await call('DELETE', path)
    setFailure(answer.ok ? null : sentenceOf(answer))
    await client.invalidateQueries({ queryKey: KEY })
  }
  const signOut = async () => {
    const answer = await call('POST', '/sign-out')
    if (!answer.ok) return setFailure(sentenceOf(answer))
    client.clear()
    location.assign('/admin')
  }
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const { sessions } = list.data
  return (
    <>
      <div className={styles.head}>
        <h1>{shell.yourAccess()}</h1>
        <Button onClick={() => void signOut()}>{shell.signOut()}</Button>
      </div>
      <p>
        {firstName} {lastName}, <Whole of={email} />, {shell.roles[role]()}
      </p>
      {failure && <Note kind="bad">{failure}</Note>}
      <OwnLanguage />
      <SecondSteps />
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{say.yourBrowsers()}</h2>
          {sessions.length > 1 && (
            <Button size="small" onClick={() => void end('/sessions')}>
              {say.endOthers()}
            </Button>
          )}
        </div>
        <Sessions sessions={sessions} onEnd={(id) => void end(`/sessions/${id}`)} />
      </section>
    </>
  )
}

interface SessionsProps {
  sessions: StaffSessionsView['sessions']
  onEnd: (id: string) => void
}

function Sessions({ sessions, onEnd }: SessionsProps) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[say.browser(), say.since(), say.lastUsed()]} actions={say.actions()} />
        <tbody>
          {sessions.map(({ id, browser, createdAt, lastUsedAt, isThis }) => (
            <tr key={id}>
              <th scope="row">
                {browser} {isThis && <span className={table.muted}>({say.thisOne()})</span>}
              </th>
              <td className={table.muted}>
                <Moment at={createdAt} />
              </td>
              <td className={table.muted}>
                <Moment at={lastUsedAt} />
              </td>
              <td className={styles.acts}>
                {!isThis && (
                  <Button size="small" onClick={() => onEnd(id)}>
                    {say.end()}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
