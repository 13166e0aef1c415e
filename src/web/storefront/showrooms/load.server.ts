/** Loads the page of all showrooms. */
import { SHOWROOMS_TAG } from '#domain/delivery/showroom.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import { MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { showroomCities } from '#catalog/showroom-cities.ts'
import { description, showrooms } from '#messages/delivery/showrooms.ts'
import { listShowrooms } from '#services/delivery/showrooms.ts'
import { localBusiness } from '#web/feeds/structured-data/local-business.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import type { Scene } from '#web/storefront/pictures/scenes.server.ts'
import type { ShownPicture, ShowroomsPage } from './page.tsx'
import { roomView } from './room-view.server.ts'

export const load: Load<ShowroomsPage> = async ({ shop, front, market, url, now, tag }) => {
  const own = showroomsHref(market)
  if (url.pathname !== own) redirect(own, 301)
  const all = await listShowrooms(shop)
  if (all.length === 0) notFound()
  tag(SHOWROOMS_TAG, 'listing')
  const snapshot = shop.catalog.current
  const { merchant } = front
  return {
    data: {
      rooms: all.map((one) => roomView(one, { market, snapshot, now })),
      wide: pictureIn(snapshot, 'rooms-tall', market.locale),
      narrow: pictureIn(snapshot, 'rooms-narrow', market.locale),
    },
    head: {
      title: showrooms(),
      description: description({ shop: merchant.name, cities: showroomCities(snapshot, market) }),
      alternates: perLocale((locale) => showroomsHref(MARKETS[locale])),
      jsonLd: [
        breadcrumbs([{ name: showrooms(), href: own }], market, url),
        ...all.map((one) => localBusiness(one, merchant, market, url)),
      ],
    },
  }
}

/** Returns the picture of a place with its alt text in a language, null where the shop has none. */
function pictureIn({ contentPictures }: Pick<Snapshot, 'contentPictures'>, key: Scene, locale: Locale): ShownPicture | null {
  const found = contentPictures.get(key)
  return found ? { src: found.src, width: found.width, height: found.height, alt: found.alt[locale] ?? '' } : null
}
