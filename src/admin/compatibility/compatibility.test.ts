/** What fits with what: rules and statements by staff and by files, and what the pages of both products say of it. */
import { beforeAll, expect, test } from 'vitest'
import { perLocale } from '#domain/market/market.ts'
import * as text from '#messages/goods/compatibility.ts'
import { inLocale } from '#messages/text.ts'
import { writeCompatibilityRules } from '#services/compatibility/write-rules.ts'
import { putOwnProductType } from '#store/search/product-types.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
let site: Site

/** Products: 1, 2 frames of brand 1; 3 a frame of brand 2; 4 a hood of brand 1; 5 a clip of brand 1; 6, 7 sheets. */
const FRAME = { collection: 3, variants: [{ sale: 10_000, available: 3 }] }
beforeAll(async () => {
  const attribute = { key: 'width', kind: 'text', unit: null, filterable: false, name: perLocale(() => 'Width'), options: [] }
  await putCatalog(
    shop.db,
    [
      { ...FRAME, name: 'testframe Alpha', attributes: { width: '60x120' } },
      { ...FRAME, name: 'testframe Beta', attributes: { width: '70x140' } },
      { ...FRAME, name: 'testframe Gamma', brand: 2 },
      { name: 'testhood Uno', collection: 4, variants: [{ sale: 2_000, available: 0 }] },
      { name: 'testclip Duo', collection: 5, variants: [{ sale: 500, available: 2 }] },
      { name: 'testsheet One', collection: 6, attributes: { width: '60x120' }, variants: [{ sale: 900, available: 2 }] },
      { name: 'testsheet Two', collection: 6, variants: [{ sale: 950, available: 2 }] },
    ],
    { attributes: [attribute] },
  )
  for (const [key, collection] of [
    ['testframe', 'bears'],
    ['testhood', 'blocks'],
    ['testclip', 'hats'],
    ['testsheet', 'socks'],
  ] as const)
    await putOwnProductType(shop.db.query, {
      key,
      names: perLocale(() => [key]),
      broader: [],
      collections: [collection],
      complements: [],
      isRemoved: false,
    })
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const rule = (part: object = {}) => ({
  one: { type: 'testsheet', where: [] },
  other: { type: 'testframe', where: [] },
  sameBrand: false,
  same: ['width'],
  adapter: null,
  isAccessory: true,
  ...part,
})
const rules = async () => (await asOwner('GET', '/compatibility-rules')).body.rules
const fields = async (product: number) => (await asOwner('GET', `/products/${product}`)).body
const state = (product: number, fitsWith: object[], base: object[] = []) =>
  asOwner('PATCH', `/products/${product}`, { changes: { fitsWith }, base: { fitsWith: base }, reason: null })
async function page(path: string): Promise<string> {
  shop.purge(await shop.catalog.refresh())
  const response = await site.fetch(new Request(shop.config.publicUrl + path))
  expect(response.status).toBe(200)
  return response.text()
}
const productPage = (product: number) => page(`/en/p/product-${product}-en`)
/** The section of a page, '' without one. */
const section = (html: string): string => /<section[^>]* id="fits".*?<\/section>/s.exec(html)?.[0] ?? ''
const undo = async (answer: { body: { entries: string[] } }) =>
  asOwner('POST', `/audit/${answer.body.entries[0]}/undo`, { reason: null })

test('a rule is shown on the pages of both kinds, with its reason; it is changed, removed and taken back', async () => {
  expect(section(await productPage(1))).toBe('')
  const made = await asOwner('POST', '/compatibility-rules', { rule: rule() })
  expect(made.status).toBe(200)
  const [first] = await rules()
  expect(first).toMatchObject({ ...rule(), products: 1 })
  const onFrame = section(await productPage(1))
  expect(onFrame).toContain('testsheet One')
  expect(onFrame).toContain('60 × 120')
  expect(onFrame).not.toContain('testsheet Two')
  const sheet = await productPage(6)
  expect(section(sheet)).toContain('testframe Alpha')
  expect(sheet).toContain('"isAccessoryOrSparePartFor":[{"@type":"Product","name":"testframe Alpha"')
  expect(section(await productPage(2))).toBe('')
  // Nobody keeps an old version over a newer one.
  expect(
    await asOwner('POST', `/compatibility-rules/${first.id}`, { version: 'old', rule: rule({ isAccessory: false }) }),
  ).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { version: first.version, ...rule() } },
  })
  const gone = await asOwner('POST', `/compatibility-rules/${first.id}`, { version: first.version, rule: null })
  expect(gone.status).toBe(200)
  expect(section(await productPage(1))).toBe('')
  expect((await undo(gone)).status).toBe(200)
  expect(section(await productPage(1))).toContain('testsheet One')
})

