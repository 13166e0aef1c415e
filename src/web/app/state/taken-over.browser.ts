/** Tells whether the markup of the server is being taken over. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns true on the server and while a browser takes its markup over, false from then on. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
