/** A shop of an earlier version keeps its pages, and what customers agreed to keeps its hash. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readMerchantAndPages } from '#store/content/page-links.ts'
import { storeAgreedTexts } from '#store/orders/agreed-texts.ts'
import { startEmbedded } from '#store/embedded/embedded.ts'
import { embeddedDatabase } from './db.ts'
import { migrate, readMigrations } from './migrate.ts'

test('pages become published stories', async () => {
  const db = embeddedDatabase(await startEmbedded({ snapshot: null }))
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => /^\d+_stories$/.test(name))
  await migrate(db, migrations.slice(0, at))
  const body = JSON.stringify([
    { kind: 'heading', level: 2, text: 'Cum cumperi' },
    { kind: 'paragraph', text: ['Vezi ', { href: '/retur', text: 'returul' }, '.'] },
  ])
  await sql`insert into page values (7, 'terms', 3)`.execute(db.query)
  await sql`insert into page_text values (7, 'ro', 'termeni', 'Termeni', 'Pe scurt', ${body})`.execute(db.query)
  const { rows } = await sql<{ text: string }>`select title || body::text as text from page_text`.execute(db.query)
  await migrate(db, migrations)

  expect((await readMerchantAndPages(db.query)).pages).toEqual([
    { key: 'terms', locale: 'ro', slug: 'termeni', title: 'Termeni', hasLayout: false },
  ])
  const hash = createHash('sha256').update(rows[0]!.text).digest('hex')
  expect(await storeAgreedTexts(db.query, 'ro', new Date('2026-11-21'))).toEqual({ terms: hash })
  await db.close()
})
