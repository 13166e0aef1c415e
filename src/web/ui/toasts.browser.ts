/** The one message at the footer of the page: said politely to screen readers, gone after five seconds. */
export interface Toast {
  text: string
  image?: string
  tint?: string
  action?: { text: string; run: () => void }
}

const SHOWN_MS = 5000
let current: Toast | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const change = (next: Toast | null): void => {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast; a newer one replaces it. */
export function toast(text: string, rest: Omit<Toast, 'text'> = {}): void {
  change({ text, ...rest })
  resumeToast()
}

/** Pauses the clock while a pointer or the focus is on it. */
export const holdToast = (): void => clearTimeout(timer)
export function resumeToast(): void {
  clearTimeout(timer)
  timer = setTimeout(closeToast, SHOWN_MS)
}
export const closeToast = (): void => change(null)

export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Toast | null => current,
}
