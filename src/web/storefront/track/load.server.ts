/** Loads the page on which parcels are followed. */
import { title } from '#messages/customers/track.ts'
import { followedId, track, type Tracked } from '#services/shipments/tracking.ts'
import { href, type Market } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { MAX_WAIT_S, waitIn } from '#web/http/pages/wait.ts'
import { FAULTS } from './faults.ts'
import type { TrackPage } from './page.tsx'

type Parcel = Extract<Tracked, { kind: 'parcel' }>['parcel']

/** What the shop itself knows is told, where the courier does not tell it. */
function parcelView(
  market: Market,
  now: Date,
  { awb, courier, status, createdAt, deliveredAt, events: heard }: Parcel,
): TrackPage['parcels'][number] {
  const told = (kind: string) => heard.some((event) => event.kind === kind)
  const all = [
    ...(deliveredAt && !told('delivered') ? [{ at: deliveredAt, kind: 'delivered' as const, place: '' }] : []),
    ...heard,
    ...(told('registered') ? [] : [{ at: createdAt, kind: 'registered' as const, place: '' }]),
  ]
  const today = marketDay(market, now)
  const events = all.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), isToday: marketDay(market, at) === today }))
  return { awb, courier, status, events }
}

/** The page says the same of unknown and malformed ids (D-8); it never names a customer, an address or goods. */
export const load: Load<TrackPage> = async ({ shop, market, params, visitor }) => {
  const id = followedId(params['*'] ?? '')
  const asked = visitor.query.get('fault')
  const data: TrackPage = {
    asked: '',
    fault: FAULTS.find((fault) => fault === asked) ?? null,
    wait: 0,
    parcels: [],
    order: null,
    withdrawal: withdrawalHref(market),
  }
  const head = { title: title(), robots: 'noindex, nofollow', alternates: alternatesOf(id === '' ? '/track' : `/track/${id}`) }
  if (id === '') {
    const wait = waitIn(visitor.query) ?? MAX_WAIT_S
    // After the form of an order, whose redirect has no status of its own.
    return { data: { ...data, wait }, head, ...(data.fault === 'too-many' && { status: 429, retryAfter: wait }) }
  }
  const now = shop.clock.now()
  const found = await track(shop, id, visitor.ip)
  const written = { ...data, fault: null, asked: id.toUpperCase() }
  switch (found.kind) {
    case 'parcel':
      return { data: { ...written, parcels: [parcelView(market, now, found.parcel)] }, head }
    case 'order': {
      const order = { number: found.number, href: href(market, `/checkout/confirmation/${found.token}`) }
      const withdrawal = withdrawalHref(market, found.token)
      return {
        data: {
          ...written,
          asked: '',
          order,
          withdrawal,
          parcels: found.parcels.map((parcel) => parcelView(market, now, parcel)),
        },
        head,
      }
    }
    case 'unknown':
      return { data: { ...written, fault: 'unknown' }, head }
    case 'too many':
      return { data: { ...written, fault: 'too-many', wait: found.retryAfter }, head, status: 429, retryAfter: found.retryAfter }
  }
}
