/** What only a browser knows, while the markup of the server is taken over and after that. */
import { startTransition, useEffect, useState } from 'react'

let isOver = false

/** Tells that the markup of the server has been taken over: what is rendered from now on knows the browser at once. */
export function endTakeOver(): void {
  isOver = true
}

/**
 * Returns `onServer` on the server and while a browser takes its markup over, then what `get` returns. Not by `useSyncExternalStore`:
 * all components of a page that ask would be rendered again in one task, which holds up a press.
 * @param subscribe the same function each time
 */
export function useBrowserValue<T>(subscribe: (changed: () => void) => () => void, get: () => T, onServer: T): T {
  const [value, setValue] = useState(() => (isOver ? get() : onServer))
  useEffect(() => {
    const update = () => startTransition(() => setValue(get))
    update()
    return subscribe(update)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `get` reads the browser, not what is rendered
  }, [subscribe])
  return value
}

const never = () => () => {}

/** Returns true on the server and while a browser takes its markup over, false from then on. */
export const useIsTakenOver = (): boolean => useBrowserValue(never, () => false, true)
