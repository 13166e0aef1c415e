/** What a signed-in customer's browser does on every page: lists follow the account, and what fits the children is marked. */
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { followChildren } from '#web/storefront/fit/follow-children.browser.ts'
import { followAccount } from './sync.browser.ts'

/** Begins to follow the account, or ends what was left of it. */
export function follow(): void {
  followAccount()
  if (signedIn.get()) followChildren()
}
