/** Values in the visitor's `localStorage`, shared by all tabs. */
import { useIsTakenOver } from '#web/app/state/taken-over.browser.ts'
import { createListeners, type Readable } from '#web/ui/store.browser.ts'

/** The used part of `Storage`. It may be switched off: every call may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the visitor's `localStorage`, or null on the server and where the browser refuses it. */
export function visitorStorage(): KeyValueStorage | null {
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Returns the storage that is forgotten with the tab, or null as `visitorStorage` does. */
export function tabStorage(): KeyValueStorage | null {
  if (typeof window === 'undefined') return null
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** One value in the browser's storage: the same object as long as nothing changes, shared by all tabs. */
export interface Stored<T> extends Readable<T> {
  readonly key: string
  /** Reads afresh, changes, writes: two tabs do not overwrite each other. Returns the new value. */
  update(change: (value: T) => T): T
  clear(): void
}

/**
 * @param parse turns whatever lies in the storage (another version's value, an edited value, null) into a valid value
 */
export function stored<T>(
  key: string,
  parse: (raw: unknown) => T,
  openStorage: () => KeyValueStorage | null = visitorStorage,
): Stored<T> {
  const initial = parse(null)
  const listeners = createListeners()
  const item = openItem(key, openStorage)
  let text: string | null = null
  let value = initial
  let isListening = false

  const get = (): T => {
    const now = item.read(text)
    if (now === text) return value
    text = now
    try {
      value = now === null ? initial : parse(JSON.parse(now))
    } catch {
      value = initial
    }
    return value
  }
  const write = (next: T, written: string | null): T => {
    value = next
    text = written
    item.write(text)
    listeners.call()
    return next
  }
  return {
    key,
    initial,
    get,
    update(change) {
      const before = get()
      const after = change(before)
      return after === before ? before : write(after, JSON.stringify(after))
    },
    clear: () => void write(initial, null),
    subscribe(listener) {
      if (!isListening) listenToOtherTabs(key, get, listeners.call)
      isListening = true
      return listeners.add(listener)
    },
  }
}

/** One item of a storage. Where the storage is switched off or full, it is not read any more: the value lives as long as the page. */
function openItem(key: string, openStorage: () => KeyValueStorage | null) {
  let isRefused = false
  return {
    /** Returns the stored text; `before` where there is no storage. */
    read(before: string | null): string | null {
      if (isRefused) return before
      try {
        const storage = openStorage()
        return storage ? storage.getItem(key) : before
      } catch {
        isRefused = true
        return before
      }
    },
    write(text: string | null): void {
      try {
        if (text === null) openStorage()?.removeItem(key)
        else openStorage()?.setItem(key, text)
      } catch {
        isRefused = true
      }
    },
  }
}

function listenToOtherTabs(key: string, read: () => unknown, announce: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== key) return
    read()
    announce()
  })
  // A page taken out of the back/forward cache has heard no storage events meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) announce()
  })
}

/** False on the server and in the first moment of a page, when stored values are not known yet. */
export const useInBrowser = (): boolean => !useIsTakenOver()

/** Reads fields of something that may be anything. */
export const asRecord = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}
export const asText = (raw: unknown, longest = 300): string => (typeof raw === 'string' ? raw.slice(0, longest) : '')
