/** Loads the error page of sign-in (SPEC-8). */
import { contactHref } from '#domain/market/page-paths.ts'
import { errorTitle, notVerifiedTitle } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import { isReference } from '#services/tokens.ts'
import type { AuthErrorPage } from './page.tsx'

export const load: Load<AuthErrorPage> = async ({ shop, market, visitor }) => {
  const error = visitor.query.get('error')
  const reference = visitor.query.get('reference') ?? ''
  const isUnverified = error === 'EmailNotVerified'
  return {
    data: {
      error,
      isUnverified,
      failedAt: isReference(reference) ? { reference, at: shop.clock.now().toISOString() } : null,
      contact: contactHref(market),
      picture: scenePath(shop.catalog.current, isUnverified ? 'confirm-mail' : 'sign-in-failed'),
    },
    head: { title: isUnverified ? notVerifiedTitle() : errorTitle() },
  }
}
