import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { backup, restore } from './backup.ts'
import type { Database } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

const source = await testDatabase()
const target = await testDatabase()
const now = new Date('2026-11-18T10:00:00.123Z')

async function fill(db: Database): Promise<void> {
  const { query } = db
  await query
    .insertInto('setting')
    .values({ key: 'merchant', value: JSON.stringify({ name: 'Őz „Kft.”\n', list: [1, null] }) })
    .execute()
  const collection = { position: 1, flags: ['menu', 'with "quotes", and comma'] }
  await query
    .insertInto('collection')
    .values({ ...collection, id: 1, key: 'child', parent_id: null })
    .execute()
  await query
    .insertInto('collection')
    .values({ ...collection, id: 2, key: 'root' })
    .execute()
  await query.updateTable('collection').set({ parent_id: 2 }).where('id', '=', 1).execute()
  const locker = { courier: 'x', country: 'RO', city: 'Iași', zip: '700001', name: 'Țară', address: 'Șoseaua 1' }
  const lockers = Array.from({ length: 2500 }, (_, n) => ({ ...locker, id: `l${n}` }))
  await query.insertInto('locker').values(lockers).execute()
  await query
    .insertInto('job')
    .values({ id: uuidv7(now), kind: 'a', payload: '{"table":"x"}', run_at: now, key: null })
    .execute()
  await query
    .insertInto('picture_original')
    .values({ hash: 'a'.repeat(32), width: 1, height: 1, bytes: Buffer.from([0, 92, 255]), created_at: now })
    .execute()
  // Words of the migration are a merchant's to change.
  await query.deleteFrom('synonym_group').where('locale', '=', 'hu').execute()
  await query.updateTable('catalogue_version').set({ version: 9_007_199_254_740_991 }).execute()
}

const linesOf = async (db: Database) => {
  let text = ''
  const rows = await backup(db, now, async (lines) => void (text += lines))
  return { rows, lines: text.trimEnd().split('\n') }
}
async function* each(lines: string[]) {
  yield* lines
}

test('a complete backup is restored into an empty database, an incomplete one not at all', async () => {
  await fill(source)
  const { rows, lines } = await linesOf(source)
  const groups = await source.query.selectFrom('synonym_group').select('id').execute()
  expect(rows).toBe(1 + 2 + 2500 + 1 + 1 + 1 + groups.length)

  await expect(restore(target, each(lines.slice(0, -1)))).rejects.toThrow('cut off')
  await expect(restore(target, each(lines.toSpliced(700, 1)))).rejects.toThrow('cut off')
  await expect(restore(target, each(['{"format":"other"}']))).rejects.toThrow('not a backup of this shop')
  await expect(restore(target, each(['']))).rejects.toThrow('not a backup of this shop')
  const later = lines[0]!.replace(/"\]\}$/, '","9999_later"]}')
  await expect(restore(target, each([later, ...lines.slice(1)]))).rejects.toThrow('9999_later')

  expect(await restore(target, each(lines))).toBe(rows)
  const again = await linesOf(target)
  expect(again.lines.toSorted()).toEqual(lines.toSorted())
  await expect(restore(target, each(lines))).rejects.toThrow('The database is not empty')
})

test('bytes, times and lists are restored exactly', async () => {
  const { rows } = await sql<{ same: boolean }>`
    select count(*) = 2500 as same from locker where name = 'Țară' and id ~ '^l[0-9]+$'`.execute(target.query)
  expect(rows[0]!.same).toBe(true)
  expect(await target.query.selectFrom('job').select(['run_at', 'payload']).execute()).toEqual([
    { run_at: now, payload: { table: 'x' } },
  ])
  const [picture] = await target.query.selectFrom('picture_original').select('bytes').execute()
  expect([...picture!.bytes]).toEqual([0, 92, 255])
  expect(await target.query.selectFrom('collection').select(['id', 'parent_id', 'flags']).orderBy('id').execute()).toEqual([
    { id: 1, parent_id: 2, flags: ['menu', 'with "quotes", and comma'] },
    { id: 2, parent_id: null, flags: ['menu', 'with "quotes", and comma'] },
  ])
})
