/** The session is over: signing in again in front of the page, which stays with all that was typed. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOver } from '#messages/admin/palette.ts'
import type { SessionView } from '#admin/schema/access.ts'
import { useModal } from '#admin/ui/use-modal.ts'
import { Access } from './access.tsx'
import * as styles from './access.module.css'

/** What the sign-in itself has asked: over once somebody is signed in, and answered 410. */
const WAYS_IN: readonly unknown[] = ['session', 'enrol', 'second-step']

export function SignInAgain({ onSession }: { onSession: (view: SessionView) => void }) {
  const box = useModal()
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  return (
    <dialog ref={box} className={styles.again} aria-label={sessionOver()} onCancel={(event) => event.preventDefault()}>
      <Access
        key={round}
        waitsFor={null}
        onSession={(view) => {
          // Begun anew: the page behind still waits for somebody.
          if (!view.staff) return setRound((before) => before + 1)
          onSession(view)
          // What the page behind was refused meanwhile.
          return void client.invalidateQueries({ predicate: ({ queryKey }) => !WAYS_IN.includes(queryKey[0]) })
        }}
      />
    </dialog>
  )
}
