/** The token of a mail's link: in the fragment of the address, so that it reaches no log and no referrer (ASVS 14.2.1). */
import { useInBrowser } from '#web/app/browser/stored.browser.ts'

const LONGEST = 200

/**
 * Returns the value of a name in the fragment, '' without one; null while the page is the server's, which does not see it.
 * `/auth/verify#token=abc` → 'abc'
 */
export function useLinkToken(name: string): string | null {
  const isInBrowser = useInBrowser()
  return isInBrowser ? (new URLSearchParams(location.hash.slice(1)).get(name) ?? '').slice(0, LONGEST) : null
}

/** Removes the token from the address and the history, once it has been used. */
export const forgetLinkToken = (): void => history.replaceState(history.state, '', location.pathname + location.search)
