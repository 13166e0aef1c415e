/** What concerns every page: the connection is gone, the session ends within two minutes. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as say from '#messages/admin/palette.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { useStaff } from '#admin/client/staff.ts'
import { Note } from '#admin/ui/note.tsx'

const WARNED_MS = 2 * MINUTE_MS

function watchConnection(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Returns whether a moment is nearer than two minutes. */
function useNears(moment: string): boolean {
  const client = useQueryClient()
  const [near, setNear] = useState<string | null>(null)
  useEffect(() => {
    const left = new Date(moment).getTime() - Date.now() - WARNED_MS
    const warn = () => {
      setNear(moment)
      // Calls since then may have prolonged it.
      void client.invalidateQueries({ queryKey: ['session'] })
    }
    // A timer holds 24 days at most; a session is shorter.
    const timer = setTimeout(warn, Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [moment, client])
  return near === moment
}

export function StateNotes() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const isEnding = useNears(useStaff().expiresAt)
  return (
    <>
      {!isOnline && <Note kind="bad">{say.offline()}</Note>}
      {isOnline && isEnding && <Note kind="plain">{say.sessionEnds()}</Note>}
    </>
  )
}
