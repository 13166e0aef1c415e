/** Asks before something is deleted or cancelled. */
import { useId, useState, type ReactNode } from 'react'
import { postJson } from '#web/app/browser/api.browser.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { accountFailure } from './account-failure.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './account-page.module.css'

interface Props {
  title: string
  /** The endpoint that does it. */
  path: string
  /** Of the buttons. */
  confirm: string
  cancel: string
  onClose: () => void
  onDone: () => void
  children: ReactNode
}

export function ConfirmDialog({ title, path, confirm, cancel, onClose, onDone, children }: Props) {
  const titleId = useId()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const send = () => {
    setBusy(true)
    setFailure('')
    postJson(path, {}).then(onDone, (error: unknown) => {
      setBusy(false)
      setFailure(accountFailure(error))
    })
  }
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={textStyles.h2}>
        {title}
      </h2>
      <div className={styles.stack}>
        <p>{children}</p>
        {failure && <Note kind="bad">{failure}</Note>}
        <DialogButtons name={confirm} cancel={cancel} isBusy={isBusy} onConfirm={send} onClose={onClose} />
      </div>
    </Dialog>
  )
}
