/** The session is over: signing in again in front of the page, which stays with all that was typed. */
import { useState } from 'react'
import { sessionOver } from '#messages/admin/palette.ts'
import type { SessionView } from '#admin/schema/access.ts'
import { useModal } from '#admin/ui/use-modal.ts'
import { Access } from './access.tsx'
import * as styles from './access.module.css'

export function SignInAgain({ onSession }: { onSession: (view: SessionView) => void }) {
  const box = useModal()
  const [round, setRound] = useState(0)
  return (
    <dialog ref={box} className={styles.again} aria-label={sessionOver()} onCancel={(event) => event.preventDefault()}>
      <Access
        key={round}
        waitsFor={null}
        onSession={(view) => {
          // Begun anew: the page behind still waits for somebody.
          if (view.staff) onSession(view)
          else setRound((before) => before + 1)
        }}
      />
    </dialog>
  )
}
