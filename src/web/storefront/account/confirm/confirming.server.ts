/** What the pages that ask who it is need: the customer's ways to say so, and what Google has just said. */
import { CONFIRMATION_MS } from '#domain/customers/account-limits.ts'
import type { AccountDetails } from '#services/customers/details.ts'
import { isConfirmed } from '#services/customers/confirm-session.ts'
import { readIdentity } from '#services/customers/identities/links.ts'
import { listPasskeys } from '#services/customers/passkeys/passkeys.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import type { Confirming } from '#web/storefront/account/confirm/confirm-session.tsx'

interface Given {
  customer: Pick<SignedIn, 'id' | 'confirmedAt'>
  details: Pick<AccountDetails, 'hasPassword'>
  query: URLSearchParams
}

export async function confirmingOf(
  shop: Pick<Shop, 'db' | 'clock' | 'google'>,
  { customer, details, query }: Given,
): Promise<Confirming> {
  const [passkeys, identity] = await Promise.all([listPasskeys(shop, customer.id), readIdentity(shop, customer.id)])
  const outcome = query.get('google')
  const isNow = isConfirmed(customer, shop.clock.now())
  return {
    ways: {
      hasPassword: details.hasPassword,
      hasPasskeys: passkeys.length > 0,
      hasGoogle: identity !== null && shop.google !== null,
    },
    until: isNow ? new Date(customer.confirmedAt.getTime() + CONFIRMATION_MS).toISOString() : null,
    outcome: outcome === 'confirmed' || outcome === 'unconfirmed' ? outcome : null,
  }
}
