/** Whether the lists of this browser are an account's, for the header: what they are is loaded when it is needed. */
import { stored } from '#web/app/browser/stored.browser.ts'

export const SAVED_LISTS = 'saved-lists'

export const hasSavedLists = stored(SAVED_LISTS, (raw) => raw !== null)
