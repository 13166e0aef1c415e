/** The address that the visitor typed last on a sign-in page: the next page has it already. It is forgotten with the tab. */
import { asText, stored, tabStorage } from '#web/app/browser/stored.browser.ts'

export const typedEmail = stored('sign-in-email', (raw) => asText(raw), tabStorage)
