/** Loads the registration page. */
import { register } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { href } from '#domain/market/market.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { RegisterPage } from './page.tsx'

export const load: Load<RegisterPage> = async ({ shop, front, market }) => {
  const page = (key: string) => {
    const found = front.pages.find((one) => one.key === key && one.locale === market.locale)
    return found ? { name: found.title, href: href(market, `/${found.slug}`) } : null
  }
  return {
    data: { terms: page('terms'), privacy: page('privacy'), picture: scenePath(shop.catalog.current, 'register') },
    head: { title: register() },
  }
}
