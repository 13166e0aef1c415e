import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import { testClock } from '#test/clock.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { claimJobs, enqueue, finishJobs, type NewJob } from '#store/jobs/jobs.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { JobPostponed, MAX_ATTEMPTS, pauseAfter, startJobs, type JobHandlers } from './jobs.ts'

const db = await testDatabase()
const now = new Date('2026-11-18T10:00:00Z')

const makeShop = () => {
  const logged: string[] = []
  const log = { error: (message: string) => void logged.push(message), info(_message?: string) {}, debug() {} }
  return { db, clock: testClock(now), log, logged, jobSignal: createJobSignal() }
}
type TestJobs = Partial<JobHandlers<ReturnType<typeof makeShop>>>
/** A job of one kind, which stands here for any. */
const job = (items: readonly string[] = [], runAt = now): NewJob => ({
  kind: 'stock.shown',
  payload: { items: [...items] },
  runAt,
})
const add = (items?: readonly string[], runAt?: Date) => enqueue(db.query, job(items, runAt))
const doingNothing: TestJobs = { 'stock.shown': async () => undefined }
const rows = () => db.query.selectFrom('job').selectAll().execute()

beforeEach(async () => {
  await db.query.deleteFrom('job').execute()
})

test('a job runs once with its payload, and its row is deleted', async () => {
  const shop = makeShop()
  const seen: unknown[] = []
  await add(['1', '2'])
  const handlers: TestJobs = { 'stock.shown': async (_, payload) => void seen.push(payload) }
  expect(await runDueJobs(shop, handlers)).toBe(1)
  expect(await runDueJobs(shop, handlers)).toBe(0)
  expect(seen).toEqual([{ items: ['1', '2'] }])
  expect(await rows()).toEqual([])
})

