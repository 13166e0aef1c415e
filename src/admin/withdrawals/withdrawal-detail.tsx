/** One withdrawal: its clock, its steps, what was declared, and what staff may do. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import * as inbox from '#messages/admin/inbox.ts'
import * as say from '#messages/admin/withdrawals.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { WithdrawalView } from '#admin/schema/withdrawals.ts'
import { Clock, Steps } from './progress.tsx'
import { Declared } from './declared.tsx'
import { RefundDrawer } from './refund-drawer.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import * as styles from '#admin/inbox/inbox.module.css'

/** A step that is asked for in a dialog. */
export type Asked = 'refused' | 'closed'

interface Props {
  number: string
  now: number
  mayAnswer: boolean
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
  onMoved: (words: string) => void
}

/** Steps that are done at once, in the order of their buttons. */
const AT_ONCE = ['accepted', 'arrived'] as const

export function WithdrawalDetail({ number, now, mayAnswer, asked, onAsk, onMoved }: Props) {
  const path = `/withdrawals/${encodeURIComponent(number)}`
  const found = useQuery({ queryKey: ['withdrawals', 'one', number], queryFn: () => read<WithdrawalView>(path) })
  const { isBusy, failure, send } = useSentForm((code) => {
    if (code === 'withdrawal_step_refused') onMoved('')
    return false
  })
  const [sent, setSent] = useState<WithdrawalState | null>(null)
  if (found.isPending) return <Loading />
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  const one = found.data
  const move = (to: WithdrawalState, note: string, done: () => void = () => undefined) => {
    setSent(to)
    send(
      () => call('POST', `${path}/move`, { to, note }),
      () => {
        done()
        onAsk(null)
        onMoved(say.moved({ number, state: say.states[to]() }))
      },
    )
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{number}</h2>
        <span className={styles.small}>{[one.name, one.order?.number].filter(Boolean).join(', ')}</span>
        {mayAnswer && <Acts one={one} busy={isBusy ? sent : null} onMove={(to) => move(to, '')} onAsk={onAsk} />}
        <Refund one={one} onDone={onMoved} />
      </div>
      {!mayAnswer && <Note kind="plain">{inbox.maySee()}</Note>}
      {failure && asked === null && <Note kind="bad">{failure}</Note>}
      <Clock one={one} now={now} />
      <Steps one={one} />
      <Declared one={one} />
      {mayAnswer && asked && one.next.includes(asked) && (
        <ReasonDialog
          number={number}
          step={asked}
          isBusy={isBusy}
          failure={failure}
          onClose={() => onAsk(null)}
          onSend={(note, done) => move(asked, note, done)}
        />
      )}
    </>
  )
}

interface ActsProps {
  one: WithdrawalView
  /** The step that is being sent. */
  busy: WithdrawalState | null
  onMove: (to: WithdrawalState) => void
  onAsk: (asked: Asked) => void
}

function Acts({ one, busy, onMove, onAsk }: ActsProps) {
  const steps = AT_ONCE.filter((step) => one.next.includes(step))
  return (
    <span className={styles.acts}>
      {one.next.includes('refused') && <Button onClick={() => onAsk('refused')}>{say.acts.refused()}</Button>}
      {one.next.includes('closed') && (
        <Button aria-keyshortcuts="E" onClick={() => onAsk('closed')}>
          {say.acts.closed()} <kbd className={styles.key}>E</kbd>
        </Button>
      )}
      {steps.toReversed().map((step) => (
        <Button
          key={step}
          kind={step === steps[0] ? 'primary' : 'plain'}
          isBusy={busy === step}
          onClick={() => {
            if (busy === null) onMove(step)
          }}
        >
          {say.acts[step]()}
        </Button>
      ))}
    </span>
  )
}

/** Gives the money back, in a drawer; only where the withdrawal has an order and may be closed. */
function Refund({ one, onDone }: { one: WithdrawalView; onDone: (words: string) => void }) {
  const mayGiveBack = mayDo(useStaff(), 'orders.refund')
  const [isOpen, setOpen] = useState(false)
  if (!mayGiveBack || one.order === null || !one.next.includes('closed')) return null
  return (
    <>
      <Button kind={one.state === 'arrived' ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
        {say.refund()}
      </Button>
      {isOpen && (
        <RefundDrawer
          one={one}
          onClose={() => setOpen(false)}
          onDone={(words) => {
            setOpen(false)
            onDone(words)
          }}
        />
      )}
    </>
  )
}
