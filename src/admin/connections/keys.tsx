/** Keys of programs: what each may do, when it was used, until when it works. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { KEY_ACTIONS, KEY_LIVES, KEY_NAME_LENGTH, type KeyAction } from '#domain/staff/api-key.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import * as say from '#messages/admin/connections.ts'
import * as shell from '#messages/admin/shell.ts'
import { permissions } from '#messages/admin/staff.ts'
import { call, faultOf, sentenceOf } from '#admin/client/calls.browser.ts'
import { useActs } from '#admin/client/acts.tsx'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Choices } from './choices.tsx'
import type { Once } from './shown-once.tsx'
import type { KeysView } from './wire.ts'
import * as styles from './connections.module.css'
import * as table from '#admin/ui/table.module.css'

type Key = KeysView['keys'][number]

/** A key that was not used for so long is told. */
const UNUSED_DAYS = 60

const nameOf = (action: string): string =>
  Object.hasOwn(permissions, action) ? permissions[action as keyof typeof permissions]() : action

export function Keys({ keys, onOnce }: { keys: readonly Key[]; onOnce: (once: Once) => void }) {
  const [revoking, setRevoking] = useState<Key | null>(null)
  const client = useQueryClient()
  const { told } = useActs()
  const refresh = () => client.invalidateQueries({ queryKey: ['keys'] })
  const replace = async ({ id }: Key) => {
    const made = await call<{ token: string }>('POST', `/keys/${id}/replace`)
    if (made.ok) onOnce({ title: say.yourKey(), secret: made.data.token, text: say.shownOnce(), before: say.replacedStill() })
    else told(sentenceOf(made))
    await refresh()
  }
  const columns = [say.name(), say.beginsWith(), say.may(), say.madeBy(), say.lastUsed(), say.until()]
  return (
    <section className={styles.section}>
      <div className={styles.title}>
        <h2>{say.keys()}</h2>
        <span className={table.muted}>{say.keysHint()}</span>
      </div>
      {keys.length === 0 && <p className={table.muted}>{say.noKeys()}</p>}
      {keys.length > 0 && (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={columns} actions={say.actions()} />
            <tbody>
              {keys.map((key) => (
                <Row key={key.id} of={key} onReplace={() => replace(key)} onRevoke={() => setRevoking(key)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {revoking && (
        <RevokeDialog
          of={revoking}
          onClose={() => setRevoking(null)}
          onDone={() => {
            setRevoking(null)
            told(say.revoked({ name: revoking.name }))
            void refresh()
          }}
        />
      )}
    </section>
  )
}

interface RowProps {
  of: Key
  onReplace: () => Promise<void>
  onRevoke: () => void
}

function Row({ of, onReplace, onRevoke }: RowProps) {
  const { name, start, scope, createdName, createdAt, lastUsedAt, expiresAt, isOver } = of
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const isUnused = lastUsedAt !== null && now - Date.parse(lastUsedAt) > UNUSED_DAYS * DAY_MS
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
      </th>
      <td className={table.muted}>
        <code>{start}…</code>
      </td>
      <td>{scope.map(nameOf).join(' · ')}</td>
      <td className={table.muted}>
        {createdName}, <Moment at={createdAt} />
      </td>
      <td className={isUnused ? styles.warn : undefined}>{lastUsedAt === null ? say.never() : <Moment at={lastUsedAt} />}</td>
      <td className={isOver ? table.bad : table.muted}>
        {isOver && `${say.over()}, `}
        {expiresAt === null ? say.noEnd() : <Moment at={expiresAt} />}
      </td>
      <td>
        <span className={styles.acts}>
          <Button
            size="small"
            isBusy={isBusy}
            aria-label={say.named({ act: say.replace(), name })}
            onClick={() => {
              setBusy(true)
              void onReplace().finally(() => setBusy(false))
            }}
          >
            {say.replace()}
          </Button>
          <Button size="small" kind="destructive" aria-label={say.named({ act: say.revoke(), name })} onClick={onRevoke}>
            {say.revoke()}
          </Button>
        </span>
      </td>
    </tr>
  )
}

function RevokeDialog({ of, onClose, onDone }: { of: Key; onClose: () => void; onDone: () => void }) {
  const { isBusy, failure, send } = useSentForm()
  return (
    <Dialog title={say.named({ act: say.revoke(), name: of.name })} onClose={onClose}>
      <div className={styles.form}>
        {failure && <Note kind="bad">{failure}</Note>}
        <p>{say.revokeAsk()}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          <Button kind="destructive" isBusy={isBusy} onClick={() => send(() => call('DELETE', `/keys/${of.id}`), onDone)}>
            {say.revoke()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const READS = KEY_ACTIONS.filter((action) => action.endsWith('.read'))
const WRITES = KEY_ACTIONS.filter((action) => !action.endsWith('.read'))
const DEFAULT_DAYS = 365

export function KeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<KeyAction[]>([])
  const [days, setDays] = useState<(typeof KEY_LIVES)[number]>(DEFAULT_DAYS)
  const { isBusy, failure, fields, send } = useSentForm()
  const choices = (all: readonly KeyAction[]) => ({
    all,
    chosen: scope,
    name: nameOf,
    onChange: setScope,
  })
  return (
    <Dialog title={say.newKey()} onClose={onClose} size="wide">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(
            () => call<{ token: string }>('POST', '/keys', { name, scope, days }),
            ({ token }) => onMade(token),
          )
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={styles.pair}>
          <TextField
            label={say.name()}
            value={name}
            maxLength={KEY_NAME_LENGTH}
            ref={focusFirst}
            fault={faultOf(fields, 'name')}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label={say.life()}
            value={String(days)}
            onChange={(event) => setDays(KEY_LIVES.find((one) => String(one) === event.target.value)!)}
          >
            {KEY_LIVES.map((one) => (
              <option key={String(one)} value={String(one)}>
                {one === null ? say.noEnd() : say.days(one)}
              </option>
            ))}
          </SelectField>
        </div>
        <Choices title={say.reads()} {...choices(READS)} />
        <Choices title={say.writes()} {...choices(WRITES)} fault={fields.scope === undefined ? undefined : say.chooseOne()} />
        <p className={table.muted}>{say.notForKeys()}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
