/** Campaigns by staff: written, switched and taken back by an owner; an editor's waits; both see what is worn and how it looks. */
import { beforeEach, expect, test } from 'vitest'
import { perLocale } from '#domain/market/market.ts'
import { CONSOLE, searchAudit } from '#services/staff/audit.ts'
import { undoCampaign } from '#services/editor/staff-campaigns.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { openSite } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const site = await openSite(shop, storefront)
const get = (path: string) => site.fetch(new Request(new URL(path, shop.config.publicUrl)))

const campaign = (given: object = {}) => ({
  key: 'bf',
  layout: 'bf',
  markets: ['ro', 'hu'],
  starts: '2026-11-27T00:00',
  ends: '2026-12-01T00:00',
  isOn: false,
  link: '/sale',
  picture: null,
  narrow: null,
  text: perLocale((locale) => ({ bar: `Four days ${locale}`, title: `Evening ${locale}`, lead: 'x', action: 'See' })),
  ...given,
})

beforeEach(async () => {
  for (const table of ['campaign', 'outbox', 'attempt_count'] as const) await shop.db.query.deleteFrom(table).execute()
})

const write = (given: object = {}, version: string | null = null) =>
  asOwner('POST', '/campaigns', { campaign: campaign(given), version })
const list = async () => (await asEditor('GET', '/campaigns')).body.campaigns
const turn = (version: string, isOn: boolean, isNow = false) => asOwner('POST', '/campaigns/bf/switch', { version, isOn, isNow })
const undo = async ([id]: string[]) =>
  undoCampaign(
    shop,
    CONSOLE,
    (await searchAudit(shop, { most: 9 })).find((one) => one.id === id)!,
    null,
  )

test('an owner writes a campaign, everybody sees its moments by the clock of each market, and it is taken back', async () => {
  const made = await write()
  expect(made.status).toBe(200)
  expect(await list()).toMatchObject([
    {
      campaign: campaign(),
      spans: [
        { market: 'ro', from: '2026-11-26T22:00:00.000Z', isWorn: false },
        { market: 'hu', from: '2026-11-26T23:00:00.000Z' },
      ],
    },
  ])
  const { version } = (await list())[0]
  const changed = await write({ ends: '2026-11-30T00:00' }, version)
  expect(await write({ ends: '2026-12-02T00:00' }, version)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await undo(made.body.entries)).toBe('changed_since')
  expect(await undo(changed.body.entries)).toBe('done')
  expect(await list()).toMatchObject([{ campaign: campaign() }])
  expect(await undo(made.body.entries)).toBe('done')
  expect(await list()).toEqual([])
})

test('an editor’s campaign waits until an owner agrees', async () => {
  const asked = await asEditor('POST', '/campaigns', { campaign: campaign(), version: null })
  expect(asked).toMatchObject({ status: 202, body: { waitsForApproval: true } })
  expect(await list()).toEqual([])
  expect((await asOwner('POST', `/requests/${asked.body.request}/approve`, { note: null })).body).toMatchObject({ code: null })
  expect(await list()).toMatchObject([{ campaign: campaign() }])
  const { version } = (await list())[0]
  expect((await asEditor('POST', '/campaigns/bf/switch', { version, isOn: true, isNow: true })).status).toBe(202)
  expect(await list()).toMatchObject([{ campaign: { isOn: false } }])
})

test('it is switched on now and off at once; what is wrong is refused', async () => {
  await write()
  const on = await turn((await list())[0].version, true, true)
  expect(on.body.campaign).toMatchObject({ campaign: { isOn: true }, spans: [{ isWorn: true }, {}] })
  expect(
    await write({ key: 'other', isOn: true, starts: on.body.campaign.campaign.starts, ends: '2099-01-01T00:00' }),
  ).toMatchObject({
    status: 422,
    body: { code: 'campaign_refused' },
  })
  const off = await turn(on.body.campaign.version, false)
  expect(off.body.campaign).toMatchObject({ campaign: { isOn: false } })
  expect(await undo(off.body.entries)).toBe('done')
  const gone = await asOwner('POST', '/campaigns/bf/remove', { version: (await list())[0].version })
  expect(await list()).toEqual([])
  expect(await undo(gone.body.entries)).toBe('done')
  expect(await list()).toMatchObject([{ campaign: { isOn: true } }])
  expect((await turn('x', false)).status).toBe(409)
})

test('its look is shown before anybody else sees it', async () => {
  await write()
  const { previews } = (await list())[0]
  const shown = await get(previews.hu)
  const html = await shown.text()
  expect(shown.status).toBe(200)
  for (const told of ['Evening hu', 'Four days hu', 'data-look="bf']) expect(html).toContain(told)
  expect(await (await get('/hu/')).text()).not.toContain('Evening hu')
})

test('hostile texts are kept as they are, and are text in the look', async () => {
  for (const hostile of HOSTILE_TEXTS.filter((text) => text.trim() === text && text.length <= 120 && text !== '').slice(0, 60)) {
    const version = (await list())[0]?.version ?? null
    const text = perLocale(() => ({ bar: hostile, title: hostile, lead: hostile, action: hostile }))
    expect((await write({ text }, version)).status, hostile).toBe(200)
    expect((await list())[0].campaign.text).toEqual(text)
  }
  const html = await (await get((await list())[0].previews.ro)).text()
  expect(html).not.toMatch(/<script>alert|onerror=alert/)
  expect(shop.errors).toEqual([])
})
