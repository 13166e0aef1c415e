/**
 * Changes the rules of prices in a thousand small ways and looks whether a test notices each: prints the score of each file and what survived, and
 * fails below the bar. With names (`coupon price`) only of those.
 */
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { styleText } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/** Of a hundred changes so many must be noticed, in each file. */
const BAR = 85
const RULES = [
  'promotions/coupon',
  'promotions/reprice',
  'promotions/discount',
  'promotions/voucher',
  'promotions/codes',
  'pricing/price',
  'pricing/money',
  'catalog/product',
  'cart/cart',
  'cart/quote',
  'orders/order',
  'stock/allocation',
  'catalog/item-id',
]

type Options = ConstructorParameters<typeof Stryker>[0]
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const say = (line: string) => process.stdout.write(`${line}\n`)
const isKilled = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout'

const asked = RULES.filter((rule) => process.argv.slice(2).includes(basename(rule)))
const files = (asked.length > 0 ? asked : RULES).map((name) => `src/domain/${name}.ts`)
const mutants = await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  mutate: files,
  ignorePatterns: ['/build', '/data', '/docs', '/public'],
  // There is no TypeScript that Stryker could rewrite a configuration with, and nothing in ours to rewrite.
  tsconfigFile: 'none',
  tempDirName: join(tmpdir(), `nestling-mutation-${process.pid}`),
  concurrency: 1,
  reporters: [],
  logLevel: 'error' as Options['logLevel'],
}).runMutationTest()

const seen = mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError', 'Pending'].includes(status))
let isBelow = false
for (const file of files) {
  const own = seen.filter(({ fileName }) => fileName.endsWith(file))
  const killed = own.filter(isKilled).length
  const score = (100 * killed) / own.length
  isBelow ||= score < BAR
  const line = `${basename(file, '.ts').padEnd(12)} ${score.toFixed(1).padStart(5)} %  ${killed} of ${own.length}`
  say(styleText(score < BAR ? 'red' : 'green', line))
  for (const { location, mutatorName, replacement } of own.filter((mutant) => !isKilled(mutant))) {
    say(`  ${file}:${location.start.line} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`)
  }
}
const killed = seen.filter(isKilled).length
say(`\n${((100 * killed) / seen.length).toFixed(1)} % of ${seen.length} changes are noticed; the bar is ${BAR} % in each file.`)
process.exit(isBelow ? 1 : 0)
