/** Asks for a reason before something that has no undo. */
import { useState } from 'react'
import { cancel, reasonNeeded } from '#messages/admin/shell.ts'
import { reason as reasonLabel } from '#messages/admin/promotions/coupon-trial.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { focusFirst } from './focus-first.ts'
import * as styles from './record.module.css'

interface Props {
  title: string
  text: string
  /** Label of the button that does it. */
  act: string
  isDestructive?: boolean
  onClose: () => void
  onAct: (reason: string) => void
}

export function ReasonDialog({ title, text, act, isDestructive = false, onClose, onAct }: Props) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing) onAct(reason.trim())
        }}
      >
        <p>{text}</p>
        <TextField
          ref={focusFirst}
          label={reasonLabel()}
          value={reason}
          maxLength={500}
          fault={wasTried && isMissing ? reasonNeeded() : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind={isDestructive ? 'destructive' : 'primary'}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
