import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { testClock } from '#test/clock.ts'
import { claimJobs, enqueue, finishJob } from '#store/jobs/jobs.ts'
import { MAX_ATTEMPTS, pauseAfter, runDueJobs, startJobs, wakeJobs, type JobHandlers } from './jobs.ts'

const db = await testDatabase()
const now = new Date('2026-11-18T10:00:00Z')

const makeShop = () => {
  const logged: string[] = []
  const log = { error: (message: string) => void logged.push(message), info() {}, debug() {} }
  return { db, clock: testClock(now), log, logged }
}
type TestJobs = JobHandlers<ReturnType<typeof makeShop>>
const add = (kind: string, payload: unknown = {}, runAt = now) => enqueue(db.query, { kind, payload, runAt })
const rows = () => db.query.selectFrom('job').selectAll().execute()

beforeEach(async () => {
  await db.query.deleteFrom('job').execute()
})

test('a job runs once with its payload, and its row is gone', async () => {
  const shop = makeShop()
  const seen: unknown[] = []
  await add('count', { list: [1, 2] })
  const handlers: TestJobs = { count: async (_, payload) => void seen.push(payload) }
  expect(await runDueJobs(shop, handlers)).toBe(1)
  expect(await runDueJobs(shop, handlers)).toBe(0)
  expect(seen).toEqual([{ list: [1, 2] }])
  expect(await rows()).toEqual([])
})

test('a job of a transaction that was rolled back never exists', async () => {
  const rolledBack = db.transaction(async (tx) => {
    await enqueue(tx, { kind: 'count', payload: {}, runAt: now })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('a job waits for its time, to the millisecond', async () => {
  const shop = makeShop()
  await add('count', {}, new Date(now.getTime() + 1))
  const handlers: TestJobs = { count: async () => undefined }
  expect(await runDueJobs(shop, handlers)).toBe(0)
  shop.clock.advance(1)
  expect(await runDueJobs(shop, handlers)).toBe(1)
})

test('while a job with a key waits, another with it is not added', async () => {
  const job = { kind: 'count', payload: {}, key: 'one', runAt: now }
  expect(await enqueue(db.query, job)).toBe(true)
  expect(await enqueue(db.query, job)).toBe(false)
  await runDueJobs(makeShop(), { count: async () => undefined })
  expect(await enqueue(db.query, job)).toBe(true)
})

test('a failed job is tried again after growing pauses, and set aside after the last try', async () => {
  const shop = makeShop()
  await add('fail')
  let tries = 0
  const handlers: TestJobs = {
    fail: async () => {
      tries++
      throw new Error('the other side is down')
    },
  }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await runDueJobs(shop, handlers)
    expect(tries).toBe(attempt)
    shop.clock.advance(pauseAfter(attempt) - 1)
    await runDueJobs(shop, handlers)
    expect(tries).toBe(attempt)
    shop.clock.advance(1)
  }
  await runDueJobs(shop, handlers)
  expect(tries).toBe(MAX_ATTEMPTS)
  const [job] = await rows()
  expect(job!.dead_at).not.toBeNull()
  expect(job!.last_error).toContain('the other side is down')
  expect(shop.logged).toHaveLength(MAX_ATTEMPTS)
})

test('pauses double from five seconds and end at an hour', () => {
  expect([1, 2, 3, 10, 30].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000])
})

test('a job whose process died is due again when its lease ends, and the late end of the first try changes nothing', async () => {
  const shop = makeShop()
  await add('count')
  const leaseUntil = new Date(now.getTime() + 60_000)
  const [lost] = await claimJobs(db.query, { kinds: ['count'], now, leaseUntil, limit: 1 })
  expect(await runDueJobs(shop, { count: async () => undefined })).toBe(0)
  const [again] = await claimJobs(db.query, {
    kinds: ['count'],
    now: leaseUntil,
    leaseUntil: new Date(now.getTime() + 1e6),
    limit: 1,
  })
  expect(again!.attempts).toBe(2)
  await finishJob(db.query, lost!)
  expect(await rows()).toHaveLength(1)
  await finishJob(db.query, again!)
  expect(await rows()).toHaveLength(0)
})

test('a kind that this version does not know is left for one that does', async () => {
  await add('from the future')
  expect(await runDueJobs(makeShop(), { count: async () => undefined })).toBe(0)
  expect((await rows())[0]!.attempts).toBe(0)
})

test('the runner picks up a job when it is woken, and stopping waits for the work in flight', async () => {
  const shop = makeShop()
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let ended = false
  const runner = startJobs(shop, {
    slow: async () => {
      started.resolve()
      await gate.promise
      ended = true
    },
  })
  await add('slow')
  wakeJobs()
  await started.promise
  const stopped = runner.stop()
  await add('slow')
  expect(ended).toBe(false)
  gate.resolve()
  await stopped
  expect(ended).toBe(true)
  expect(await rows()).toHaveLength(1)
})

test('two runners share the jobs and none runs twice', async () => {
  const shop = makeShop()
  const seen = new Map<unknown, number>()
  const all = Promise.withResolvers<void>()
  await db.transaction(async (tx) => {
    for (let n = 0; n < 60; n++) await enqueue(tx, { kind: 'count', payload: n, runAt: now })
  })
  const handlers: TestJobs = {
    count: async (_, payload) => {
      seen.set(payload, (seen.get(payload) ?? 0) + 1)
      if (seen.size === 60) all.resolve()
    },
  }
  const runners = [startJobs(shop, handlers), startJobs(shop, handlers)]
  await all.promise
  await Promise.all(runners.map((runner) => runner.stop()))
  expect([...seen.values()].filter((times) => times > 1)).toEqual([])
  expect(await rows()).toEqual([])
})
