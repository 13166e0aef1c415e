/** Several publish content at the same moment on several connections. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pageContent } from '#domain/content/story.ts'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { listStoryStates, readContentVersion, type StoryState } from '#store/content/stories.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop } from '#test/shop.ts'
import { publishStory, saveDraft, scheduleStory, unpublishStory } from './write-stories.ts'
import { publishDueContent } from '#services/editor/publish-content.ts'

const ROUNDS = 10

const shop = await testShop()
const { db, clock } = shop
const KEYS = ['cuib', 'culcus'] as const
const write = (key: string, turn: number) =>
  writeOnePage(
    shop,
    key,
    perLocale(() => `${key}-${turn}`),
  )
const states = async (): Promise<StoryState[]> => (await Promise.all(KEYS.map((key) => listStoryStates(db.query, key)))).flat()

/** Each costs a second and is repeated, so that only the server's own count shows it. */
const deadlocks = async (): Promise<number> => {
  await sql`select pg_stat_force_next_flush()`.execute(db.query)
  const { rows } = await sql<{
    n: number
  }>`select deadlocks::integer as n from pg_stat_database where datname = current_database()`.execute(db.query)
  return rows[0]!.n
}

const save = (one: StoryState, title: string) =>
  db.transaction((tx) =>
    saveDraft(tx, one, pageContent(one.key, { title, description: 'x', body: [] }), { who: 'test', now: clock.now() }),
  )

test('publishers of one page in every language, of each language, by time and by import, wait for each other and never deadlock', async () => {
  for (const key of KEYS) await write(key, 0)
  const all = await states()
  expect(all).toHaveLength(KEYS.length * LOCALES.length)
  const purged: string[] = []
  let version = await readContentVersion(db.query)
  let seen = await readPurges(shop, new Set())
  for (let round = 1; round <= ROUNDS; round++) {
    const now = clock.now()
    for (const one of all) await save(one, `Runda ${round}`)
    await db.transaction(async (tx) => {
      for (const one of all) await scheduleStory(tx, one, now)
    })
    const inOrder = (order: readonly StoryState[]) =>
      db.transaction(async (tx) => {
        for (const one of order) await publishStory(tx, one, now)
      })
    await Promise.all([
      inOrder(all),
      inOrder(all.toReversed()),
      ...all.map(({ id, locale }) => publishDueContent(shop, { storyId: id, locale })),
      ...all.map((one) => db.transaction((tx) => publishStory(tx, one, now))),
    ])
    expect((await states()).map(({ published_at, isChanged, publish_at }) => [published_at, isChanged, publish_at])).toEqual(
      all.map(() => [now, false, null]),
    )
    const next = await readContentVersion(db.query)
    expect(next).toBeGreaterThanOrEqual(version + 2 * all.length + all.length)
    version = next
    // Every process hears of it.
    seen = await readPurges({ ...shop, purge: (tags) => void purged.push(...tags) }, seen)
    expect(purged.splice(0)).toEqual(expect.arrayContaining(['shell', ...new Set(all.map(({ id }) => `story:${id}`))]))
    clock.advance(1_000)
  }
  expect(await deadlocks()).toBe(0)
})

test('an import beside publishers and a scheduler changes pages as a whole', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const all = await states()
    await Promise.all([
      ...KEYS.map((key) => write(key, round)),
      ...KEYS.map((key) => write(key, round)),
      ...all.map((one) => db.transaction((tx) => publishStory(tx, one, clock.now()))),
      db.transaction(async (tx) => {
        for (const one of all.toReversed()) await publishStory(tx, one, clock.now())
      }),
      db.transaction(async (tx) => {
        for (const one of all) await scheduleStory(tx, one, new Date(clock.now().getTime() + DAY_MS))
      }),
    ])
    expect((await states()).map(({ slug, isChanged }) => [slug, isChanged])).toEqual(
      KEYS.flatMap((key) => LOCALES.map(() => [`${key}-${round}`, false])),
    )
    clock.advance(1_000)
  }
  expect(await deadlocks()).toBe(0)
})

test('a text that is withdrawn and published at once is one or the other, never half', async () => {
  const [one] = await states()
  for (let round = 1; round <= ROUNDS; round++) {
    await save(one!, `Nou ${round}`)
    await Promise.all([
      db.transaction((tx) => publishStory(tx, one!, clock.now())),
      db.transaction((tx) => unpublishStory(tx, one!, clock.now())),
    ])
    const [after] = await states()
    const published = await shop.content.story({ id: one!.id }, one!.locale, 'published')
    expect(after!.published_at === null).toBe(published === null)
    if (published) expect(published.content).toMatchObject({ title: `Nou ${round}` })
  }
})
