/** A secret that is shown once: it is copied, then it is gone. */
import { useState } from 'react'
import * as say from '#messages/admin/connections.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as styles from './connections.module.css'

export interface Once {
  title: string
  secret: string
  /** What it is for. */
  text: string
  /** What becomes of the one before, if there was one. */
  before?: string | undefined
}

export function ShownOnce({ once: { title, secret, text, before }, onClose }: { once: Once; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        <Note kind="plain">{text}</Note>
        <TextField
          label={title}
          value={secret}
          readOnly
          spellCheck={false}
          className={styles.secret}
          hint={before}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.acts}>
          {/* A browser gives the clipboard to safe addresses only. */}
          {'clipboard' in navigator && <Button onClick={() => void copy()}>{isCopied ? say.copied() : say.copy()}</Button>}
          <Button kind="primary" onClick={onClose}>
            {say.ready()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
