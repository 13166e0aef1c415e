import { existsSync } from 'node:fs'
import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { JobPostponed } from '#services/jobs/jobs.ts'
import { feedPictureFile, feedPictureFolder } from '#services/pictures/feed-picture.ts'
import { putCatalog } from '#test/catalog.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { drawFeedPictures, requestFeedPictures, restAfter } from './draw-pictures.ts'

const ORIGIN = 'http://shop.test'
const MONTH_MS = 31 * 86_400_000
let shop: TestShop
let site: Site

beforeEach(async () => {
  shop = await testShop({ settings: { PUBLIC_URL: ORIGIN } })
  await putCatalog(shop.db, [
    { name: 'Ursuleț', variants: [{ sale: 8000, color: 'honey' }] },
    { name: 'Iepuraș', variants: [{ sale: 9000, color: 'sage' }] },
    { name: 'Voucher', kind: 'voucher', variants: [{ sale: 5000, color: 'sky' }] },
  ])
  await sql`update catalogue_version set version = version + 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const made = async () => (await readdir(feedPictureFolder(shop.config)).catch(() => [])).toSorted((a, b) => a.localeCompare(b))
/** Works for as short as it can, until nothing is left. Returns how many steps that took. */
async function steps(): Promise<number> {
  for (let count = 1; ; count++) {
    try {
      await drawFeedPictures(shop, {}, 0)
      return count
    } catch (error) {
      if (!(error instanceof JobPostponed)) throw error
    }
  }
}
const picture = async (name: string) => site.fetch(new Request(`${ORIGIN}/feed-art/${name}`))

test('a written feed has its pictures drawn by a job, once, and they are served from their files', async () => {
  await (await site.fetch(new Request(`${ORIGIN}/feeds/google-ro.xml`))).text()
  await (await site.fetch(new Request(`${ORIGIN}/feeds/meta-ro.csv`))).text()
  const jobs = await shop.db.query.selectFrom('job').select('kind').execute()
  expect(jobs.filter(({ kind }) => kind === 'feed.pictures')).toHaveLength(1)
  shop.clock.advance(120_000)
  await runDueJobs(shop, { 'feed.pictures': jobHandlers['feed.pictures'] })
  const names = await made()
  expect(names).toHaveLength(2)
  const answer = await picture(names[0]!)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const marked = Buffer.from('from the file')
  await writeFile(join(feedPictureFolder(shop.config), names[1]!), marked)
  expect(Buffer.from(await (await picture(names[1]!)).arrayBuffer())).toEqual(marked)
})

test('a round is made of steps, and goes on where it stopped', async () => {
  await expect(drawFeedPictures(shop, {}, 0)).rejects.toThrow(JobPostponed)
  const [first] = await made()
  expect(await made()).toHaveLength(1)
  const before = await stat(join(feedPictureFolder(shop.config), first!))
  await expect(drawFeedPictures(shop, {}, 0)).rejects.toThrow(JobPostponed)
  expect(await made()).toHaveLength(2)
  const after = await stat(join(feedPictureFolder(shop.config), first!))
  expect(after.ino).toBe(before.ino)
  expect(await steps()).toBeLessThan(10)
  expect(shop.errors).toEqual([])
})

test('what has changed is drawn in another round, and what no feed names is deleted after a month', async () => {
  await steps()
  const old = feedPictureFile(shop.config, 'gone')
  await writeFile(old, 'x')
  const [kept] = await made()
  await sql`update product_picture set address = '/art/bear-1-honey-dots-098.svg' where product_id = 1`.execute(shop.db.query)
  await sql`with next as (update catalogue_version set version = version + 1 returning version)
    update product set change_number = next.version from next where id = 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  shop.clock.advance(MONTH_MS)
  const past = new Date(shop.clock.now().getTime() - MONTH_MS)
  for (const name of await made()) await utimes(join(feedPictureFolder(shop.config), name), past, past)
  await steps()
  expect(existsSync(old)).toBe(false)
  const names = await made()
  expect(names).toContain('bear-1-honey-dots-098.jpg')
  expect(names).toHaveLength(2)
  expect(names).not.toContain(kept)
})

test('nothing is drawn for feeds that are switched off', async () => {
  for (const feed of ['google', 'meta'] as const)
    for (const market of ['ro', 'en', 'hu'] as const)
      await shop.db.query.insertInto('product_feed').values({ feed, market, is_on: false }).execute()
  await steps()
  expect(await made()).toEqual([])
})

test('a picture that cannot be drawn holds no other up', async () => {
  const whole = shop.drawings!
  const broken = {
    ...shop,
    drawings: { draw: (at: string) => (at.includes('honey') ? Promise.reject(new Error('no paint')) : whole.draw(at)) },
  }
  for (let step = 0; step < 5; step++) await drawFeedPictures(broken, {}, 0).catch(() => undefined)
  expect(await made()).toHaveLength(1)
  expect(shop.errors.splice(0)[0]).toMatch(/of a feed cannot be drawn.*no paint/)
})

test('what the shop shows is never refused, however many wait; a drawing of nothing is (D-4)', async () => {
  const { feedPictureTurns: turns } = shop.memory
  const release = Promise.withResolvers<null>()
  const waiting = Array.from({ length: 60 }, () => turns.run(() => release.promise))
  const [{ address }] = (
    await sql<{ address: string }>`select address from product_picture where product_id = 1`.execute(shop.db.query)
  ).rows as [{ address: string }]
  const known = picture(address.replace('/art/', '').replace('.svg', '.jpg'))
  expect((await picture('bear-1-honey-dots-098.jpg')).status).toBe(429)
  release.resolve(null)
  await Promise.all(waiting)
  expect((await known).status).toBe(200)
  expect(await made()).toEqual([address.replace('/art/', '').replace('.svg', '.jpg')])
  expect((await picture('bear-1-honey-dots-098.jpg')).status).toBe(200)
  expect(await made()).toHaveLength(1)
})

test('the job rests longer while the machine is busy', () => {
  expect([restAfter(0.4, 2), restAfter(2, 2), restAfter(2.1, 2)]).toEqual([1, 1, 10])
})

test('a round is asked for once', async () => {
  expect(await requestFeedPictures(shop.db.query, shop.clock.now())).toBe(true)
  expect(await requestFeedPictures(shop.db.query, shop.clock.now())).toBe(false)
})
