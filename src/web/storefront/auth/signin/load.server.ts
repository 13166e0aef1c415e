/** Loads the sign-in page. */
import { signIn } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import { typedEmailCookie, typedEmailOf } from '#web/storefront/auth/auth-cookies.server.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import { callbackOf } from '#web/http/visitor/needs.ts'
import type { SignInPage } from './page.tsx'

export const load: Load<SignInPage> = async ({ shop, market, visitor }) => {
  const { token, setCookie } = csrfOf(shop, visitor.cookie)
  const email = typedEmailOf(shop, visitor.cookie)
  return {
    data: {
      csrfToken: token,
      callbackUrl: callbackOf({ market, query: visitor.query, publicUrl: shop.config.publicUrl }),
      email: email ?? '',
      hasGoogle: shop.google !== null,
      error: visitor.query.get('error'),
      picture: scenePath(shop.catalog.current, 'sign-in'),
    },
    head: { title: signIn() },
    // Shown once. Whoever has sent the form has the other cookie already.
    setCookie: setCookie ?? (email === null ? null : typedEmailCookie(shop, '')),
    formsTo: shop.google?.origin ?? null,
  }
}
