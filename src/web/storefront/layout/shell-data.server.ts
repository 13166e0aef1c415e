/** Loads the data that every page of a market shares: the menu bar, two drawings. */
import { showroomCities } from '#catalog/showroom-cities.ts'
import type { ConsentTerms } from '#domain/consent/consent.ts'
import type { FrameParts } from '#domain/content/frame-content.ts'
import { plainText } from '#domain/pricing/money.ts'
import { pageLink } from '#services/content/shop-front.ts'
import type { ShellData, ShownNotFound } from '#web/app/payload.ts'
import { withLocale } from '#web/http/locale.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { FrameContext } from './frame-links.server.ts'
import { menuBarOf, menuVersion } from './menu.server.ts'

/** Rounded down to thousands, of a smaller shop to hundreds (DOM-1). */
export const roundedDown = (count: number): number => count - (count % (count < 1000 ? 100 : 1000))

/** @param terms what visitors are asked for; null for nothing */
export function shellData(context: FrameContext, { menu }: FrameParts, terms: ConsentTerms | null): ShellData {
  const { snapshot, front, market } = context
  const { locale } = market
  return withLocale(locale, () => {
    const { name, logo, newsletterRewards } = front.merchant
    const reward = newsletterRewards?.[locale]
    const money = (amount: number) => plainText(amount, market.currency, locale)
    return {
      brand: { name, logo },
      products: roundedDown(snapshot.ids.length),
      ...menuBarOf(context, menu),
      menu: menuVersion(menu),
      cities: showroomCities(snapshot, market),
      ...(reward && { reward: { amount: money(reward.amount), minimum: money(reward.minPurchase) } }),
      errorPicture: scenePath(snapshot, 'error'),
      ...(terms && { consent: { ...terms, page: pageLink(front, market, 'cookies') } }),
    }
  })
}

/** Returns what the page 404 of a market shows beside its sentences. */
export const shownNotFound = ({ snapshot, front, market: { locale } }: FrameContext): ShownNotFound => ({
  title: front.merchant.notFoundTitle?.[locale],
  picture: scenePath(snapshot, 'not-found'),
  alt: snapshot.contentPictures.get('not-found')?.alt[locale],
})