test('a rule that has nothing in common, or names what is not there, is refused, and who may not change is too', async () => {
  const refused = async (part: object) => (await asOwner('POST', '/compatibility-rules', { rule: rule(part) })).body.code
  expect(await refused({ same: [] })).toBe('rule_too_wide')
  expect(await refused({ same: ['none'] })).toBe('rule_unknown_key')
  expect(await refused({ one: { type: 'none', where: [] } })).toBe('rule_unknown_key')
  expect(await refused({ one: { type: 'testsheet', where: [{ attribute: 'none', value: '1', isNot: false }] } })).toBe(
    'rule_unknown_key',
  )
  expect(await refused({ adapter: 'none' })).toBe('rule_unknown_key')
  expect((await asSupport('POST', '/compatibility-rules', { rule: rule() })).status).toBe(403)
  for (const id of ['999999', '0', '1e3', ' 1', 'x'])
    expect(
      (await asOwner('POST', `/compatibility-rules/${encodeURIComponent(id)}`, { version: 'x', rule: null })).status,
      id,
    ).toBe(404)
})

test('a product that is alike to none but itself counts for no rule', async () => {
  const { body } = await asOwner('POST', '/compatibility-rules', { rule: rule({ other: { type: 'testsheet', where: [] } }) })
  const made = (await rules()).find(({ id }: { id: number }) => id === body.id)
  expect(made.products).toBe(0)
  await asOwner('POST', `/compatibility-rules/${body.id}`, { version: made.version, rule: null })
})

test('an adapter is named, and nothing is said to fit where nobody sells one', async () => {
  await writeCompatibilityRules(shop.db.query, [
    {
      one: { type: 'testhood', where: [] },
      other: { type: 'testframe', where: [] },
      sameBrand: true,
      same: [],
      adapter: 'testclip',
      isAccessory: false,
    },
  ])
  const hood = await productPage(4)
  expect(section(hood)).toContain('testframe Beta')
  expect(section(hood)).not.toContain('testframe Gamma')
  expect(section(hood)).toContain(inLocale('en', () => text.withAdapter()))
  expect(section(hood)).toContain('testclip Duo')
  expect(hood).toContain('"isRelatedTo":[')
  const frame = section(await productPage(2))
  expect(frame).toContain('testhood Uno')
  expect(frame).toContain(inLocale('en', () => text.soldOut()))
})

test('one product names another, and both pages show it; what cannot be is refused', async () => {
  const done = await state(7, [{ product: 3, adapter: 5 }])
  expect(done.status).toBe(200)
  expect(section(await productPage(7))).toContain('testframe Gamma')
  expect(section(await productPage(3))).toContain('testsheet Two')
  expect(section(await productPage(3))).toContain(inLocale('en', () => text.stated()))
  expect(await fields(3)).toMatchObject({ statedBy: [{ product: 7 }], fitsWith: [] })
  const fault = async (fitsWith: object[]) => (await state(7, fitsWith, [{ product: 3, adapter: 5 }])).body.fields
  expect(await fault([{ product: 7, adapter: null }])).toEqual({ fitsWith: 'with_itself' })
  expect(await fault([{ product: 999, adapter: null }])).toEqual({ fitsWith: 'not_found' })
  expect(await fault([{ product: 3, adapter: 3 }])).toEqual({ fitsWith: 'own_adapter' })
  expect((await undo(done)).status).toBe(200)
  expect(section(await productPage(3))).toBe('')
})

test('somebody asks whether theirs fits: yes, no with the reason, or that nobody has said', async () => {
  const asked = (own: string) => page(`/en/fits?product=6&own=${encodeURIComponent(own)}`)
  expect(await asked('alpha')).toContain(inLocale('en', () => text.yes()))
  expect(await asked('BETA')).toContain(inLocale('en', () => text.no({ name: 'Width', value: '70 × 140' })))
  const gamma = await asked('brand 2 gamma')
  expect(gamma).toContain(inLocale('en', () => text.unknown()))
  expect(gamma).toContain('noindex')
  const nothing = await asked('<b>none')
  expect(nothing).toContain('value="&lt;b&gt;none"')
  expect(nothing).not.toContain('<b>none')
  for (const query of ['', '?product=x', '?product=999999', `?product=${'1'.repeat(5_000)}`])
    expect(await page(`/hu/fits${query}`)).toContain(inLocale('hu', () => text.choose()))
  expect(shop.errors).toEqual([])
})
