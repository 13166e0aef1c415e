/** Loads the contact page. */
import { showroomCities } from '#catalog/showroom-cities.ts'
import { addressIn } from '#domain/market/country-names.ts'
import { contactHref, showroomsHref } from '#domain/market/page-paths.ts'
import { href, MARKETS, perLocale } from '#domain/market/market.ts'
import { contact, description, parcel, parcelHint } from '#messages/contact/page.ts'
import { rooms as showroomCount } from '#messages/delivery/showrooms.ts'
import { sentence } from '#messages/dates.ts'
import * as footer from '#messages/footer.ts'
import { pageLink } from '#services/content/shop-front.ts'
import { redirect, type Load } from '#web/http/pages/page.ts'
import { disputes } from '#web/storefront/layout/footer.server.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ContactPage } from './page.tsx'

export const load: Load<ContactPage> = async ({ shop, front, market, url, tag }) => {
  const own = contactHref(market)
  if (url.pathname !== own) redirect(own, 301)
  tag('listing')
  const { merchant } = front
  const rooms = shop.catalog.current.showrooms
  const company = [
    merchant.legalName,
    addressIn(merchant.address, market.locale),
    merchant.vatNumber && footer.vatNumber({ number: merchant.vatNumber }),
    merchant.registerNumber && footer.registerNumber({ number: merchant.registerNumber }),
  ]
  return {
    data: {
      picture: scenePath(shop.catalog.current, 'write'),
      phone: merchant.phone,
      email: merchant.email,
      ways: [
        ...(rooms.length > 0
          ? [
              {
                icon: 'storefront' as const,
                name: sentence(showroomCount(rooms.length)),
                href: showroomsHref(market),
                hint: showroomCities(shop.catalog.current, market),
              },
            ]
          : []),
        { icon: 'package', name: parcel(), href: href(market, '/track'), hint: parcelHint() },
      ],
      company: company.filter(Boolean).join(', '),
      boards: disputes(market),
      privacy: pageLink(front, market, 'privacy'),
    },
    head: {
      title: contact(),
      description: description({ shop: merchant.name }),
      alternates: perLocale((locale) => contactHref(MARKETS[locale])),
    },
  }
}
