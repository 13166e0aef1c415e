/** One's own second steps: passkeys, the app, recovery codes. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as keys from '#messages/customers/passkeys.ts'
import * as say from '#messages/admin/staff.ts'
import { call, read, sentenceOf, type Answer } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { knowsPasskeys, makePasskey } from '#admin/client/passkeys.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { PasskeyView, SecondStepsView } from '#admin/schema/passkeys.ts'
import { CodesDialog, NameDialog, RemoveDialog } from './passkey-dialogs.tsx'
import * as styles from './page.module.css'
import * as table from '#admin/ui/table.module.css'

const KEY = ['second-steps']

type Open = { dialog: 'name' | 'remove'; passkey: PasskeyView } | { dialog: 'codes'; codes: readonly string[] }

export function SecondSteps() {
  const client = useQueryClient()
  const steps = useQuery({ queryKey: KEY, queryFn: () => read<SecondStepsView>('/second-steps') })
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)

  /** Does it and says what came of it; `done` is the sentence for what went well, null for none. */
  const work = async <T,>(task: Promise<Answer<T>>, done: (data: T) => string | null) => {
    setBusy(true)
    const answer = await task
    setBusy(false)
    const text = answer.ok ? done(answer.data) : sentenceOf(answer)
    setSaid(text === null ? null : { kind: answer.ok ? 'ok' : 'bad', text })
    await client.invalidateQueries({ queryKey: KEY })
    await client.invalidateQueries({ queryKey: ['session'] })
  }
  const renewCodes = () =>
    work(call<{ recoveryCodes: string[] }>('POST', '/recovery-codes'), ({ recoveryCodes }) => {
      setOpen({ dialog: 'codes', codes: recoveryCodes })
      return null
    })
  if (steps.isPending) return <Loading />
  if (!steps.data) return <Failure error={steps.error} onRetry={() => void steps.refetch()} />
  const { hasApp, passkeys, recoveryCodes } = steps.data
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{say.secondSteps()}</h2>
        {knowsPasskeys() && (
          <Button isBusy={isBusy} onClick={() => void work(makePasskey('/passkeys'), keys.added)}>
            {keys.add()}
          </Button>
        )}
      </div>
      <p className={table.muted}>{say.passkeysText()}</p>
      {!knowsPasskeys() && <p className={table.muted}>{keys.unsupported()}</p>}
      {said && <Note kind={said.kind}>{said.text}</Note>}
      {passkeys.length > 0 && (
        <PasskeyTable
          passkeys={passkeys}
          onName={(passkey) => setOpen({ dialog: 'name', passkey })}
          onRemove={(passkey) => setOpen({ dialog: 'remove', passkey })}
        />
      )}
      <Others hasApp={hasApp} codes={recoveryCodes} isBusy={isBusy} onRenew={() => void renewCodes()} />
      {open && (
        <OpenDialog
          open={open}
          onClose={() => setOpen(null)}
          onNamed={() => void work(Promise.resolve({ ok: true, data: null }), keys.renamed)}
          onRemove={(id) => void work(call('DELETE', `/passkeys/${id}`), keys.removed)}
        />
      )}
    </section>
  )
}

interface DialogProps {
  open: Open
  onClose: () => void
  onNamed: () => void
  onRemove: (id: string) => void
}

function OpenDialog({ open, onClose, onNamed, onRemove }: DialogProps) {
  if (open.dialog === 'codes') return <CodesDialog codes={open.codes} onClose={onClose} />
  const { passkey } = open
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return open.dialog === 'name' ? (
    <NameDialog passkey={passkey} onClose={onClose} onNamed={closing(onNamed)} />
  ) : (
    <RemoveDialog passkey={passkey} onClose={onClose} onRemove={closing(() => onRemove(passkey.id))} />
  )
}

interface OthersProps {
  hasApp: boolean
  /** Recovery codes that were not used. */
  codes: number
  isBusy: boolean
  onRenew: () => void
}

/** The app, and the recovery codes. */
const Others = ({ hasApp, codes, isBusy, onRenew }: OthersProps) => (
  <>
    <p>
      {say.theApp()}: {hasApp ? say.set() : say.notSet()}
    </p>
    <div className={styles.bar}>
      <span>
        {say.recoveryCodes()}: {say.codesLeft(codes)}
      </span>
      <Button size="small" isBusy={isBusy} onClick={onRenew}>
        {say.newCodes()}
      </Button>
    </div>
  </>
)

interface TableProps {
  passkeys: readonly PasskeyView[]
  onName: (passkey: PasskeyView) => void
  onRemove: (passkey: PasskeyView) => void
}

function PasskeyTable({ passkeys, onName, onRemove }: TableProps) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[say.passkeys(), say.since(), say.lastUsed()]} actions={say.actions()} />
        <tbody>
          {passkeys.map((passkey) => (
            <tr key={passkey.id}>
              <th scope="row">{passkey.name || keys.unnamed()}</th>
              <td className={table.muted}>
                <Moment at={passkey.createdAt} />
              </td>
              <td className={table.muted}>{passkey.lastUsedAt === null ? say.never() : <Moment at={passkey.lastUsedAt} />}</td>
              <td>
                <Acts onName={() => onName(passkey)} onRemove={() => onRemove(passkey)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Acts = ({ onName, onRemove }: { onName: () => void; onRemove: () => void }) => (
  <span className={styles.acts}>
    <Button size="small" onClick={onName}>
      {keys.rename()}
    </Button>
    <Button size="small" kind="destructive" onClick={onRemove}>
      {keys.remove()}
    </Button>
  </span>
)
