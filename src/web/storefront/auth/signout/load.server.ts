/** Loads the sign-out page. */
import { href } from '#domain/market/market.ts'
import { signOut } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import type { SignOutPage } from './page.tsx'

export const load: Load<SignOutPage> = async ({ shop, market, visitor }) => {
  const { token, setCookie } = csrfOf(shop, visitor.cookie)
  return {
    data: {
      csrfToken: token,
      callbackUrl: shop.config.publicUrl + href(market, '/'),
      isRefused: visitor.query.has('csrf') || visitor.query.has('error'),
      picture: scenePath(shop.catalog.current, 'sign-in'),
    },
    head: { title: signOut() },
    setCookie,
  }
}
