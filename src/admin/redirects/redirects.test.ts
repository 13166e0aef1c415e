/** Redirects by staff: checked, set at once, counted, removed and taken back; what nobody finds is noted without who asked. */
import { beforeEach, expect, test, vi } from 'vitest'
import { CONSOLE, searchAudit } from '#services/staff/audit.ts'
import { undoRedirects } from '#services/editor/staff-redirects.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { openSite } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const shop = await testShop()
await firstOwner(shop)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
const site = await openSite(shop, storefront)
const get = (path: string) => site.fetch(new Request(new URL(path, shop.config.publicUrl)))
await writeOnePage(shop, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' })

beforeEach(async () => {
  for (const table of ['redirect', 'missed_address', 'attempt_count'] as const) await shop.db.query.deleteFrom(table).execute()
})

const row = (path: string, target: string, version?: string | null) => ({
  path,
  target,
  status: 301,
  ...(version !== undefined && { version }),
})
const set = (redirects: object[], isCheck = false) => asEditor('POST', '/redirects', { redirects, isCheck })
const list = async (query = '') => (await asSupport('GET', `/redirects${query}`)).body
const undo = async ([id]: string[]) =>
  undoRedirects(
    shop,
    CONSOLE,
    (await searchAudit(shop, { most: 9 })).find((one) => one.id === id)!,
    null,
  )

test('a check writes nothing; chains are joined, loops, pages and other shops are refused', async () => {
  expect((await set([row('/retur', '/sale', null)], true)).body).toMatchObject({
    redirects: [{ path: '/retur', target: '/sale' }],
  })
  expect((await list()).redirects).toEqual([])
  expect((await set([row('/retur', '/sale', null)])).status).toBe(200)
  expect((await set([row('/vechi', '/retur', null)])).body.redirects).toEqual([row('/vechi', '/sale')])
  for (const wrong of [row('/sale', '/new'), row('/x', '//evil.example'), row('/despre-noi', '/sale'), row('/a', '/a')])
    expect(await set([wrong])).toMatchObject({ status: 422, body: { code: 'redirect_refused' } })
  expect((await list('?words=VECHI')).redirects).toMatchObject([{ path: '/vechi', target: '/sale', times: 0 }])
  expect(await set([row('/vechi', '/new', null)])).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect((await asSupport('POST', '/redirects', { redirects: [row('/y', '/sale')], isCheck: false })).status).toBe(403)
})

test('many come in one act, which is taken back in one; a later change keeps it', async () => {
  const { body } = await set([row('/a1', '/sale'), row('/a2', '/new'), row('/a3', '/brands')])
  expect(body.entries).toHaveLength(1)
  expect((await list()).total).toBe(3)
  const changed = await set([row('/a2', '/sale', '301 /new')])
  expect(await undo(body.entries)).toBe('changed_since')
  expect(await undo(changed.body.entries)).toBe('done')
  expect(await undo(body.entries)).toBe('done')
  expect((await list()).total).toBe(0)
})

test('a removed one comes back, and two people do not remove each other’s', async () => {
  await set([row('/b1', '/sale')])
  expect((await asEditor('POST', '/redirects/remove', { redirects: [{ path: '/b1', version: '301 /new' }] })).status).toBe(409)
  const removed = await asEditor('POST', '/redirects/remove', { redirects: [{ path: '/b1', version: '301 /sale' }] })
  expect((await get('/b1')).status).toBe(404)
  expect(await undo(removed.body.entries)).toBe('done')
  expect((await get('/b1')).headers.get('location')).toBe('/sale')
})

test('uses are counted, and addresses without a page; secrets, files and probes are not', async () => {
  await set([row('/c1', '/sale')])
  await get('/c1')
  for (const path of [
    '/ofertă-veche',
    '/en/gone',
    '/en/gone',
    '/wp-login.php',
    `/${'ab3'.repeat(10)}`,
    '/me@shop.example',
    '/t/12345678',
  ])
    await get(path)
  await vi.waitFor(async () => {
    expect((await list()).redirects).toMatchObject([{ path: '/c1', times: 1 }])
    const { missed } = (await asSupport('GET', '/redirects/missed')).body
    expect(missed.map(({ path, times }: { path: string; times: number }) => [path, times])).toEqual([['/en/gone', 2]])
  })
  await set([row('/en/gone', '/en/sale')])
  expect((await asSupport('GET', '/redirects/missed')).body.missed).toEqual([])
})

test('staff ask where an address leads, and which redirects are broken', async () => {
  const lead = async (path: string) => (await asSupport('GET', `/redirects/lead?path=${encodeURIComponent(path)}`)).body
  await set([row('/d1', '/sale')])
  expect(await lead('/d1?page=2')).toEqual({ state: 'redirect', target: '/sale', status: 301, end: 'page' })
  expect(await lead('/d2')).toMatchObject({ state: 'nothing' })
  expect(await lead('/despre-noi')).toMatchObject({ state: 'page' })
  expect(await lead('https://shop.example')).toMatchObject({ state: 'no_path' })
  await shop.db.query.updateTable('redirect').set({ target: '/gone' }).execute()
  expect((await asSupport('GET', '/redirects/broken')).body.broken).toMatchObject([{ path: '/d1', fault: 'leads nowhere' }])
})

test('hostile texts are no addresses, or addresses of this shop', async () => {
  for (const hostile of HOSTILE_TEXTS) {
    const { status } = await set([row(`/${hostile}`, hostile)])
    expect([200, 400, 422], hostile).toContain(status)
    expect([200, 400], hostile).toContain(
      (await asSupport('GET', `/redirects?words=${encodeURIComponent(hostile.toWellFormed())}`)).status,
    )
  }
  for (const { target } of (await list()).redirects) expect(target).toMatch(/^\/(?!\/)/)
  expect(shop.errors).toEqual([])
})
