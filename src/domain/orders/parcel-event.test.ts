import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { nextSync, statusOfEvents, type ParcelEventKind } from './parcel-event.ts'

const start = new Date('2026-11-20T10:00:00Z')
const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS)
const event = (kind: ParcelEventKind, hours: number) => ({ kind, at: at(hours) })

test('the newest event gives the status, in whatever order they are told', () => {
  expect(statusOfEvents([])).toBeNull()
  expect(statusOfEvents([event('at_depot', 5), event('picked_up', 1)])).toEqual({ status: 'in_transit', at: at(5) })
  expect(statusOfEvents([event('out_for_delivery', 1), event('failed', 2)])).toEqual({ status: 'problem', at: at(2) })
})

test('delivered is final, and an event that is not understood does not hide one that is', () => {
  expect(statusOfEvents([event('delivered', 1), event('returning', 2)])).toEqual({ status: 'delivered', at: at(1) })
  expect(statusOfEvents([event('in_transit', 1), event('unknown', 2)])).toEqual({ status: 'in_transit', at: at(1) })
  expect(statusOfEvents([event('unknown', 2)])).toEqual({ status: 'unknown', at: at(2) })
})

test('a courier is asked again sooner the nearer the parcel is, later after failures, and at last not at all', () => {
  const pause = (status: Parameters<typeof nextSync>[0]['status'], failures = 0, createdAt = start) => {
    const next = nextSync({ status, failures, createdAt }, at(0))
    return next && next.getTime() - start.getTime()
  }
  expect(pause('out_for_delivery')).toBe(10 * MINUTE_MS)
  expect(pause('out_for_delivery', 2)).toBe(40 * MINUTE_MS)
  expect(pause('in_transit', 30)).toBe(6 * HOUR_MS)
  expect(pause('delivered')).toBeNull()
  expect(pause('problem', 0, new Date(start.getTime() - 61 * DAY_MS))).toBeNull()
})
