/** The view of the block of the showrooms. */
import {
  comingExceptions,
  directionsTo,
  hourRows,
  nextChange,
  openState,
  SHOWROOMS_TAG,
  timeZoneIn,
  weekdayAt,
  type Hours,
} from '#domain/delivery/showroom.ts'
import { derive } from '#catalog/columns/snapshot.ts'
import type { BlockOf } from '#domain/content/block-kinds.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import { dayInWords, sentence } from '#messages/dates.ts'
import * as text from '#messages/delivery/showrooms.ts'
import type { Showroom } from '#store/catalog/catalog.ts'
import type { BlockViews, ShowroomHours } from '#web/storefront/blocks/view.ts'
import { pictureOf, type BlockContext } from './block-context.server.ts'

const MAP_WIDTH = '(max-width: 640px) 100vw, 50vw'

export function showroomsView(context: BlockContext, { title = '', look }: BlockOf<'showrooms'>): BlockViews['showrooms'] | null {
  const { snapshot, market } = context
  context.tag('listing', SHOWROOMS_TAG)
  const rooms = snapshot.showrooms.map((room) => ({
    id: room.id,
    city: room.city[market.locale],
    name: room.name[market.locale],
    address: room.address,
    href: showroomsHref(market, room.slug[market.locale]),
    phone: room.phone,
    hours: hoursOf(context, room),
    // The place is found by the name that it has in its own country.
    map: directionsTo(`${room.address}, ${room.zip} ${room.city.en}`),
    drawing: pictureOf(context, `map-${room.id}`, MAP_WIDTH),
  }))
  return rooms.length > 0 ? { title, isDrawn: look === 'maps', rooms } : null
}

const span = (hours: Hours | null): string => hours?.join('–') ?? text.closed()

/** What is said of the hours of a place, and for how long. */
interface Told {
  shown: ShowroomHours
  from: Date
  until: Date
}

const newTold = () => new Map<string, Told>()

/** The page is the same for everybody, so it ends when a place opens or closes, or another day begins there. */
function hoursOf({ snapshot, market, now, showUntil }: BlockContext, room: Showroom): ShowroomHours {
  const told = derive(snapshot, newTold)
  const key = `${market.locale} ${room.id}`
  let known = told.get(key)
  if (!known || now < known.from || now >= known.until) {
    known = tell(room, now)
    told.set(key, known)
  }
  showUntil(known.until)
  return known.shown
}

/** Returns what is said of the hours of a place in the language of the page. */
function tell({ country, opening, exceptions }: Showroom, now: Date): Told {
  const timeZone = timeZoneIn(country)
  const hours = { week: opening, exceptions }
  const state = openState(hours, timeZone, now)
  const today = weekdayAt(timeZone, now)
  const shown = {
    isOpen: state.isOpen,
    when: text.whenOf(state),
    rows: hourRows(opening).map(({ from, to, hours: at }) => ({
      days: text.weekdays(from, to),
      hours: span(at),
      isToday: from <= today && today <= to,
    })),
    exceptions: comingExceptions(exceptions, timeZone, now).map(({ day, hours: at }) =>
      text.otherHours({ day: sentence(dayInWords(day)), hours: span(at) }),
    ),
  }
  return { shown, from: now, until: nextChange(hours, timeZone, now) }
}
