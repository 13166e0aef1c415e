/** Partnerships and customers for tests. */
import type { PartnershipInput } from '#domain/promotions/partnership.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import type { Database, Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

/** Returns a pool of codes of the partner's shop without rules, except for `change`. */
export const partnershipOf = (key: string, change: Partial<PartnershipInput> = {}): PartnershipInput => ({
  key,
  partner: 'Primele zile',
  markets: ['ro', 'en', 'hu'],
  text: {
    ro: { title: 'O carte cadou', text: 'Pentru părinți.' },
    en: { title: 'A free book', text: 'For parents.', link: { label: 'To the books', href: 'https://books.example/free' } },
    hu: { title: 'Egy ajándék könyv', text: 'Szülőknek.', link: { label: 'Könyvek', href: '/hu/c/konyvek' } },
  },
  rules: {},
  source: { kind: 'external' },
  ...change,
})

/** Writes a customer who registered at `registeredAt`. Returns the id. */
export async function insertTestCustomer(query: Query, registeredAt: Date): Promise<string> {
  const id = uuidv7(registeredAt)
  const email = `${id}@exemplu.ro`
  await query
    .insertInto('customer')
    .values({
      id,
      email,
      email_key: email,
      email_verified_at: registeredAt,
      first_name: 'Ioana',
      last_name: 'Marinescu',
      market: 'ro',
      locale: 'ro',
      created_at: registeredAt,
      last_seen_at: registeredAt,
    })
    .execute()
  return id
}

/** Writes a pool that has one code and warns at two, and one that has enough. */
export async function insertLowPool(db: Database, now: Date): Promise<void> {
  const pools: [string, string[]][] = [
    ['Cărți', ['BOOK-1']],
    ['Mame', ['MAMA-1', 'MAMA-2', 'MAMA-3']],
  ]
  for (const [at, [partner, codes]] of pools.entries()) {
    const key = `low-pool-${at}`
    await db.transaction(async (tx) => {
      await writePartnerships(tx, [partnershipOf(key, { partner })], now)
      await fillPartnership(tx, key, { codes }, now)
      await tx.updateTable('partnership').set({ low_level: 2 }).where('key', '=', key).execute()
    })
  }
}