test('a job is rolled back with its transaction', async () => {
  const rolledBack = db.transaction(async (tx) => {
    await enqueue(tx, job())
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('a job waits for its time, to the millisecond', async () => {
  const shop = makeShop()
  await add([], new Date(now.getTime() + 1))
  expect(await runDueJobs(shop, doingNothing)).toBe(0)
  shop.clock.advance(1)
  expect(await runDueJobs(shop, doingNothing)).toBe(1)
})

test('while a job with a key waits, another with it is not added', async () => {
  const keyed = { ...job(), key: 'one' }
  expect(await enqueue(db.query, keyed)).toBe(true)
  expect(await enqueue(db.query, keyed)).toBe(false)
  await runDueJobs(makeShop(), doingNothing)
  expect(await enqueue(db.query, keyed)).toBe(true)
})

test('a postponed job says why once, and comes again however often, until it can run', async () => {
  const shop = makeShop()
  const said: string[] = []
  shop.log.info = (message?: string) => void said.push(message ?? '')
  let isThere = false
  const handlers: TestJobs = {
    'stock.shown': async () => {
      if (!isThere) throw new JobPostponed('nothing there', new Date(shop.clock.now().getTime() + 1_000))
    },
  }
  await add()
  for (let time = 0; time < MAX_ATTEMPTS + 2; time++) {
    await runDueJobs(shop, handlers)
    expect(await rows()).toMatchObject([{ attempts: 0, dead_at: null, last_error: 'nothing there' }])
    shop.clock.advance(1_000)
  }
  expect([said.length, shop.logged]).toEqual([1, []])
  isThere = true
  await runDueJobs(shop, handlers)
  expect(await rows()).toEqual([])
})

test('a failed job is retried after growing pauses, and set aside after the last attempt', async () => {
  const shop = makeShop()
  await add()
  let attempts = 0
  const handlers: TestJobs = {
    'stock.shown': async () => {
      attempts++
      throw new Error('the other side is down')
    },
  }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await runDueJobs(shop, handlers)
    expect(attempts).toBe(attempt)
    shop.clock.advance(pauseAfter(attempt) - 1)
    await runDueJobs(shop, handlers)
    expect(attempts).toBe(attempt)
    shop.clock.advance(1)
  }
  await runDueJobs(shop, handlers)
  expect(attempts).toBe(MAX_ATTEMPTS)
  const [dead] = await rows()
  expect(dead!.dead_at).not.toBeNull()
  expect(dead!.last_error).toContain('the other side is down')
  expect(shop.logged).toHaveLength(MAX_ATTEMPTS)
})

test('pauses double from five seconds and end at an hour', () => {
  expect([1, 2, 3, 10, 30].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000])
})

test('a job whose process died is due again when its lease ends, and a late result of the first attempt is ignored', async () => {
  const shop = makeShop()
  await add()
  const leaseUntil = new Date(now.getTime() + 60_000)
  const [lost] = await claimJobs(db.query, { kinds: ['stock.shown'], now, leaseUntil, limit: 1 })
  expect(await runDueJobs(shop, doingNothing)).toBe(0)
  const [again] = await claimJobs(db.query, {
    kinds: ['stock.shown'],
    now: leaseUntil,
    leaseUntil: new Date(now.getTime() + 1e6),
    limit: 1,
  })
  expect(again!.attempts).toBe(2)
  await finishJobs(db.query, [lost!])
  expect(await rows()).toHaveLength(1)
  await finishJobs(db.query, [again!])
  expect(await rows()).toHaveLength(0)
})

test('a claim deletes the jobs that ran, but for one that another process has taken since, and takes none of them again', async () => {
  for (const n of [1, 2, 3]) await add([String(n)], new Date(now.getTime() - 10 + n))
  const kinds = ['stock.shown']
  const leaseUntil = new Date(now.getTime() + 60_000)
  const [first, second] = await claimJobs(db.query, { kinds, now, leaseUntil, limit: 2 })
  const later = { kinds, now: leaseUntil, leaseUntil: new Date(now.getTime() + 1e6), limit: 1 }
  expect(await claimJobs(db.query, { ...later, done: [first!, { ...second!, attempts: 0 }] })).toMatchObject([
    { payload: { items: ['3'] }, attempts: 1 },
  ])
  expect((await rows()).map(({ payload }) => payload)).toEqual(expect.arrayContaining([{ items: ['2'] }, { items: ['3'] }]))
  expect(await rows()).toHaveLength(2)
})

test('no more jobs are claimed than asked for, however the database plans the statement', async () => {
  for (let n = 0; n < 20; n++) await add([], new Date(now.getTime() - 1000 + n))
  const leaseUntil = new Date(now.getTime() + 60_000)
  const claimed = await db.transaction(async (tx) => {
    // With these plans a subquery in the condition is asked again for each job.
    for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'sort'])
      await sql`set local ${sql.raw(`enable_${plan}`)} = off`.execute(tx)
    await sql`discard plans`.execute(tx)
    return claimJobs(tx, { kinds: ['stock.shown'], now, leaseUntil, limit: 2 })
  })
  expect(claimed).toHaveLength(2)
  await sql`discard plans`.execute(db.query)
})

test('a job of an unknown kind is left for a newer version', async () => {
  await db.query
    .insertInto('job')
    .values({ id: uuidv7(now), kind: 'from the future', payload: '{}', run_at: now })
    .execute()
  expect(await runDueJobs(makeShop(), doingNothing)).toBe(0)
  expect((await rows())[0]!.attempts).toBe(0)
})

test('the runner takes a job when it is notified, and stopping waits for running jobs', async () => {
  const shop = makeShop()
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let ended = false
  const runner = startJobs(shop, {
    'stock.shown': async () => {
      started.resolve()
      await gate.promise
      ended = true
    },
  })
  await add()
  shop.jobSignal.wake()
  await started.promise
  const stopped = runner.stop()
  await add()
  expect(ended).toBe(false)
  gate.resolve()
  await stopped
  expect(ended).toBe(true)
  expect(await rows()).toHaveLength(1)
})

test('two runners share the jobs and none runs twice', async () => {
  const shop = makeShop()
  const seen = new Map<string, number>()
  const all = Promise.withResolvers<void>()
  await db.transaction(async (tx) => {
    for (let n = 0; n < 60; n++) await enqueue(tx, job([String(n)]))
  })
  const handlers: TestJobs = {
    'stock.shown': async (_, { items }) => {
      seen.set(items[0]!, (seen.get(items[0]!) ?? 0) + 1)
      if (seen.size === 60) all.resolve()
    },
  }
  const runners = [startJobs(shop, handlers), startJobs(shop, handlers)]
  await all.promise
  await Promise.all(runners.map((runner) => runner.stop()))
  expect([...seen.values()].filter((times) => times > 1)).toEqual([])
  expect(await rows()).toEqual([])
})
