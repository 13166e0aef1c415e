/** The running system by staff: its state, jobs that were set aside, page caches, backups (D-64). */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BACKUPS_KEPT, backupName } from '#domain/system/backups.ts'
import { writeBackupFile } from '#services/system/back-up.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { readOutbox } from '#store/database/outbox.ts'
import { claimJobs, enqueue, setJobAside } from '#store/jobs/jobs.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const actions = async () => (await searchAudit(shop, { most: 10 })).map(({ action }) => action)

test('the page tells of the database, of jobs that wait and of errors of this process', async () => {
  shop.memory.errors.add('job mail.send failed', 'Error: no route', shop.clock.now())
  shop.memory.errors.add('job mail.send failed', 'Error: no route', shop.clock.now())
  const { status, body } = await asOwner('GET', '/system')
  expect(status).toBe(200)
  expect(body.database).toMatchObject({ kind: shop.db.kind, version: expect.stringMatching(/^\d+/) })
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
  expect(body.errors).toMatchObject([{ message: 'job mail.send failed', cause: 'Error: no route', count: 2 }])
})

test('jobs that were set aside run again when somebody says so, once', async () => {
  const now = shop.clock.now()
  await enqueue(shop.db.query, { kind: 'search.push', payload: {}, runAt: now })
  const [job] = await claimJobs(shop.db.query, { kinds: ['search.push'], now, leaseUntil: now, limit: 1 })
  await setJobAside(shop.db.query, job!, now, 'Error: away\n  at somewhere')
  expect((await asOwner('GET', '/system')).body.jobs).toMatchObject([
    { kind: 'search.push', due: 0, setAside: 1, lastError: 'Error: away' },
  ])
  expect(await asOwner('POST', '/system/jobs/retry', { kind: 'search.push' })).toMatchObject({ status: 200, body: { jobs: 1 } })
  expect(await asOwner('POST', '/system/jobs/retry', { kind: 'search.push' })).toMatchObject({
    status: 404,
    body: { code: 'no_job_set_aside' },
  })
  expect((await asOwner('GET', '/system')).body.jobs).toMatchObject([{ kind: 'search.push', due: 1, setAside: 0 }])
  expect((await actions())[0]).toBe('system.jobs_retried')
})

test('emptied pages are told to every process', async () => {
  const before = new Date(shop.clock.now().getTime() - 1)
  expect((await asOwner('POST', '/system/pages/empty', {})).body).toEqual({ done: true })
  const told = await readOutbox(shop.db.query, 'purge', before)
  expect(told.map(({ payload }) => payload)).toContainEqual({ tags: ['shell'] })
})

test('a backup is asked for once, written whole, and old ones make room', async () => {
  expect((await asOwner('POST', '/system/backups', {})).status).toBe(202)
  expect(await asOwner('POST', '/system/backups', {})).toMatchObject({ status: 409, body: { code: 'backup_waits' } })
  await writeBackupFile(shop)
  const folder = join(shop.config.dataDir, 'backups')
  writeFileSync(join(folder, 'notes.txt'), 'not a backup')
  for (let day = 1; day <= BACKUPS_KEPT; day++) writeFileSync(join(folder, backupName(new Date(Date.UTC(2020, 0, day)))), 'old')
  shop.clock.advance(1_000)
  await writeBackupFile(shop)
  const { backups } = (await asOwner('GET', '/system')).body
  expect(backups).toHaveLength(BACKUPS_KEPT)
  expect(backups[0].bytes).toBeGreaterThan(1_000)
  expect(readdirSync(folder)).toContain('notes.txt')
})
