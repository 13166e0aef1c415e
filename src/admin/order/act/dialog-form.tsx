/** A dialog of an order with a form: what was refused stands on top, its buttons at the foot. */
import type { ReactNode } from 'react'
import { cancel } from '#messages/admin/shell.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import type { OrderAct } from './use-order.ts'
import * as styles from './act.module.css'

/** What each dialog of the page gets. */
export interface DialogProps {
  order: OrderView
  onClose: () => void
  /** Closes it and tells what was done. */
  onDone: (text: string) => void
}

interface Props {
  title: string
  act: Pick<OrderAct, 'isBusy' | 'failure'>
  /** A fault that is found before anything is sent. */
  fault?: string | null
  button: string
  isDestructive?: boolean
  /** Name of the button that leaves it. */
  leave?: string
  size?: 'normal' | 'wide'
  onClose: () => void
  onSubmit: () => Promise<void>
  children: ReactNode
}

export function DialogForm({ title, act, fault = null, button, isDestructive, leave, size = 'normal', ...rest }: Props) {
  const { onClose, onSubmit, children } = rest
  const failure = fault ?? act.failure
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {failure !== null && <Note kind="bad">{failure}</Note>}
        {children}
        <div className={styles.foot}>
          <Button onClick={onClose}>{leave ?? cancel()}</Button>
          <Button type="submit" kind={isDestructive ? 'destructive' : 'primary'} isBusy={act.isBusy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
