import { beforeEach, expect, test } from 'vitest'
import type { Campaign } from '#domain/content/campaign.ts'
import { perLocale } from '#domain/market/market.ts'
import { testShop } from '#test/shop.ts'
import { endCampaign, listCampaigns, removeCampaign, setCampaigns, switchOn } from './campaigns.ts'

const shop = await testShop()
const now = new Date('2026-11-23T21:41:30Z')

const campaign = (given: Partial<Campaign> = {}): Campaign => ({
  key: 'bf',
  layout: 'bf',
  markets: ['ro', 'hu'],
  starts: '2026-11-27T00:00',
  ends: '2026-12-01T00:00',
  isOn: true,
  link: '/sale',
  picture: null,
  narrow: null,
  text: perLocale(() => ({ bar: 'Four days', title: '', lead: '', action: 'See' })),
  ...given,
})
const set = (...campaigns: Campaign[]) => shop.db.transaction((tx) => setCampaigns(tx, campaigns, now))
const all = () => listCampaigns(shop.db.query)

beforeEach(async () => {
  for (const { key } of await all()) await shop.db.transaction((tx) => removeCampaign(tx, key, now))
})

test('a campaign is stored as it was given, and replaced by its key', async () => {
  await set(campaign())
  expect(await all()).toEqual([campaign()])
  await set(campaign({ ends: '2026-11-30T12:00', markets: ['en'] }))
  expect(await all()).toEqual([campaign({ ends: '2026-11-30T12:00', markets: ['en'] })])
})

test.each<[string, Partial<Campaign> | object]>([
  ['ends', { ends: '2026-11-27T00:00' }],
  ['ends', { ends: '2026-11-26T00:00' }],
  ['starts', { starts: '2026-02-30T00:00' }],
  ['starts', { starts: '2026-11-27T00:00+02:00' }],
  ['markets', { markets: [] }],
  ['markets', { markets: ['de'] }],
  ['layout', { layout: 'checkout' }],
  ['key', { key: 'Black Friday' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: '//evil.example' }],
  ['text', { text: { ...campaign().text, hu: { bar: 'x', title: '', lead: '', action: '' } } }],
  ['text.en.bar', { text: { ...campaign().text, en: { bar: ' ', title: '', lead: '', action: 'x' } } }],
  ['campaigns[0]', { discount: 50 }],
])('a fault in %s is refused: %j', async (field, given) => {
  await expect(set({ ...campaign(), ...given })).rejects.toThrow(field)
  expect(await all()).toEqual([])
})

test('two that are on at the same time in one market are refused, also in one go; nothing of them is stored', async () => {
  const advent = campaign({ key: 'advent', layout: 'advent', starts: '2026-11-30T23:59', ends: '2026-12-25T00:00' })
  await expect(set(campaign(), advent)).rejects.toThrow('bf and advent would be on in the same market')
  expect(await all()).toEqual([])
  await set(campaign(), { ...advent, starts: '2026-12-01T00:00' }, { ...advent, key: 'other', isOn: false })
  await expect(shop.db.transaction((tx) => switchOn(tx, 'other', 'own', now))).rejects.toThrow('other and')
})

test('of two that are set at once only one is stored', async () => {
  const results = await Promise.allSettled([set(campaign()), set(campaign({ key: 'other' }))])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await all()).toHaveLength(1)
})

test('a campaign is switched on at its dates, at others, or now; and off', async () => {
  await set(campaign({ isOn: false }))
  const on = (dates: Parameters<typeof switchOn>[2]) => shop.db.transaction((tx) => switchOn(tx, 'bf', dates, now))
  expect(await on('own')).toEqual(campaign())
  expect(await on({ starts: '2026-12-01T00:00', ends: '2026-12-02T00:00' })).toMatchObject({ starts: '2026-12-01T00:00' })
  expect(await on('now')).toMatchObject({ starts: '2026-11-23T22:41', ends: '2026-11-24T22:41', isOn: true })
  expect(await shop.db.transaction((tx) => endCampaign(tx, 'bf', now))).toMatchObject({ isOn: false })
  expect(await shop.db.transaction((tx) => endCampaign(tx, 'unknown', now))).toBeNull()
})

test('a change tells every process to read its frame again', async () => {
  const count = async () => (await shop.db.query.selectFrom('outbox').select('id').where('topic', '=', 'purge').execute()).length
  const before = await count()
  await set(campaign())
  expect(await count()).toBe(before + 1)
})
