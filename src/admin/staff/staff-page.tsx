/** Everybody on the staff, and what each role may do. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/staff.ts'
import * as shell from '#messages/admin/shell.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow, type MemberChange } from './member-row.tsx'
import { RolesTable } from './roles-table.tsx'
import type { MemberView, StaffListView } from '#admin/schema/staff.ts'
import * as styles from './page.module.css'
import * as table from '#admin/ui/table.module.css'

const KEY = ['staff']

export function StaffPage() {
  const client = useQueryClient()
  const me = useStaff()
  const list = useQuery({ queryKey: KEY, queryFn: () => read<StaffListView>('/staff') })
  const [isInviting, setInviting] = useState(false)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: KEY })

  const change = async ({ id, version, firstName, lastName }: MemberView, wanted: MemberChange) => {
    const answer = await call('PATCH', `/staff/${id}`, { ...wanted, version, reason: '' })
    const name = `${firstName} ${lastName}`
    setSaid(answer.ok ? { kind: 'ok', text: say.changed({ name }) } : { kind: 'bad', text: sentenceOf(answer) })
    await refresh()
  }
  const sendLink = async ({ id, email }: MemberView) => {
    const answer = await call('POST', `/staff/${id}/link`)
    setSaid(answer.ok ? { kind: 'ok', text: say.linkSent({ email }) } : { kind: 'bad', text: sentenceOf(answer) })
  }
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const mayManage = mayDo(me, 'staff.manage')
  return (
    <>
      <div className={styles.head}>
        <h1>{shell.staffAndRoles()}</h1>
        {mayManage && (
          <Button kind="primary" onClick={() => setInviting(true)}>
            <Icon name="plus" small />
            {say.invite()}
          </Button>
        )}
      </div>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      <div className={table.wrap}>
        <table className={table.table}>
          <TableHead
            columns={[say.person(), say.role(), say.languageColumn(), say.secondStep(), say.lastSeen()]}
            actions={say.actions()}
          />
          <tbody>
            {list.data.members.map((member) => (
              <MemberRow key={member.id} member={member} mayManage={mayManage} onChange={change} onLink={sendLink} />
            ))}
          </tbody>
        </table>
      </div>
      <RolesTable permissions={list.data.permissions} />
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(email) => {
            setInviting(false)
            setSaid({ kind: 'ok', text: say.linkSent({ email }) })
            void refresh()
          }}
        />
      )}
    </>
  )
}
