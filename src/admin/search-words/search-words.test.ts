/** Search words in the back office: groups are written from the version that was read, taken back, and used by the shop at once (LOC-27). */
import { beforeAll, expect, test } from 'vitest'
import { openCatalog } from '#catalog/catalog.ts'
import { countSearchHit } from '#store/search/search-hits.ts'
import { countSearchMiss } from '#store/search/search-misses.ts'
import { popularSearches } from '#services/search/popular-searches.ts'
import { missWeek } from '#services/search/search-misses.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
let site: Site
beforeAll(async () => {
  await putCatalog(shop.db, [
    { name: 'Balansoar din lemn', variants: [{ sale: 1000, available: 3 }] },
    { name: 'Minge roșie', variants: [{ sale: 2000, available: 3 }] },
    { name: 'Tumbelic roșu', variants: [{ sale: 3000, available: 3 }] },
  ])
  await shop.catalog.refresh()
  await shop.catalog.search.update(shop.catalog.current)
  site = await openSite(shop, storefront)
})

/** What every process does each second. */
const fresh = async () => {
  site.pages.purge(await shop.catalog.refresh())
  await readPurges(shop, new Set())
}
const searched = async (query: string): Promise<string> => {
  const answer = await site.fetch(new Request(`${shop.config.publicUrl}/search/${encodeURIComponent(query)}`))
  return answer.text()
}
const group = { locale: 'ro', words: ['  zdrumbulici ', 'balansoar'], target: null }
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })
const groupsOf = async (words: string[]) =>
  (await asOwner('GET', '/synonyms')).body.groups.filter((one: { words: string[] }) =>
    one.words.some((word) => words.includes(word)),
  )

test('the shop begins with groups of each language', async () => {
  const { groups, isHosted } = (await asOwner('GET', '/synonyms')).body
  expect(isHosted).toBe(false)
  expect(new Set(groups.map(({ locale }: { locale: string }) => locale))).toEqual(new Set(['ro', 'en', 'hu']))
  expect(groups).toContainEqual(expect.objectContaining({ locale: 'en', words: ['nappy', 'diaper'], target: null }))
})

test('a search finds the product once the synonym is saved, and no longer once it is taken back, in every process', async () => {
  const other = await openCatalog(shop.db, shop.clock)
  await other.search.update(other.current)
  const elsewhere = async () => (await other.search.find(other.current, 'ro', 'zdrumbulici')).docs.length
  expect(await searched('zdrumbulici')).not.toContain('Balansoar din lemn')
  const added = await asEditor('POST', '/synonyms', { group })
  expect(added.status).toBe(200)
  await fresh()
  expect(await searched('zdrumbulici')).toContain('Balansoar din lemn')
  expect(await elsewhere()).toBe(0)
  expect(await other.refresh()).toEqual(['search'])
  expect(await elsewhere()).toBe(1)
  // A process that starts later reads the rows too.
  const later = await openCatalog(shop.db, shop.clock)
  expect((await later.search.find(later.current, 'ro', 'zdrumbulici')).docs).toHaveLength(1)
  // The new word is part of the vocabulary: its spelling is corrected.
  expect((await asOwner('GET', '/search-trial?locale=ro&words=zdrumbuilci')).body).toMatchObject({
    finds: 1,
    first: 'Balansoar din lemn',
    corrected: 'zdrumbulici',
  })
  expect((await undo(added.body.entries[0])).status).toBe(200)
  await fresh()
  expect(await searched('zdrumbulici')).not.toContain('Balansoar din lemn')
  await other.refresh()
  expect(await elsewhere()).toBe(0)
  // What was taken back can be done again.
  const [entry] = await searchAudit(shop, { most: 1, words: '' })
  expect((await undo(entry!.id)).status).toBe(200)
  expect(await groupsOf(['zdrumbulici'])).toMatchObject([{ id: added.body.id, words: ['zdrumbulici', 'balansoar'] }])
  await fresh()
  expect(await searched('zdrumbulici')).toContain('Balansoar din lemn')
})

test('one way leads to the target and not back', async () => {
  const one = { locale: 'ro', words: ['tumbelic'], target: 'minge' }
  expect((await asOwner('POST', '/synonyms', { group: one })).status).toBe(200)
  await fresh()
  const finds = async (words: string) =>
    (await asOwner('GET', `/search-trial?${new URLSearchParams({ locale: 'ro', words })}`)).body.finds
  expect(await finds('tumbelic')).toBe(2)
  expect(await finds('minge')).toBe(1)
})

test('a group is changed and removed from the version that was read, and told in the log', async () => {
  const { id, entries } = (await asOwner('POST', '/synonyms', { group: { ...group, words: ['unu', 'doi'] } })).body
  expect(entries).toHaveLength(1)
  const [{ version }] = await groupsOf(['unu'])
  const wanted = { locale: 'ro', words: ['unu', 'trei'], target: null }
  const changed = await asOwner('POST', `/synonyms/${id}`, { version, group: wanted })
  expect(changed.status).toBe(200)
  expect((await searchAudit(shop, { most: 1, words: '' }))[0]).toMatchObject({
    action: 'synonyms.changed',
    object: { kind: 'search', name: 'unu = trei' },
    before: { words: ['unu', 'doi'] },
    after: { words: ['unu', 'trei'] },
  })
  expect(await asOwner('POST', `/synonyms/${id}`, { version, group: wanted })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { id, words: ['unu', 'trei'] } },
  })
  expect(await asOwner('POST', `/synonyms/${id}/remove`, { version })).toMatchObject({ status: 409 })
  const [now] = await groupsOf(['trei'])
  // Nothing is written where nothing differs.
  expect((await asOwner('POST', `/synonyms/${id}`, { version: now.version, group: wanted })).body.entries).toEqual([])
  const removed = await asOwner('POST', `/synonyms/${id}/remove`, { version: now.version })
  expect(removed.status).toBe(200)
  expect(await asOwner('POST', `/synonyms/${id}`, { version, group: wanted })).toMatchObject({ status: 404 })
  expect((await undo(changed.body.entries[0])).status).toBe(409)
  expect((await undo(removed.body.entries[0])).status).toBe(200)
  expect(await groupsOf(['trei'])).toMatchObject([{ id }])
})

