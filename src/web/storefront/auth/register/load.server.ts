/** Loads the registration page. */
import { register } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { href } from '#domain/market/market.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import { callbackOf } from '#web/http/visitor/needs.ts'
import type { RegisterPage } from './page.tsx'

export const load: Load<RegisterPage> = async ({ shop, front, market, visitor }) => {
  const page = (key: string) => {
    const found = front.pages.find((one) => one.key === key && one.locale === market.locale)
    return found ? { name: found.title, href: href(market, `/${found.slug}`) } : null
  }
  const csrf = shop.google && csrfOf(shop, visitor.cookie)
  const callbackUrl = callbackOf({ market, query: visitor.query, publicUrl: shop.config.publicUrl })
  return {
    data: {
      terms: page('terms'),
      privacy: page('privacy'),
      google: csrf && { csrfToken: csrf.token, callbackUrl },
      picture: scenePath(shop.catalog.current, 'register'),
    },
    head: { title: register() },
    setCookie: csrf?.setCookie ?? null,
    formsTo: shop.google?.origin ?? null,
  }
}
