/** Whether a showroom is open at this moment. The page is the same for hours, so only the browser says it. */
import { useEffect, useState } from 'react'
import { openState } from '#domain/delivery/showroom.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import * as text from '#messages/delivery/showrooms.ts'
import * as textStyles from '#web/ui/text.module.css'
import type { RoomView } from './view.ts'
import * as styles from './room.module.css'

/** Returns the present moment, read again each minute; null before the page is alive. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const read = () => setNow(new Date())
    read()
    const timer = setInterval(read, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function OpenNow({ room: { week, exceptions, timeZone } }: { room: RoomView }) {
  const now = useNow()
  const state = now && openState({ week, exceptions }, timeZone, now)
  return (
    <p className={styles.state}>
      {state && (
        <>
          <span className={state.isOpen ? styles.open : styles.shut}>{state.isOpen ? text.openNow() : text.closedNow()}</span>
          <span className={`${textStyles.small} ${textStyles.muted}`}>{text.whenOf(state)}</span>
        </>
      )}
    </p>
  )
}
