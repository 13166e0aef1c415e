/** One person in the list of the staff. */
import { useState } from 'react'
import { ROLES, type Role } from '#domain/staff/roles.ts'
import { LANGUAGE_NAMES } from '#messages/admin/access.ts'
import * as say from '#messages/admin/staff.ts'
import { roles } from '#messages/admin/shell.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Initials } from '#admin/ui/person.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { MemberView } from '#admin/schema/staff.ts'
import * as styles from './page.module.css'
import * as table from '#admin/ui/table.module.css'

export interface MemberChange {
  role?: Role
  isActive?: boolean
  removesSecondStep?: true
}

interface Props {
  member: MemberView
  mayManage: boolean
  onChange: (member: MemberView, change: MemberChange) => Promise<void>
  onLink: (member: MemberView) => Promise<void>
}

export function MemberRow({ member, mayManage, onChange, onLink }: Props) {
  const [isBusy, setBusy] = useState(false)
  const { id, email, firstName, lastName, role, locale, lastSeenAt } = member
  const name = `${firstName} ${lastName}`
  const work = (task: Promise<void>) => {
    setBusy(true)
    void task.finally(() => setBusy(false))
  }
  const change = (wanted: MemberChange) => work(onChange(member, wanted))
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Initials id={id} firstName={firstName} lastName={lastName} />
          <span>
            {name}
            <small>
              <Whole of={email} />
            </small>
          </span>
        </span>
      </th>
      <td>
        {mayManage ? (
          <select
            className={styles.select}
            aria-label={say.roleOf({ name })}
            value={role}
            disabled={isBusy}
            onChange={(event) => change({ role: ROLES.find((one) => one === event.target.value)! })}
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {roles[one]()}
              </option>
            ))}
          </select>
        ) : (
          roles[role]()
        )}
      </td>
      <td className={table.muted}>{LANGUAGE_NAMES[locale]}</td>
      <td>
        <SecondStep member={member} />
      </td>
      <td className={table.muted}>{lastSeenAt === null ? say.never() : <Moment at={lastSeenAt} />}</td>
      <td>{mayManage && <Acts member={member} isBusy={isBusy} onLink={() => work(onLink(member))} onChange={change} />}</td>
    </tr>
  )
}

interface ActsProps {
  member: MemberView
  isBusy: boolean
  onLink: () => void
  onChange: (change: MemberChange) => void
}

function Acts({ member: { isActive, hasTotp, passkeys }, isBusy, onLink, onChange }: ActsProps) {
  return (
    <span className={styles.acts}>
      {isActive && (
        <Button size="small" isBusy={isBusy} onClick={onLink}>
          {say.sendLink()}
        </Button>
      )}
      {(hasTotp || passkeys > 0) && (
        <Button size="small" isBusy={isBusy} onClick={() => onChange({ removesSecondStep: true })}>
          {say.removeSecondStep()}
        </Button>
      )}
      <Button
        size="small"
        kind={isActive ? 'destructive' : 'plain'}
        isBusy={isBusy}
        onClick={() => onChange({ isActive: !isActive })}
      >
        {isActive ? say.stop() : say.start()}
      </Button>
    </span>
  )
}

function SecondStep({ member: { isActive, isSetUp, hasTotp, passkeys, recoveryCodes } }: { member: MemberView }) {
  if (!isActive) return <span className={table.muted}>{say.stopped()}</span>
  if (!isSetUp) return <span className={table.bad}>{say.invited()}</span>
  if (!hasTotp && passkeys === 0) return <span className={table.bad}>{say.noSecondStep()}</span>
  return (
    <>
      {passkeys === 0 ? say.app() : hasTotp ? say.appAndPasskey() : say.passkey()}, {say.codesLeft(recoveryCodes)}
    </>
  )
}
