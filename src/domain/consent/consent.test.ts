import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  allowedFrames,
  choiceOfAll,
  consentTerms,
  grantedPurposes,
  mustAsk,
  recordChoice,
  type ConsentRecord,
  type ConsentTerms,
} from './consent.ts'
import type { Integrations } from './integrations.ts'

const NONE: Integrations = {
  tagManager: null,
  tagManagerHosts: [],
  metaPixel: null,
  tiktokPixel: null,
  trackingPixel: null,
  map: null,
  filmHosts: [],
}
const MAP = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'a', attributionUrl: 'https://a.example', maxZoom: 19 }
const NOW = Date.UTC(2026, 10, 23)

const termsOf = (some: Partial<Integrations>): ConsentTerms => consentTerms({ ...NONE, ...some })!
const answered = (terms: ConsentTerms, isGranted: boolean, at = NOW): ConsentRecord =>
  recordChoice(terms, null, choiceOfAll(terms, isGranted), at)

test('a shop without services asks for nothing', () => {
  expect(consentTerms(NONE)).toBeNull()
})

test('each purpose names who learns something, once', () => {
  const { asked, frames, hasMap } = termsOf({
    tagManager: 'GTM-A',
    tagManagerHosts: ['https://tags.example'],
    metaPixel: '12345',
    trackingPixel: 'https://p.example/a.gif',
    map: MAP,
    filmHosts: ['www.youtube-nocookie.com'],
  })
  expect(asked).toEqual([
    { purpose: 'statistics', recipients: ['Google', 'tags.example'] },
    { purpose: 'marketing', recipients: ['Google', 'tags.example', 'Meta', 'p.example'] },
    { purpose: 'external', recipients: ['tiles.example', 'www.youtube-nocookie.com'] },
  ])
  expect(frames).toEqual(['google', 'meta', 'pixel'])
  expect(hasMap).toBe(true)
})

describe('the question', () => {
  const terms = termsOf({ tagManager: 'GTM-A', metaPixel: '12345' })

  test('is asked at the first visit and not after an answer, whatever it was', () => {
    expect(mustAsk(terms, null, NOW)).toBe(true)
    for (const isGranted of [true, false]) expect(mustAsk(terms, answered(terms, isGranted), NOW)).toBe(false)
  })

  test('is asked again after 12 months, and nothing is granted any more', () => {
    const record = answered(terms, true)
    const last = NOW + 365 * DAY_MS - 1
    expect([mustAsk(terms, record, last), grantedPurposes(terms, record, last).length]).toEqual([false, 2])
    expect([mustAsk(terms, record, last + 1), grantedPurposes(terms, record, last + 1)]).toEqual([true, []])
  })

  test('is asked again when its words are other ones, and when the clock was ahead', () => {
    expect(mustAsk({ ...terms, version: terms.version + 1 }, answered(terms, true), NOW)).toBe(true)
    expect(mustAsk(terms, answered(terms, true, NOW + 2 * DAY_MS), NOW)).toBe(true)
  })

  test('is asked again for a new purpose; what was granted stays granted', () => {
    const more = termsOf({ tagManager: 'GTM-A', metaPixel: '12345', filmHosts: ['films.example'] })
    const record = answered(terms, true)
    expect(mustAsk(more, record, NOW)).toBe(true)
    expect(grantedPurposes(more, record, NOW)).toEqual(['statistics', 'marketing'])
  })

  test('a new recipient is not granted and asked about, unless the purpose was refused', () => {
    const more = termsOf({ tagManager: 'GTM-A', metaPixel: '12345', tiktokPixel: 'C' })
    expect(mustAsk(more, answered(terms, true), NOW)).toBe(true)
    expect(grantedPurposes(more, answered(terms, true), NOW)).toEqual(['statistics'])
    expect(mustAsk(more, answered(terms, false), NOW)).toBe(false)
    // One that is gone is no reason to ask.
    expect(mustAsk(termsOf({ tagManager: 'GTM-A' }), answered(terms, true), NOW)).toBe(false)
  })

  test('is not asked on every page for maps and films, which ask in their place', () => {
    expect(mustAsk(termsOf({ filmHosts: ['films.example'] }), null, NOW)).toBe(false)
  })
})

test('a choice about films alone answers nothing else, and prolongs nothing', () => {
  const terms = termsOf({ tagManager: 'GTM-A', filmHosts: ['films.example'] })
  const first = recordChoice(terms, null, { external: true }, NOW)
  expect(grantedPurposes(terms, first, NOW)).toEqual(['external'])
  expect(mustAsk(terms, first, NOW)).toBe(true)
  const before = answered(terms, false)
  const later = recordChoice(terms, before, { external: true }, NOW + 10 * DAY_MS)
  expect(later).toMatchObject({ at: NOW, proof: null, choice: { statistics: false, marketing: false, external: true } })
})

test('frames are allowed by one of their purposes', () => {
  const terms = termsOf({ tagManager: 'GTM-A', metaPixel: '12345', tiktokPixel: 'C', trackingPixel: 'https://p.example/a.gif' })
  expect(allowedFrames(terms, ['statistics'])).toEqual(['google'])
  expect(allowedFrames(terms, ['marketing'])).toEqual(['google', 'meta', 'tiktok', 'pixel'])
  expect(allowedFrames(terms, ['external'])).toEqual([])
})
