import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { tableTypes } from '../../../scripts/db-types.ts'

const db = await testDatabase()
const folder = new URL('./tables/', import.meta.url)

test('the generated table types equal the migrated tables: npm run db:types writes them', async () => {
  const types = await tableTypes(db.query)
  expect(readdirSync(folder).filter((file) => file !== 'column-types.ts')).toEqual([...types.keys()].toSorted())
  for (const [file, text] of types) expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(text)
})

test('a column that changes changes its type', async () => {
  const changed = (await db
    .transaction(async (tx) => {
      await sql`alter table story alter column position drop not null, add column mood text not null default 'a' check (mood in ('a', 'b'))`.execute(
        tx,
      )
      throw await tableTypes(tx)
    })
    .catch((types: unknown) => types)) as Map<string, string>
  expect(changed.get('content.ts')).toContain('    position: Optional<number>\n')
  expect(changed.get('content.ts')).toContain("    mood: Generated<'a' | 'b'>\n")
})

test('a table without an area is named', async () => {
  const failed = db.transaction(async (tx) => {
    await sql`create table note (id integer primary key)`.execute(tx)
    await tableTypes(tx)
  })
  await expect(failed).rejects.toThrow('name an area for note')
})
