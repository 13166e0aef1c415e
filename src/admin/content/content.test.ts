/** Pages by staff: begun, written by two people, published in three languages at one moment, taken back; hostile text is text. */
import { beforeEach, expect, test } from 'vitest'
import type { StoryBlock } from '#domain/content/story.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { undoContent } from '#services/editor/undo-content.ts'
import { CONSOLE, searchAudit, verifyAudit } from '#services/staff/audit.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { hostileBlocks } from '#test/hostile/hostile-blocks.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { openSite } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import type { StoryView, TextView } from '#admin/schema/content.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
const site = await openSite(shop, storefront)
/** Purges what the shop was told to purge since the last page. */
async function followNews(): Promise<void> {
  const rows = await shop.db.query.deleteFrom('outbox').returning('payload').execute()
  for (const { payload } of rows) site.pages.purge((payload as { tags: string[] }).tags)
}
const get = async (path: string) => {
  await followNews()
  return site.fetch(new Request(new URL(path, shop.config.publicUrl)))
}

const TITLE = { ro: 'Vară în cuib', en: 'Summer in the nest', hu: 'Nyár a fészekben' }
const text = (words: string) => ({ _uid: 'b1', component: 'text', text: [{ kind: 'paragraph', text: words }] })

beforeEach(async () => {
  for (const table of ['story_version', 'story_text', 'story', 'job', 'outbox', 'slug_history', 'attempt_count'] as const)
    await shop.db.query.deleteFrom(table).execute()
})

const begun = async (name = 'summer'): Promise<StoryView> => {
  const { status, body } = await asEditor('POST', '/content', { kind: 'page', name, title: TITLE })
  expect([status, body.entries?.length]).toEqual([200, 1])
  return read(body.id)
}
const read = async (id: number): Promise<StoryView> => (await asEditor('GET', `/content/${id}`)).body.story
const inLocale = (story: StoryView, locale: Locale): TextView => story.texts.find((one) => one.locale === locale)!
const versions = (story: StoryView, locales: readonly Locale[] = LOCALES) =>
  Object.fromEntries(locales.map((locale) => [locale, inLocale(story, locale).version]))
const draftOf = (story: StoryView, locale: Locale, body: StoryBlock[], given: object = {}) => {
  const { version, content } = inLocale(story, locale)
  return { version, content: { ...content, body, ...given } }
}
const keep = (story: StoryView, texts: object, by = asEditor) => by('POST', `/content/${story.id}/draft`, { texts })
/** Writes one block in every language. */
const written = async (words: string): Promise<StoryView> => {
  const story = await begun()
  const texts = perLocale((locale) => draftOf(story, locale, [text(`${words} ${locale}`)]))
  return (await keep(story, texts)).body.story
}
const publish = (story: StoryView, locales: readonly Locale[] = LOCALES, at: Date | null = null) =>
  asEditor('POST', `/content/${story.id}/publish`, {
    texts: versions(story, locales),
    at: at?.toISOString() ?? null,
    reason: null,
  })
const entryOf = async (id: string) => (await searchAudit(shop, { most: 20 })).find((one) => one.id === id)!
const undo = async ([id]: string[]) => undoContent(shop, CONSOLE, await entryOf(id!), null)

test('a page is begun as drafts in three languages, listed, and shown to nobody', async () => {
  const { id, texts } = await begun()
  expect(texts.map(({ locale, path, state }) => [locale, path, state]).toSorted(([a], [b]) => (a! < b! ? -1 : 1))).toEqual([
    ['en', '/en/summer-in-the-nest', 'draft'],
    ['hu', '/hu/nyar-a-feszekben', 'draft'],
    ['ro', '/vara-in-cuib', 'draft'],
  ])
  const list = (await asSupport('GET', '/content?area=pages&words=CUIB')).body
  expect(list).toMatchObject({ service: null, contents: [{ id, kind: 'page', isFixed: false, blocks: 0 }] })
  expect((await asSupport('GET', '/content?area=pages&words=nothing')).body.contents).toEqual([])
  expect((await get('/en/summer-in-the-nest')).status).toBe(404)
  expect(await asEditor('POST', '/content', { kind: 'page', name: 'summer', title: TITLE })).toMatchObject({
    status: 422,
    body: { code: 'content_refused' },
  })
  expect(await asSupport('POST', '/content', { kind: 'page', name: 'x', title: TITLE })).toMatchObject({ status: 403 })
})

