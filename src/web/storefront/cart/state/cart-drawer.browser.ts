/** Opens the cart drawer from anywhere; its code is loaded the first time. */
import { createListeners } from '#web/ui/store.browser.ts'

const listeners = createListeners<[opener: HTMLElement | null]>()

/** Opens the drawer; the focus returns to the element that had it. */
export const openCartDrawer = (): void =>
  listeners.call(document.activeElement instanceof HTMLElement ? document.activeElement : null)

export const onOpenCartDrawer = listeners.add
