/** Fills a shop of 8,500 products in memory and judges the rails of a sample of them. */
import { openCatalog } from '#catalog/catalog.ts'
import { embeddedDatabase } from '#store/database/db.ts'
import { startEmbedded } from '#store/embedded/embedded.ts'
import { seedDemo } from '#cli/seed.ts'
import { OPENING } from '#test/clock.ts'
import { emptySnapshot } from '#test/snapshot.ts'
import { judgeCartRail, judgeSimilar, NEVER, sampleOf, type Judged } from './sample.ts'

const PRODUCTS = 8500
const SAMPLE = 300
const SEED = 20_261_128
/** The highest share of substitutes among what completes a cart. */
const MOST_SUBSTITUTES = 0.1

const say = (line: string) => process.stdout.write(`${line}\n`)

function report(title: string, { products, empty, shown, counts, wrong }: Judged): void {
  const share = (count: number) => `${count} (${((100 * count) / Math.max(shown, 1)).toFixed(1)} %)`
  say(`${title}: ${products} products, ${empty} without a rail, ${shown} products shown`)
  for (const [fault, count] of Object.entries(counts)) say(`  ${fault}: ${share(count)}`)
  if (process.argv.includes('--list')) for (const one of wrong) say(`    ${one.fault}: ${one.product} | ${one.shown}`)
}

say('Filling a shop')
const db = embeddedDatabase(await startEmbedded({ snapshot: await emptySnapshot() }))
await seedDemo(db, { products: PRODUCTS, now: OPENING })
const { current } = await openCatalog(db, { now: () => OPENING })
const docs = sampleOf(current, SAMPLE, SEED)
const cart = judgeCartRail(current, docs, OPENING)
report('What completes a cart', cart)
const similar = judgeSimilar(current, docs)
report('You may also like', similar)
await db.close()
const isNever = ({ counts }: Judged) => NEVER.every((fault) => counts[fault] === 0)
const isGood = isNever(cart) && isNever(similar) && cart.counts.isSubstitute <= MOST_SUBSTITUTES * cart.shown
process.exitCode = isGood ? 0 : 1