test('what is not finished is kept and not published, with the place of each fault', async () => {
  const story = await begun()
  expect((await publish(story)).body).toMatchObject({
    code: 'content_incomplete',
    faults: [{ block: '', path: ['body'], code: 'empty' }, {}, {}],
  })
  const hero = { _uid: 'h', component: 'hero', links: [{ text: 'More' }] }
  const kept = await keep(story, { ro: draftOf(story, 'ro', [hero]) })
  expect(kept.status).toBe(200)
  const refused = await publish(kept.body.story, ['ro'])
  expect(refused).toMatchObject({ status: 422, body: { code: 'content_incomplete' } })
  expect(refused.body.faults).toEqual([
    { locale: 'ro', block: 'h', path: ['title'], code: 'missing' },
    { locale: 'ro', block: 'h', path: ['links', 0, 'link'], code: 'missing' },
  ])
  const hidden = await keep(kept.body.story, { ro: draftOf(kept.body.story, 'ro', [{ ...hero, _hidden: true }, text('Salut')]) })
  expect((await publish(hidden.body.story, ['ro'])).status).toBe(200)
  const html = await (await get('/vara-in-cuib')).text()
  expect(html).toContain('Salut')
  expect(html).not.toContain('More')
})

test('three languages are published at once and seen at once; the undo takes all of them back, and can be undone', async () => {
  const story = await written('Hello')
  const first = await publish(story)
  expect(first.body.story.texts.map(({ state }: TextView) => state)).toEqual(['shown', 'shown', 'shown'])
  for (const { path } of story.texts) expect((await get(path)).status).toBe(200)
  const later = await keep(first.body.story, { en: draftOf(first.body.story, 'en', [text('Changed since')]) })
  expect(inLocale(later.body.story, 'en').state).toBe('changed')
  expect(await (await get('/en/summer-in-the-nest')).text()).toContain('Hello en')
  const second = await publish(later.body.story, ['en'])
  expect(await (await get('/en/summer-in-the-nest')).text()).toContain('Changed since')
  expect(await undo(first.body.entries)).toBe('changed_since')
  expect(await undo(second.body.entries)).toBe('done')
  expect(await (await get('/en/summer-in-the-nest')).text()).toContain('Hello en')
  expect(await undo(first.body.entries)).toBe('done')
  for (const { path } of story.texts) expect((await get(path)).status).toBe(404)
  const [last] = await searchAudit(shop, { most: 1 })
  expect(last).toMatchObject({ action: 'content.published', undoes: first.body.entries[0] })
  expect(await undo([last!.id])).toBe('done')
  expect((await get('/hu/nyar-a-feszekben')).status).toBe(200)
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
})

test('all complete languages are published at one moment; the plan is seen, and taken back', async () => {
  const story = await written('Soon')
  const at = new Date(shop.clock.now().getTime() + HOUR_MS)
  expect(await publish(story, LOCALES, shop.clock.now())).toMatchObject({ status: 422, body: { code: 'moment_past' } })
  const planned = await publish(story, LOCALES, at)
  expect(planned.body.story.texts.map(({ state, publishAt }: TextView) => [state, publishAt])).toEqual(
    LOCALES.map(() => ['planned', at.toISOString()]),
  )
  expect(await undo(planned.body.entries)).toBe('done')
  expect(inLocale(await read(story.id), 'ro').state).toBe('draft')
  const again = await publish(story, LOCALES, at)
  const unplanned = await asEditor('POST', `/content/${story.id}/unplan`, { texts: versions(story, ['hu']), reason: null })
  expect(inLocale(unplanned.body.story, 'hu').state).toBe('draft')
  expect(again.status).toBe(200)
  shop.clock.advance(HOUR_MS)
  await runDueJobs(shop, jobHandlers)
  expect((await get('/en/summer-in-the-nest')).status).toBe(200)
  expect((await get('/hu/nyar-a-feszekben')).status).toBe(404)
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'content.published', staffName: 'shop', before: { ro: null, en: null } })
})