test('what search cannot use is refused, and who may not change is too', async () => {
  const add = (change: object) => asOwner('POST', '/synonyms', { group: { ...group, ...change } })
  expect(await add({ words: ['unul'] })).toMatchObject({ status: 422, body: { code: 'synonym_words' } })
  expect(await add({ words: ['Cană', 'cana'] })).toMatchObject({ status: 422, body: { code: 'synonym_alike' } })
  expect(await add({ words: ['a', '!'] })).toMatchObject({ status: 422, body: { code: 'synonym_empty' } })
  expect((await add({ words: ['x'.repeat(61), 'y'] })).status).toBe(400)
  expect((await asSupport('GET', '/synonyms')).status).toBe(403)
  expect((await asSupport('POST', '/synonyms', { group })).status).toBe(403)
  expect((await asOwner('POST', '/synonyms/nine', { version: '', group })).status).toBe(404)
})

test('searches without results are read with what they find now, and can be put aside and back', async () => {
  const now = shop.clock.now()
  const miss = { locale: 'ro' as const, now, week: missWeek(now) }
  for (const query of ['balansoar', 'borcan', 'borcan']) await countSearchMiss(shop.db.query, { ...miss, query })
  const read = async (ignored: 0 | 1) =>
    (await asEditor('GET', `/search-misses?ignored=${ignored}`)).body.misses.filter(
      ({ query }: { query: string }) => query !== 'zdrumbulici',
    )
  expect(await read(0)).toMatchObject([
    { query: 'borcan', times: 2, timesBefore: 0, everTimes: 2, finds: 0, first: null, lastAt: now.toISOString() },
    { query: 'balansoar', times: 1, finds: 1, first: 'Balansoar din lemn' },
  ])
  const mark = { locale: 'ro', query: 'borcan', isIgnored: true }
  const marked = await asEditor('POST', '/search-misses/mark', mark)
  expect(marked.status).toBe(200)
  expect(await asEditor('POST', '/search-misses/mark', mark)).toMatchObject({ status: 409 })
  expect(await read(0)).toMatchObject([{ query: 'balansoar' }])
  expect(await read(1)).toMatchObject([{ query: 'borcan' }])
  expect((await undo(marked.body.entries[0])).status).toBe(200)
  expect(await read(1)).toEqual([])
})

test('why a search finds what it finds is told to staff alone', async () => {
  const explain = (caller: typeof asOwner, query: Record<string, string>) =>
    caller('GET', `/search/explain?${new URLSearchParams(query).toString()}`)
  const { status, body } = await explain(asEditor, { locale: 'ro', words: 'minge roșie' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ query: 'minge roșie', corrected: null, total: 1, hits: [{ name: 'Minge roșie' }] })
  expect(body.segments.map(({ text }: { text: string }) => text).join(' ')).toMatch(/minge/)
  expect(body.hits[0].reasons.length).toBeGreaterThan(0)
  expect(await explain(asOwner, { locale: 'ro', words: 'qwxzkv' })).toMatchObject({ status: 200, body: { total: 0, hits: [] } })
  expect((await explain(asSupport, { locale: 'ro', words: 'minge' })).status).toBe(403)
  expect((await explain(asOwner, { locale: 'ro', words: 'x'.repeat(65_536) })).status).toBe(400)
  const stranger = new Request(`${shop.config.publicUrl}/admin/api/search/explain?locale=ro&words=minge`)
  expect((await site.fetch(stranger)).status).not.toBe(200)
})

test('a popular search is hidden from visitors and offered again, and told in the log', async () => {
  const now = shop.clock.now()
  const hit = { locale: 'ro' as const, query: 'minge', now, week: missWeek(now) }
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as visitors come
  for (let time = 0; time < 7; time++) await countSearchHit(shop.db.query, hit)
  const hits = async (hidden: number) => (await asEditor('GET', `/search-popular?hidden=${hidden}`)).body.hits
  expect(await hits(0)).toMatchObject([{ locale: 'ro', query: 'minge', times: 7, timesBefore: 0 }])
  expect(await popularSearches(shop, 'ro')).toEqual(['minge'])
  const mark = { locale: 'ro', query: 'minge', isHidden: true }
  expect((await asSupport('POST', '/search-popular/mark', mark)).status).toBe(403)
  const hidden = await asEditor('POST', '/search-popular/mark', mark)
  expect(hidden.status).toBe(200)
  expect(await popularSearches(shop, 'ro')).toEqual([])
  expect([await hits(0), (await hits(1)).length]).toEqual([[], 1])
  expect(await asEditor('POST', '/search-popular/mark', mark)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect((await searchAudit(shop, { most: 1, words: '' }))[0]).toMatchObject({
    action: 'search.popular_hidden',
    after: { locale: 'ro', query: 'minge', isHidden: true },
  })
  expect((await undo(hidden.body.entries[0])).status).toBe(200)
  expect(await popularSearches(shop, 'ro')).toEqual(['minge'])
})
