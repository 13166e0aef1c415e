/** The audit log: nothing in it can be changed without being seen (D-64). */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#domain/staff/audit-entry.ts'
import { testShop } from '#test/shop.ts'
import { CONSOLE, purgeStaff, searchAudit, verifyAudit, writeAudit, writeAudits } from './audit.ts'

const shop = await testShop()
const object = (id: string) => ({ kind: 'staff' as const, id, name: `Person ${id}` })

const write = (id: string, act: Partial<AuditEntry> = {}) =>
  shop.db.transaction((tx) => writeAudit(tx, CONSOLE, { action: 'staff.changed', object: object(id), ...act }, shop.clock.now()))

/** Runs SQL past the triggers, as somebody with the database's own rights could. */
const tamper = (statement: string) =>
  shop.db.transaction(async (tx) => {
    await sql`alter table audit_entry disable trigger user`.execute(tx)
    await sql.raw(statement).execute(tx)
    await sql`alter table audit_entry enable trigger user`.execute(tx)
  })

test('an empty log is whole, and so is one of many entries that were written at the same moment', async () => {
  expect(await verifyAudit(shop)).toEqual({ isWhole: true, entries: 0 })
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      write(String(at), {
        before: { role: 'editor', list: [1, null] },
        after: { b: 1, a: { d: 'ș', c: 0.5 } },
        reason: 'told so',
      }),
    ),
  )
  expect(await verifyAudit(shop)).toEqual({ isWhole: true, entries: 30 })
  const entries = await searchAudit(shop, { most: 30 })
  expect(entries.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at))
})

test('entries of many changes are written together, in their order, also as the first of a log and beside others', async () => {
  const other = await testShop()
  const acts = ['a', 'b', 'c'].map((id) => ({ action: 'staff.changed', object: object(id), after: { id } }))
  const writeMany = () => other.db.transaction((tx) => writeAudits(tx, CONSOLE, acts, other.clock.now()))
  const ids = await writeMany()
  expect((await searchAudit(other, { most: 9 })).map(({ id }) => id)).toEqual(ids.toReversed())
  await Promise.all([
    writeMany(),
    other.db.transaction((tx) => writeAudit(tx, CONSOLE, acts[0]!, other.clock.now())),
    writeMany(),
  ])
  expect(await other.db.transaction((tx) => writeAudits(tx, CONSOLE, [], other.clock.now()))).toEqual([])
  expect(await verifyAudit(other)).toEqual({ isWhole: true, entries: 10 })
})

test('a change that fails writes no entry, and leaves no gap', async () => {
  const failing = shop.db.transaction(async (tx) => {
    await writeAudit(tx, CONSOLE, { action: 'staff.changed', object: object('x') }, shop.clock.now())
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  await write('after')
  expect(await verifyAudit(shop)).toEqual({ isWhole: true, entries: 31 })
})

test('entries are found by person, object, words and time, a page at a time', async () => {
  await write('7', { reason: '100% sure' })
  const found = async (search: object) => (await searchAudit(shop, { most: 50, ...search })).map(({ object: { id } }) => id)
  expect(await found({ object: { kind: 'staff', id: '7' } })).toEqual(['7', '7'])
  expect(await found({ words: '100%' })).toEqual(['7'])
  expect(await found({ words: 'PERSON AFTER' })).toEqual(['after'])
  expect(await found({ until: shop.clock.now() })).toEqual([])
  expect(await found({ before: 3, from: shop.clock.now() })).toHaveLength(2)
})

test('the database refuses to change, remove or forget entries', async () => {
  const refused = [
    sql`update audit_entry set reason = 'none' where position = 1`,
    sql`delete from audit_entry where position = 1`,
    sql`truncate audit_entry`,
    sql`update audit_head set position = 1`,
    sql`delete from audit_head`,
  ]
  for (const statement of refused) await expect(statement.execute(shop.db.query)).rejects.toThrow(/audit log/)
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
})

test('what is changed past the database’s guards is seen: another text, a missing entry, a missing end', async () => {
  await tamper(`update audit_entry set after = '{"b": 2}' where position = 5`)
  expect(await verifyAudit(shop)).toEqual({ isWhole: false, at: 5 })
  await tamper(`update audit_entry set after = (select after from audit_entry where position = 6) where position = 5`)
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
  await tamper('delete from audit_entry where position = (select max(position) from audit_entry)')
  expect(await verifyAudit(shop)).toEqual({ isWhole: false, at: 32 })
  await tamper('delete from audit_entry where position = 9')
  expect(await verifyAudit(shop)).toEqual({ isWhole: false, at: 9 })
})

test('entries are deleted after five years, and the rest stays whole', async () => {
  const old = await testShop()
  const writeAt = (at: string) =>
    old.db.transaction((tx) => writeAudit(tx, CONSOLE, { action: 'staff.changed', object: object(at) }, new Date(at)))
  for (const at of ['2019-01-01T00:00:00Z', '2019-06-01T00:00:00Z', '2026-11-01T00:00:00Z']) await writeAt(at)
  await purgeStaff(old, new Date('2026-11-18T00:00:00Z'))
  expect(await verifyAudit(old)).toEqual({ isWhole: true, entries: 1 })
})