test('two people: the second one is told, and languages are apart', async () => {
  const story = await written('Mine')
  expect((await keep(story, { ro: draftOf(story, 'ro', [text('by owner')]) }, asOwner)).status).toBe(200)
  expect((await keep(story, { en: draftOf(story, 'en', [text('by editor')]) })).status).toBe(200)
  const late = await keep(story, { ro: draftOf(story, 'ro', [text('by editor')]) })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(inLocale(late.body.story, 'ro').content).toMatchObject({ body: [text('by owner')] })
  expect(await publish(story)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
})

test('what one person types in one go is one version; an earlier one is brought back, and that taken back', async () => {
  let story = await written('One')
  await publish(story)
  for (const words of ['Two', 'Three']) {
    shop.clock.advance(MINUTE_MS)
    story = (await keep(await read(story.id), { en: draftOf(await read(story.id), 'en', [text(words)]) })).body.story
  }
  const list = async () => (await asSupport('GET', `/content/${story.id}/versions?locale=en`)).body.versions
  const all = await list()
  expect(all.map(({ isDraft, isShown }: Record<string, boolean>) => [isDraft, isShown])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  const one = (await asSupport('GET', `/content/${story.id}/versions/${all[1].id}?locale=en`)).body.content
  expect(one.body).toEqual([text('One en')])
  const wish = { locale: 'en', seen: inLocale(story, 'en').version, version: all[1].id }
  const back = await asEditor('POST', `/content/${story.id}/bring-back`, wish)
  expect(inLocale(back.body.story, 'en')).toMatchObject({ state: 'shown' })
  expect(await undo(back.body.entries)).toBe('done')
  expect(inLocale(await read(story.id), 'en').content).toMatchObject({ body: [text('Three')] })
})

test('a page is copied with its blocks, and unpublished with an address to go on to', async () => {
  const story = await written('Copy me')
  await publish(story)
  const copy = await asEditor('POST', `/content/${story.id}/copy`, {
    name: 'autumn',
    title: { ...TITLE, en: 'Autumn', ro: 'Toamna', hu: 'Ősz' },
  })
  expect(inLocale(await read(copy.body.id), 'en')).toMatchObject({
    path: '/en/autumn',
    state: 'draft',
    content: { title: 'Autumn', body: [text('Copy me en')] },
  })
  const taken = await asEditor('POST', `/content/${story.id}/unpublish`, {
    texts: versions(story, ['en']),
    reason: ' over ',
    to: '/sale',
  })
  expect(inLocale(taken.body.story, 'en').state).toBe('draft')
  const moved = await get('/en/summer-in-the-nest')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/sale'])
  expect(await undo(taken.body.entries)).toBe('done')
  expect((await get('/en/summer-in-the-nest')).status).toBe(200)
  expect(await entryOf(taken.body.entries[0])).toMatchObject({ reason: 'over' })
})

test('the draft is shown by its link in a frame of the shop alone, and its policy stays strict', async () => {
  const story = await written('Framed')
  const { previews } = (await asSupport('GET', `/content/${story.id}`)).body
  const shown = await get(previews.hu)
  expect(await shown.text()).toContain('Framed hu')
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const policy = shown.headers.get('content-security-policy')!
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'self';")
  expect((await get('/en/cart')).headers.get('x-frame-options')).toBe('DENY')
  const admin = (await site.fetch(new Request(new URL('/admin/pages', shop.config.publicUrl)))).headers
  expect(admin.get('content-security-policy') ?? '').not.toContain("frame-src 'self'")
})

test('300 hostile texts in every field are kept as they are, and are text on the page', async () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(300)
  const story = await begun()
  for (let at = 0; at < HOSTILE_TEXTS.length; at += 50) {
    const some = HOSTILE_TEXTS.slice(at, at + 50)
    const body = some.map((hostile, place) => ({
      _uid: `b${place}`,
      component: 'quote',
      text: hostile,
      who: hostile.slice(0, 300),
      role: hostile.slice(0, 300),
    }))
    const now = await read(story.id)
    const kept = await keep(now, { en: draftOf(now, 'en', body, { title: some[0], description: some[1] }) })
    expect(kept.status).toBe(200)
    expect(inLocale(kept.body.story, 'en').content['body']).toEqual(body)
  }
  // Fields that name or lead refuse what is no name and no way, and say so field by field.
  for (const hostile of HOSTILE_TEXTS.slice(0, 40)) {
    const now = await read(story.id)
    const { status } = await keep(now, { en: draftOf(now, 'en', hostileBlocks(hostile, null, 'x').slice(0, 50)) })
    expect([200, 422]).toContain(status)
  }
  const published = await publish(await read(story.id), ['en'])
  expect([200, 422]).toContain(published.status)
  expect(shop.errors).toEqual([])
})
