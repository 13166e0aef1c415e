/** The address that the visitor typed last on a sign-in page: the next page has it already. It is forgotten with the tab. */
import { asText, stored } from '#web/app/browser/stored.browser.ts'

const tabStorage = (): Storage | null => {
  if (typeof window === 'undefined') return null
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

export const typedEmail = stored('sign-in-email', (raw) => asText(raw), tabStorage)
