/** Whether another page is being opened: from the click until it is on the screen. */
import { createStore } from '#web/ui/store.browser.ts'

export const isOpening = createStore(false)
