/** Makes the view of a showroom. */
import { rootCollection } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { comingExceptions, directionsTo, timeZoneIn } from '#domain/delivery/showroom.ts'
import { href, type Market } from '#domain/market/market.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import type { ShowroomPage } from '#services/delivery/showrooms.ts'
import type { RoomView } from './view.ts'

export function roomView(
  { id, country, city, name, address, zip, phone, email, opening, pickup, page }: ShowroomPage,
  { market, snapshot, now }: { market: Market; snapshot: Snapshot; now: Date },
): RoomView {
  const { locale } = market
  const timeZone = timeZoneIn(country)
  const map = snapshot.contentPictures.get(`map-${id}`)
  const all = rootCollection(snapshot.tree)
  return {
    id,
    name: name[locale],
    city: city[locale],
    href: showroomsHref(market, page.slug[locale]),
    intro: page.intro[locale],
    address: [address, `${zip} ${city[locale]}`],
    phone,
    email,
    week: opening,
    exceptions: comingExceptions(page.exceptions, timeZone, now),
    timeZone,
    parking: page.parking[locale],
    access: page.access[locale],
    // The place is found by the name that it has in its own country.
    directions: directionsTo(`${address}, ${zip} ${city.en}`),
    stock: href(market, all ? `/c/${all.path[locale]}` : '/search'),
    pickup,
    map: map ? { src: map.src, width: map.width, height: map.height } : null,
    labels: [...page.labels],
    place: page.place,
  }
}
