import { expect, test } from 'vitest'
import { perLocale } from '#domain/market/market.ts'
import { fromNow, isLocalTime, localTime, momentOf, overlaps, seasonAt, spansOf, type Campaign } from './campaign.ts'

const campaign = (given: Partial<Campaign> = {}): Campaign => ({
  key: 'bf',
  layout: 'bf',
  markets: ['ro', 'en', 'hu'],
  starts: '2026-11-27T00:00',
  ends: '2026-12-01T00:00',
  isOn: true,
  link: null,
  picture: null,
  narrow: null,
  text: perLocale(() => ({ bar: 'x', title: '', lead: '', action: '' })),
  ...given,
})
const at = (moment: string) => Date.parse(moment)

test('midnight is midnight of each market', () => {
  expect(momentOf('2026-11-27T00:00', 'ro')).toBe(at('2026-11-26T22:00:00Z'))
  expect(momentOf('2026-11-27T00:00', 'hu')).toBe(at('2026-11-26T23:00:00Z'))
  expect(momentOf('2026-07-01T00:00', 'hu')).toBe(at('2026-06-30T22:00:00Z'))
  expect(localTime(at('2026-11-26T22:00:59Z'), 'ro')).toBe('2026-11-27T00:00')
})

test('an hour that clocks leave out is the next one, one that they show twice the first', () => {
  expect(momentOf('2026-03-29T03:30', 'ro')).toBe(at('2026-03-29T01:30:00Z'))
  expect(momentOf('2026-10-25T03:30', 'ro')).toBe(at('2026-10-25T00:30:00Z'))
})

test.each([
  ['2026-11-27T00:00', true],
  ['2028-02-29T23:59', true],
  ['2026-02-29T00:00', false],
  ['2026-11-27T24:00', false],
  ['2026-11-27', false],
  ['2026-11-27T00:00Z', false],
  ['2026-11-27T00:00:00', false],
  ['27.11.2026', false],
])('%s is a local time: %s', (text, isOne) => {
  expect(isLocalTime(text)).toBe(isOne)
})

test('a campaign is worn from its first to its last millisecond', () => {
  const spans = spansOf([campaign()], 'hu')
  const [from, to] = [at('2026-11-26T23:00:00Z'), at('2026-11-30T23:00:00Z')]
  expect(seasonAt(spans, from - 1)).toEqual({ campaign: null, until: from })
  expect(seasonAt(spans, from)).toMatchObject({ campaign: { key: 'bf' }, until: to })
  expect(seasonAt(spans, to - 1)).toMatchObject({ campaign: { key: 'bf' }, until: to })
  expect(seasonAt(spans, to)).toEqual({ campaign: null, until: null })
})

test('one campaign follows another without a gap, in whatever order they are stored', () => {
  const advent = campaign({ key: 'advent', starts: '2026-12-01T00:00', ends: '2026-12-25T00:00' })
  const spans = spansOf([advent, campaign()], 'ro')
  expect(seasonAt(spans, at('2026-11-30T21:59:59.999Z')).campaign?.key).toBe('bf')
  expect(seasonAt(spans, at('2026-11-30T22:00:00Z')).campaign?.key).toBe('advent')
  expect(overlaps(advent, [campaign(), advent])).toEqual([])
})

test('a campaign that is off, or of other markets, is not worn', () => {
  expect(spansOf([campaign({ isOn: false })], 'ro')).toEqual([])
  expect(spansOf([campaign({ markets: ['hu'] })], 'ro')).toEqual([])
})

test.each([
  [{ starts: '2026-11-30T23:59', ends: '2026-12-02T00:00' }, ['bf']],
  [{ starts: '2026-11-01T00:00', ends: '2026-12-31T00:00' }, ['bf']],
  [{ starts: '2026-11-20T00:00', ends: '2026-11-27T00:00' }, []],
  [{ starts: '2026-11-28T00:00', ends: '2026-11-29T00:00', isOn: false }, []],
  [{ starts: '2026-11-28T00:00', ends: '2026-11-29T00:00', key: 'bf' }, []],
])('%j overlaps with %j', (given, keys) => {
  expect(overlaps(campaign({ key: 'other', ...given }), [campaign()])).toEqual(keys)
  expect(overlaps(campaign({ key: 'other', ...given, markets: ['ro'] }), [campaign({ markets: ['hu', 'en'] })])).toEqual([])
})

test('a campaign that begins now has begun in every market, and takes as long as before', () => {
  const now = at('2026-11-23T21:41:30Z')
  const dates = fromNow(campaign(), now)
  expect(dates).toEqual({ starts: '2026-11-23T22:41', ends: '2026-11-27T22:41' })
  for (const market of ['ro', 'en', 'hu'] as const)
    expect(seasonAt(spansOf([campaign(dates)], market), now).campaign).not.toBeNull()
  expect(fromNow(campaign({ markets: ['ro'] }), now).starts).toBe('2026-11-23T23:41')
})
