/** The short message at the bottom of the page: announced politely to screen readers, removed after five seconds. */
import { createStore } from './store.browser.ts'

export interface Toast {
  text: string
  image?: string
  tint?: string
  action?: { text: string; run: () => void }
}

const SHOWN_MS = 5000
let timer: ReturnType<typeof setTimeout> | undefined

/** The one that is shown. */
export const toasts = createStore<Toast | null>(null)

/** Shows a toast; a newer one replaces it. */
export function toast(text: string, rest: Omit<Toast, 'text'> = {}): void {
  toasts.set({ text, ...rest })
  resumeToast()
}

/** Pauses the clock while a pointer or the focus is on it. */
export const holdToast = (): void => clearTimeout(timer)
export function resumeToast(): void {
  clearTimeout(timer)
  timer = setTimeout(closeToast, SHOWN_MS)
}
export const closeToast = (): void => toasts.set(null)
