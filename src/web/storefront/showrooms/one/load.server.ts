/** Loads the page of one showroom. */
import { SHOWROOMS_TAG } from '#domain/delivery/showroom.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import { LOCALES, MARKETS, perLocale } from '#domain/market/market.ts'
import { oneDescription, showrooms } from '#messages/delivery/showrooms.ts'
import { listShowrooms, showroomAt } from '#services/delivery/showrooms.ts'
import { localBusiness } from '#web/feeds/structured-data/local-business.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { roomView } from '#web/storefront/showrooms/room-view.server.ts'
import type { ShowroomPageView } from './page.tsx'

export const load: Load<ShowroomPageView> = async ({ shop, front, market, params, url, now, tag }) => {
  const all = await listShowrooms(shop)
  const slug = params.slug ?? ''
  // An address of another language leads to this one's.
  const found = showroomAt(all, market, slug) ?? LOCALES.map((locale) => showroomAt(all, MARKETS[locale], slug)).find(Boolean)
  if (!found) notFound()
  const own = showroomsHref(market, found.page.slug[market.locale])
  if (url.pathname !== own) redirect(own, 301)
  tag(SHOWROOMS_TAG, 'listing')
  const snapshot = shop.catalog.current
  const name = found.name[market.locale]
  const room = roomView(found, { market, snapshot, now })
  return {
    data: {
      room,
      others: all
        .filter(({ id }) => id !== found.id)
        .map(({ name: other, page }) => ({
          name: other[market.locale],
          href: showroomsHref(market, page.slug[market.locale]),
        })),
    },
    head: {
      title: name,
      description: oneDescription({ name, address: room.address.join(', ') }),
      alternates: perLocale((locale) => showroomsHref(MARKETS[locale], found.page.slug[locale])),
      jsonLd: [
        breadcrumbs(
          [
            { name: showrooms(), href: showroomsHref(market) },
            { name, href: own },
          ],
          market,
          url,
        ),
        localBusiness(found, front.merchant, market, url),
      ],
    },
  }
}
