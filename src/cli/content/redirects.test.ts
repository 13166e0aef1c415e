import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setRedirects } from '#services/content/redirects.ts'
import { unpublishStory } from '#services/content/write-stories.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { redirectCommand } from './redirects.ts'

const db = await testDatabase()
const clock = testClock(new Date('2026-11-21T12:00:00Z'))
const redirect = (...args: string[]) => redirectCommand(db, args, clock.now())
const folder = mkdtempSync(join(tmpdir(), 'nestling-redirects-'))
afterAll(() => rmSync(folder, { recursive: true }))
const about = (en: string) => writeOnePage({ db, clock }, 'about', { ro: 'despre-noi', en, hu: 'rolunk' })

beforeAll(async () => {
  await putCatalog(db, [{ variants: [{ sale: 1000 }] }])
})
beforeEach(async () => {
  await db.query.deleteFrom('redirect').execute()
  await about('about-us')
})

test('a redirect is added, listed, replaced and removed', async () => {
  expect(await redirect('list')).toBe('There are no redirects.')
  expect(await redirect('add', '/EN/Team/', '/en/about-us')).toBe('/en/team leads to /en/about-us (301).')
  expect(await redirect('add', '/en/team', '/en/new?sort=new', '302')).toBe('/en/team leads to /en/new?sort=new (302).')
  expect(await redirect('list')).toBe('/en/team  /en/new?sort=new  302  2026-11-21T12:00:00.000Z')
  expect(await redirect('check')).toBe('Every redirect leads to a page at once.')
  expect(await redirect('remove', '/en/team')).toBe('/en/team has no redirect any more.')
  await expect(redirect('remove', '/en/team')).rejects.toThrow('There is no redirect of /en/team')
})

test('chains are flattened, in both directions, and a target that has moved is its present address', async () => {
  await redirect('add', '/old', '/despre-noi')
  await redirect('add', '/a', '/old')
  await redirect('add', '/despre', '/a', '302')
  expect((await redirect('list')).split('\n').map((line) => line.split('  ').slice(0, 3).join(' '))).toEqual([
    '/a /despre-noi 301',
    '/despre /despre-noi 302',
    '/old /despre-noi 301',
  ])
  await about('who-we-are')
  expect(await redirect('add', '/en/team', '/en/about-us#people')).toBe('/en/team leads to /en/who-we-are#people (301).')
})

test('many come from a file, all or none', async () => {
  const file = join(folder, 'redirects.csv')
  writeFileSync(file, '/x, /new\r\n\n/y,/sale,302\n/z,/x\n')
  expect(await redirect('import', file)).toBe('3 redirects are stored.')
  expect(await redirect('list')).toContain('/z  /new  301')
  writeFileSync(file, '/q,/new\n/w,https://evil.example\n')
  await expect(redirect('import', file)).rejects.toThrow('redirects[1]')
  expect(await redirect('list')).not.toContain('/q')
})

test('what does not do any more what it was set for is found', async () => {
  await redirect('add', '/en/team', '/en/about-us')
  await redirect('add', '/en/gone', '/en/no-such-page')
  await redirect('add', '/hu/egy', '/hu/rolunk')
  await about('team')
  const hu = (await listStoryStates(db.query, 'about')).find(({ locale }) => locale === 'hu')!
  await db.transaction((tx) => unpublishStory(tx, hu, clock.now()))
  const found = (await redirect('check')).split('\n').map((line) => line.replace(/:.*/, ''))
  expect(found).toEqual([
    '/en/gone → /en/no-such-page  leads to an address without a page',
    '/en/team → /en/about-us  leads back to itself',
    '/hu/egy → /hu/rolunk  leads to an address without a page',
  ])
  await about('about-us')
  await redirect('add', '/en/we', '/en/about-us')
  await writeOnePage({ db, clock }, 'we', { ro: 'noi', en: 'we', hu: 'mi' })
  expect(await redirect('check')).toContain('/en/we → /en/about-us  is not followed')
})

test('two at once make no circle', async () => {
  const set = (path: string, target: string) =>
    db.transaction((tx) => setRedirects(tx, [{ path, target, status: 301 }], clock.now()))
  const done = await Promise.allSettled([set('/one', '/two'), set('/two', '/one')])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  [['add', '/en/about-us', '/en/new'], 'shows a page'],
  [['add', '/', '/new'], 'shows a page'],
  [['add', '/hu/cart', '/hu/new'], 'shows a page'],
  [['add', '/api/menu', '/new'], 'shows a page'],
  [['add', '/x?y=1', '/new'], 'is no path of this shop'],
  [['add', '/x', '//evil.example'], 'does not lead to this shop'],
  [['add', '/x', '/x'], 'leads back to'],
  [['add', '/x', '/new', '307'], 'for good or 302'],
  [['add', '/x'], 'Say the path'],
  [['import', '/none'], 'cannot be read'],
  [['import'], 'Say the file'],
  [['remove'], 'Say the path'],
  [['paint'], 'There is no command redirect paint'],
])('%j is refused: %s', async (args, reason) => {
  await expect(redirect(...args)).rejects.toThrow(reason)
})

test('an address of a product or a collection is a page; one of none is not', async () => {
  const text = db.query.selectFrom('product_text').select('slug').where('locale', '=', 'hu')
  const { slug } = await text.executeTakeFirstOrThrow()
  await expect(redirect('add', `/hu/p/${slug}`, '/hu/new')).rejects.toThrow('shows a page')
  expect(await redirect('add', `/hu/p/${slug}-old`, `/hu/p/${slug}`)).toContain(`leads to /hu/p/${slug} (301)`)
  expect(await redirect('add', '/hu/c/no-such', '/hu/brands/none')).toContain('leads to')
  expect(await redirect('check')).toContain('/hu/c/no-such → /hu/brands/none  leads to an address without a page')
})
