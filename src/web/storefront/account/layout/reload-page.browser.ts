/** Loads the data of the page again, in place. */
import { navigate } from '#web/app/navigation.browser.ts'
import { coolPayloads } from '#web/app/page-loads.browser.ts'

/** After a change of the account: this page and those that were prefetched show it. */
export function reloadPage(): void {
  coolPayloads()
  navigate(location.pathname + location.search, { replace: true, stay: true })
}
