/** The children of the signed-in customer, in the memory of the page alone (LAW-51), and whether this browser marks what fits them. */
import type { ChildView } from '#web/schema/account.ts'
import { stored } from '#web/app/browser/stored.browser.ts'
import { createStore } from '#web/ui/store.browser.ts'

/** Whether this browser marks what fits. */
export const marksShown = stored('show-fits', (raw) => raw !== false)

/** The children, the youngest first, and the moment as of which their ages count, in ms. */
export interface OwnChildren {
  children: readonly ChildView[]
  asOf: number
}

export const NO_CHILDREN: OwnChildren = { children: [], asOf: 0 }
export const ownChildren = createStore(NO_CHILDREN)
