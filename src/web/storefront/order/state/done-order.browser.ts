/** The order that the confirmation page shows as one that goes ahead. */
import { createStore } from '#web/ui/store.browser.ts'

/** Its token; '' on other pages, and while it is not paid. */
export const doneOrder = createStore('')
