/** Seeds the demo shop once on each database; the shops of all workers start from copies of it (`test/e2e/shop-test.ts`). */
import { seedDatabase, type SeededDatabase } from '#test/running-shop.ts'
import { SEEDED } from './seeded.ts'

const PRODUCTS = 400

export default async function prepare(): Promise<() => Promise<void>> {
  const url = process.env.TEST_POSTGRES_URL
  const seeded: SeededDatabase[] = await Promise.all([
    seedDatabase(PRODUCTS, null),
    ...(url ? [seedDatabase(PRODUCTS, url)] : []),
  ])
  for (const { kind, place } of seeded) process.env[SEEDED[kind]] = JSON.stringify(place)
  return async () => {
    await Promise.all(seeded.map((one) => one.remove()))
  }
}
