import { expect, test } from 'vitest'
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import { routeStops } from './route-stops.ts'

/** Events at these places, the newest first, as pages have them. */
const events = (...places: string[]) =>
  places
    .map((place, hour) => ({ at: `2026-11-18T0${hour}:00:00Z`, isToday: false, kind: 'in_transit' as ParcelEventKind, place }))
    .toReversed()
const names = (...places: string[]) => routeStops('in_transit', events(...places)).map(({ place }) => place)

test('towns stand once in the order of the way, with the moment of arrival', () => {
  expect(routeStops('in_transit', events('București', 'București', '', 'Sibiu', 'Sibiu'))).toEqual([
    { place: 'București', at: '2026-11-18T00:00:00Z', isToday: false },
    { place: 'Sibiu', at: '2026-11-18T03:00:00Z', isToday: false },
  ])
  expect(names('', '')).toEqual([])
})

test('of a long way the first town and the last three are shown', () => {
  expect(names('A', 'B', 'C', 'D')).toEqual(['A', 'B', 'C', 'D'])
  expect(names('A', 'B', 'C', 'B', 'D', 'E')).toEqual(['A', 'B', 'D', 'E'])
})

test('a parcel that comes back has no way to its customer', () => {
  for (const status of ['returning', 'problem', 'unknown'] as const) expect(routeStops(status, events('A', 'B'))).toEqual([])
})
