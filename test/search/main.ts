/**
 * Asks the demo shop every query of the tuning set, or of the folders after `--set`, and prints what came of it.
 *
 *   --set DIR      another set; may be given more than once. Of these only the figures are printed.
 *   --failures     also the failures of those sets
 *   --only TEXT    only queries that contain it, with the first ten products of each
 *   --check        only checks the sets, without asking anything; with `--only` also says what the queries mean
 *   --speed        also the times of queries and of keystrokes
 */
import { parseArgs } from 'node:util'
import type { Catalog } from '#catalog/catalog.ts'
import { LOCALES } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'
import { ask, type Answer } from './ask.ts'
import { demoGoods, type Good } from './goods.ts'
import { meansOf, type Figures } from './judge.ts'
import { openJudgedShop } from './judged-shop.ts'
import { buildIndex, timesOf } from './measures.ts'
import { faultsOf, readSet, TUNING, type Query } from './query-set.ts'

/** What the shop promises of each set in each language. */
const LEAST = { precision: 0.95, recall: 0.93 }

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    failures: { type: 'boolean', default: false },
    only: { type: 'string' },
    check: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)

const scoreOf = ({ precision, recall }: Figures): string =>
  `${precision.toFixed(1)} ${recall === null ? ' - ' : recall.toFixed(1)}`

function sayAnswer(answer: Answer, isWhole: boolean): void {
  const { query, first, about } = answer
  say(`  ${scoreOf(answer)}  ${query.locale}  ${query.text}  (${about})`)
  const wrong = isWhole ? first : first.filter(({ isRight }) => !isRight).slice(0, 3)
  for (const { isRight, name } of wrong) say(`             ${isRight ? '+' : '-'} ${name}`)
}

/** Prints the figures of each language. Returns whether all of them are good enough. */
function sayMeans(title: string, answers: readonly Answer[]): boolean {
  let isGood = true
  for (const locale of LOCALES) {
    const { queries, precision, recall, empty } = meansOf(answers.filter(({ query }) => query.locale === locale))
    if (queries === 0) continue
    isGood &&= precision >= LEAST.precision && recall >= LEAST.recall
    say(
      `${title}, ${locale}: precision at ten ${precision.toFixed(3)}, recall of ten ${recall.toFixed(3)}, ` +
        `${empty} empty, of ${queries} queries`,
    )
  }
  return isGood
}

const asked = (folder: string): Query[] => readSet(folder).filter(({ text }) => fold(text).includes(fold(options.only ?? '')))

async function judge(catalog: Catalog, goods: readonly Good[], folder: string): Promise<boolean> {
  const byId = new Map(goods.map((good) => [good.id, good]))
  const { only } = options
  const answers: Answer[] = []
  for (const query of asked(folder)) answers.push(await ask(catalog, byId, query))
  const isShown = folder === TUNING || options.failures
  for (const answer of isShown ? answers : [])
    if (only !== undefined || answer.precision < 1 || (answer.recall ?? 1) < 1) sayAnswer(answer, only !== undefined)
  return sayMeans(folder === TUNING ? 'Tuning' : folder, answers)
}

/** Prints what the queries mean, in a few names: from the beginning, the middle and the end of those meant. */
function sayMeanings(goods: readonly Good[], folder: string): void {
  for (const { locale, text, meaning } of asked(folder)) {
    const meant = goods.filter((good) => meaning?.isMeant(good, locale))
    const some = new Set([0, 0.35, 0.7, 1].map((share) => meant[Math.floor((meant.length - 1) * share)]?.name.en))
    say(`${locale}  ${text}  (${meant.length})  ${[...some].join(' / ')}`)
  }
}

const goods = demoGoods()
const folders = options.set ?? [TUNING]
const faults = folders.flatMap((folder) => faultsOf(readSet(folder), goods, folder === TUNING ? [] : readSet(TUNING)))
for (const fault of faults) say(fault)
if (options.check || faults.length > 0) {
  if (options.only !== undefined) for (const folder of folders) sayMeanings(goods, folder)
  say(`${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
} else {
  const { db, catalog } = await openJudgedShop(() => say('Filling a shop, once'))
  say(await buildIndex(catalog))
  let isGood = true
  for (const folder of folders) isGood = (await judge(catalog, goods, folder)) && isGood
  if (options.speed) for (const line of await timesOf(catalog, folders.flatMap(readSet))) say(line)
  await db.close()
  process.exitCode = isGood ? 0 : 1
}
