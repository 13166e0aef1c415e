/** Who sells, in the settings of a shop that began empty: read, changed from the version that was seen, taken back, shown at once in the shop. */
import { expect, test } from 'vitest'
import { FIRST_STEPS } from '#domain/today/first-step.ts'
import { readShopFront } from '#services/content/shop-front.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { beginEmptyShop } from '#services/start/empty-shop.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
await beginEmptyShop(shop.db.query, shop.clock.now())
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)

const read = async () => (await asOwner('GET', '/markets')).body
const change = (version: string, seller: object) => asOwner('POST', '/seller', { version, seller, reason: null })
const merchant = async () => (await readShopFront(shop)).merchant

const COMPANY = {
  name: 'Cuibul',
  legalName: 'Cuibul SRL',
  address: 'Strada Lungă 1, Brașov',
  vatNumber: 'RO18547290',
  registerNumber: 'J08/1/2026',
  email: 'salut@cuibul.example',
  phone: '0268 000 000',
}
const INVOICED = {
  street: 'Strada Lungă 1',
  city: 'Brașov',
  county: 'BV',
  zip: '500035',
  country: 'RO',
  registrations: [{ country: 'RO', vatNumber: 'RO18547290', taxNumber: null }],
}

test('the three markets and the missing official pictures are shown to who may read settings', async () => {
  const { markets, pictures } = await read()
  expect(markets.map(({ prefix, currency }: Record<string, string>) => [prefix, currency])).toEqual([
    ['', 'RON'],
    ['/en', 'EUR'],
    ['/hu', 'HUF'],
  ])
  expect(pictures).toContainEqual({ market: 'hu', name: 'guarantee', isThere: false })
  expect((await asSupport('GET', '/markets')).status).toBe(403)
  expect((await asSupport('POST', '/seller', {})).status).toBe(403)
})

test('a change is seen by the pages, once, and can be taken back while nobody changed the same fields', async () => {
  const { version } = await read()
  const wanted = { ...COMPANY, seller: INVOICED }
  const changed = await change(version, wanted)
  expect(changed.body.entries).toHaveLength(1)
  expect(await merchant()).toMatchObject({ name: 'Cuibul', logo: '/brand/mark.svg', seller: INVOICED })
  expect(await change(version, wanted)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })

  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'market.seller_changed', before: { name: 'Magazin nou', seller: null } })
  expect((await change(changed.body.version, { ...wanted, motto: { ro: 'Bine', en: 'Well', hu: 'Jó' } })).status).toBe(200)
  expect((await asOwner('POST', `/audit/${entry!.id}/undo`, { reason: null })).status).toBe(200)
  const now = await merchant()
  expect(now).toMatchObject({ name: 'Magazin nou', legalName: '', motto: { ro: 'Bine' } })
  expect(now.seller).toBeUndefined()
  expect(await asOwner('POST', `/audit/${entry!.id}/undo`, { reason: null })).toMatchObject({ status: 422 })
})

test('the owner of a shop that began empty is told what is left to do, and nobody else', async () => {
  const steps = async () => (await asOwner('GET', '/today')).body.steps as { step: string; isDone: boolean }[]
  const done = async () => (await steps()).filter(({ isDone }) => isDone).map(({ step }) => step)
  expect((await steps()).map(({ step }) => step)).toEqual(FIRST_STEPS)
  expect(await done()).toEqual([])
  expect((await asSupport('GET', '/today')).body.steps).toBeNull()
  await change((await read()).version, COMPANY)
  expect(await done()).toEqual(['seller'])
})

test('each field that is not right is named', async () => {
  const { version } = await read()
  const registrations = [{ country: 'RO', vatNumber: '18547290', taxNumber: null }]
  const bad = { ...COMPANY, legalName: ' ', email: 'nobody', seller: { ...INVOICED, zip: '', registrations } }
  expect(await change(version, bad)).toMatchObject({
    status: 400,
    body: {
      fields: {
        'seller.legalName': 'text_required',
        'seller.seller.zip': 'text_required',
        'seller.seller.registrations.0.vatNumber': expect.any(String),
        'seller.email': expect.any(String),
      },
    },
  })
})

test('an empty shop promises nothing for the newsletter; a reward is set for each market, refused where it does not fit, and taken back', async () => {
  const now = async () => (await read()).seller.newsletterRewards
  expect(await now()).toBeUndefined()
  const reward = (amount: number, minPurchase: number) => ({ amount, minPurchase })
  const set = async (newsletterRewards: object) => change((await read()).version, { ...COMPANY, newsletterRewards })
  expect(await set({ ro: reward(0, 20_000), en: reward(6_000, 5_000), hu: reward(200_050, 4_000_000) })).toMatchObject({
    status: 400,
    body: {
      fields: {
        'seller.newsletterRewards.ro.amount': 'reward_amount',
        'seller.newsletterRewards.en.amount': 'reward_over_minimum',
        'seller.newsletterRewards.hu.amount': 'reward_amount',
      },
    },
  })
  const wanted = { ro: reward(2_500, 20_000), en: null, hu: null }
  const { version } = await read()
  expect((await set(wanted)).status).toBe(200)
  expect((await merchant()).newsletterRewards).toEqual(wanted)
  expect(await change(version, { ...COMPANY, newsletterRewards: wanted })).toMatchObject({ status: 409 })
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'market.seller_changed', after: { newsletterRewards: wanted } })
  expect((await asOwner('POST', `/audit/${entry!.id}/undo`, { reason: null })).status).toBe(200)
  expect((await merchant()).newsletterRewards).toBeUndefined()
})
