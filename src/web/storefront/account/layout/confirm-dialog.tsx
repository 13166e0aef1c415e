/** Asks before something is deleted or cancelled. */
import { useId, useState, type ReactNode } from 'react'
import { postJson } from '#web/app/browser/api.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { accountFailure } from './account-failure.ts'
import * as buttonStyles from '#web/ui/button.module.css'
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
        <div className={styles.row}>
          <Button className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`} busy={isBusy} onClick={send}>
            {confirm}
          </Button>
          <button type="button" className={styles.textButton} onClick={onClose}>
            {cancel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
