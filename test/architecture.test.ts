/**
 * The rules of the architecture, each held by a test: who may import whom, how large files and functions may be, and what must
 * not be there at all. docs/decisions says why the tree is as it is.
 */
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { jobKinds } from '#store/jobs/job-kinds.ts'
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS, YEAR_SECONDS } from '#domain/time/durations.ts'
import {
  allFiles,
  constants,
  cyclesOf,
  functions,
  imports,
  isTest,
  numbers,
  sources,
  textOf,
  withoutComments,
  type Import,
} from './architecture/sources.ts'
import { STOREFRONT } from './architecture/storefront-folders.ts'

const show = ({ from, to }: Import) => `${from} imports ${to}`
const inSrc = (file: string): boolean => file.startsWith('src/')

/** First match wins: the part of the shop that a file belongs to. */
const PARTS: [part: string, pattern: RegExp][] = [
  ['domain', /^src\/domain\//],
  ['messages', /^src\/messages\//],
  ['store', /^src\/store\//],
  ['catalog', /^src\/catalog\//],
  ['ports', /^src\/services\/ports\.ts$/],
  ['record', /^src\/services\/shop\.ts$/],
  ['services', /^src\/services\//],
  ['job handlers', /^src\/server\/job-handlers\.ts$/],
  ['adapters', /^src\/adapters\//],
  ['emails', /^src\/emails\//],
  ['pdf', /^src\/pdf\//],
  ['xml', /^src\/xml\//],
  ['web server', /^src\/web\/(http|feeds|build)\/|^src\/web\/.*\.server\.ts$/],
  ['web browser', /^src\/web\//],
  ['admin server', /^src\/admin\/.*\.server\.ts$/],
  ['admin browser', /^src\/admin\//],
  ['cli', /^src\/cli\//],
  ['log', /^src\/log\.ts$/],
  ['config', /^src\/(config|consent-config|courier-config|payment-config|storyblok-config|setting-types|report)\.ts$/],
  ['shop', /^src\/server\/(open-shop|mail-writer|pdf-printer|xml-writer)\.ts$/],
  ['server', /^src\/server\//],
  ['demo', /^demo\//],
]
const partOf = (file: string) => PARTS.find(([, pattern]) => pattern.test(file))?.[0]

const BELOW_WEB = ['domain', 'messages', 'ports', 'services', 'record', 'catalog', 'log', 'config']
/** Part → the parts that it may import besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  messages: ['domain'],
  store: ['domain'],
  catalog: ['domain', 'store'],
  ports: ['domain'],
  record: ['config', 'log', 'store', 'catalog', 'ports', 'services'],
  services: ['domain', 'store', 'catalog', 'ports', 'log', 'record'],
  adapters: ['domain', 'ports', 'xml'],
  emails: ['domain', 'messages'],
  pdf: ['domain', 'messages'],
  xml: ['domain', 'messages'],
  'web browser': ['domain', 'messages'],
  'web server': [...BELOW_WEB, 'web browser'],
  'admin browser': ['domain', 'messages', 'web browser'],
  'admin server': [...BELOW_WEB, 'admin browser', 'web server', 'web browser'],
  cli: ['domain', 'store', 'ports', 'services', 'record', 'log', 'config', 'shop', 'server'],
  log: [],
  config: ['domain'],
  'job handlers': ['services', 'record'],
  shop: ['domain', 'store', 'catalog', 'services', 'record', 'ports', 'adapters', 'emails', 'pdf', 'xml', 'log', 'config'],
  server: [
    'domain',
    'store',
    'catalog',
    'services',
    'ports',
    'record',
    'job handlers',
    'log',
    'config',
    'shop',
    'web server',
    'admin server',
  ],
  demo: ['domain'],
}

/** Exceptions from the table, each with its reason. */
const EXCEPTIONS: ((one: Import) => boolean)[] = [
  // A page names the type of what its load returns; it is erased.
  ({ from, to, isType }) => isType && partOf(from) === 'web browser' && partOf(to) === 'web server',
  // A row's type is named where it is turned into an answer; nothing of the store runs there.
  ({ from, to, isType }) => isType && partOf(from) === 'web server' && partOf(to) === 'store',
  // Held by the rule about the demo below.
  ({ to }) => partOf(to) === 'demo',
]

test('1. every file belongs to a part, and no part imports one above or beside it', () => {
  expect(sources.filter((file) => partOf(file) === undefined)).toEqual([])
  const wrong = imports.filter((one) => {
    const part = partOf(one.from)
    const other = partOf(one.to)
    if (part === undefined || other === undefined || part === other) return false
    return !MAY_IMPORT[part]!.includes(other) && !EXCEPTIONS.some((allows) => allows(one))
  })
  expect(wrong.map(show)).toEqual([])
})

test('1. the domain imports no package, reads no clock, draws no random number and never waits', () => {
  const packages = imports.filter(({ from, to }) => partOf(from) === 'domain' && partOf(to) !== 'domain')
  expect(packages.map(show)).toEqual([])
  const impure = /\bDate\.now\b|\bMath\.random\b|\bnew Date\(\)|\basync\b|\bawait\b|\bprocess\.|\bcrypto\b/
  const wrong = sources.filter((file) => partOf(file) === 'domain' && impure.test(withoutComments(textOf(file))))
  expect(wrong).toEqual([])
})

/** Returns everything that the browser may load: the imports that stay at run time, followed from the entry and every page. */
function browserFiles(): Set<string> {
  const found = new Set([
    'src/web/entry/client.tsx',
    ...sources.filter((file) => /^src\/web\/storefront\/.*\/page\.tsx$/.test(file)),
  ])
  for (const file of found) for (const { from, to, isType } of imports) if (from === file && !isType) found.add(to)
  return found
}

test('2. only server files import services or the catalog, and nothing of the server reaches a browser', () => {
  const secret =
    /^(node:|pg$|kysely|nodemailer|sharp|hono|@hono|pdfkit|fontkit|@electric-sql|@simplewebauthn\/server|zod)|^src\/(store|catalog|services|adapters|cli|emails|pdf|xml|server)\/|^demo\//
  const onServer = /^src\/(web\/(http|feeds|build)\/|[a-z-]+\.ts$)|\.server\.ts$/
  const found = browserFiles()
  expect(found.size).toBeGreaterThan(50)
  expect([...found].filter((file) => secret.test(file) || onServer.test(file))).toEqual([])
})

test('2. services and the catalog are imported by the server alone, type imports included', () => {
  const server = /^src\/(services|catalog|server|cli)\/|^src\/web\/(http|feeds)\/|\.server\.ts$/
  const wrong = imports.filter(({ from, to }) => {
    const isPort = from.startsWith('src/adapters/') && to === 'src/services/ports.ts'
    return /^src\/(services|catalog)\//.test(to) && !server.test(from) && !isPort
  })
  expect(wrong.map(show)).toEqual([])
})

test('2. loads and endpoints are imported by the composition alone', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    if (/^src\/(web|admin)\/entry\//.test(from)) return false
    return to.endsWith('/api.server.ts') || (to.endsWith('/load.server.ts') && !isType)
  })
  expect(wrong.map(show)).toEqual([])
})

const areaOf = (file: string) => /^src\/web\/storefront\/(.+)\/[^/]+$/.exec(file)?.[1]

test('3. folders of the storefront import each other as the table says, and in one direction', () => {
  const found: Record<string, string[]> = Object.fromEntries(
    sources.flatMap((file) => areaOf(file) ?? []).map((area) => [area, []]),
  )
  for (const { from, to } of imports) {
    const [area, other] = [areaOf(from), areaOf(to)]
    if (area === undefined || other === undefined || area === other) continue
    if (!found[area]!.includes(other)) found[area]!.push(other)
  }
  const sorted = Object.fromEntries(Object.entries(found).map(([area, others]) => [area, others.toSorted()]))
  expect(sorted).toEqual(STOREFRONT)
  expect(cyclesOf(new Map(Object.entries(STOREFRONT).map(([area, others]) => [area, new Set(others)])))).toEqual([])
})

test('3. http, ui and app never import the storefront; the composition in entry hands it to them', () => {
  const wrong = imports.filter(
    ({ from, to }) => /^src\/web\/(http|ui|app)\//.test(from) && /^src\/web\/(storefront|blocks|feeds|entry)\//.test(to),
  )
  expect(wrong.map(show)).toEqual([])
  const into = imports.filter(({ from, to }) => to.startsWith('src/web/entry/') && !/^src\/(web\/entry|server)\//.test(from))
  expect(into.map(show)).toEqual([])
})

test('3. pages use plain links; only the shell knows the router', () => {
  const wrong = imports.filter(
    ({ from, to, isType }) => to === 'src/web/router/router.browser.ts' && !isType && !/^src\/web\/(app|entry)\//.test(from),
  )
  expect(wrong.map(show)).toEqual([])
})

test('4. no two folders import each other, and no files form a cycle, type imports included', () => {
  const own = imports.filter(({ from, to }) => inSrc(from) && inSrc(to))
  const folders = new Set(own.map(({ from, to }) => `${dirname(from)} ${dirname(to)}`))
  const pairs = [...folders].filter((pair) => {
    const [a, b] = pair.split(' ')
    return a! < b! && folders.has(`${b} ${a}`)
  })
  expect(pairs).toEqual([])
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of own) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  expect(cyclesOf(edges)).toEqual([])
})

/** The only production files that know the demo shop: what writes its rows, and what hands the drawings behind them to the server. */
const KNOW_THE_DEMO = ['src/cli/demo-drawings.ts', 'src/cli/seed-customers.ts', 'src/cli/seed.ts']

test('5. only the seed and its drawings name the demo, by import or by path', () => {
  const importing = imports.filter(({ from, to }) => inSrc(from) && to.startsWith('demo/')).map(({ from }) => from)
  expect([...new Set(importing)].toSorted()).toEqual(KNOW_THE_DEMO)
  const path = /['"`](?:#demo\/|[^'"`\n]*\bdemo\/(?:art|catalog|content|data|places|scenes)\b)/
  const reading = sources.filter((file) => inSrc(file) && path.test(withoutComments(textOf(file))))
  expect(reading.toSorted()).toEqual(KNOW_THE_DEMO)
})

test('5. no production file knows a collection of the demo shop by its key', () => {
  const { tree } = JSON.parse(textOf('demo/data/categories.json')) as { tree: { key: string; children: { key: string }[] }[] }
  const keys = tree.flatMap((group) => [group, ...group.children]).map(({ key }) => key)
  const quoted = new RegExp(`['"\`](?:${keys.filter((key) => key.includes('-')).join('|')})['"\`]`)
  const knowing = sources.filter((file) => inSrc(file) && !isTest(file) && quoted.test(withoutComments(textOf(file))))
  expect(knowing).toEqual([])
})

test('6. folders have at most 25 source files, files at most 350 lines', () => {
  const counts = new Map<string, number>()
  for (const file of allFiles) if (!isTest(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
  const long = allFiles.map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
  expect(long.filter(({ lines }) => lines > 350).map(({ file }) => file)).toEqual([])
})

test('6. no function is over 60 lines', () => {
  const long = functions.filter(({ file, lines }) => inSrc(file) && lines > 60)
  expect(long.map(({ file, name, lines }) => `${file} ${name} ${lines}`)).toEqual([])
})

test('10. every kind of job is written somewhere', () => {
  const texts = sources.filter((file) => inSrc(file)).map(textOf)
  const silent = Object.keys(jobKinds).filter((kind) => !texts.some((text) => text.includes(`kind: '${kind}'`)))
  expect(silent).toEqual([])
})

test('LAW-51: the table of children is read where children are kept, exported or deleted, and nowhere else', () => {
  const reading = sources.filter((file) => inSrc(file) && !isTest(file) && /customer_child\b/.test(withoutComments(textOf(file))))
  expect(reading.toSorted()).toEqual([
    'src/store/customers/account-export.ts',
    'src/store/customers/children.ts',
    'src/store/database/tables/customers.ts',
    // Dates of birth alone, for the age that a partnership asks for.
    'src/store/promotions/partnership-facts.ts',
  ])
})

test('LAW-21: prices are written by one file, which the service of prices and the writer of products call', () => {
  const statement = /\b(?:insert into|update|delete from|truncate)\s+(?:table\s+)?"?price(?:_history)?\b/i
  const call =
    /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'price(?:_history)?\b|\b(?:upsertRows|jsonRows)\((?:\w+,\s*)?'price(?:_history)?'/
  const writing = sources.filter((file) => {
    const text = withoutComments(textOf(file))
    return inSrc(file) && (statement.test(text) || call.test(text))
  })
  expect(writing).toEqual(['src/store/catalog/write-prices.ts'])
  const calling = imports.filter(({ to }) => to === 'src/store/catalog/write-prices.ts').map(({ from }) => from)
  expect(calling.toSorted()).toEqual([
    'src/services/pricing/change-price.ts',
    'src/services/pricing/price-plans.ts',
    // Items that are new: their first price.
    'src/store/catalog/office/new-product.ts',
    // An import, and the seed of the demo shop.
    'src/store/catalog/write-products.ts',
  ])
})

const MARKETS_TABLE = 'src/domain/market/market.ts'

test('9. only the market table asks which market it is (D-2)', () => {
  const question = /[!=]==\s*['"](?:ro|en|hu)['"]|['"](?:ro|en|hu)['"]\s*[!=]==|case ['"](?:ro|en|hu)['"]/
  const asking = sources.filter((file) => inSrc(file) && file !== MARKETS_TABLE && question.test(withoutComments(textOf(file))))
  expect(asking).toEqual([])
})

test('only the settings read the environment', () => {
  const wrong = sources.filter((file) => file !== 'src/config.ts' && /\bprocess\.env\b/.test(withoutComments(textOf(file))))
  expect(wrong).toEqual([])
})

test('no folder or file has a generic name', () => {
  const vague = /(^|\/)(utils?|helpers?|common|lib|misc|types|shared)(\/|\.tsx?$)|(^|\/)index\.tsx?$/
  expect(sources.filter((file) => vague.test(file))).toEqual([])
})

const inDomain = (file: string): boolean => file.startsWith('src/domain/')
/** Lengths of time that have a name; the smaller ones are also quantities. */
const DURATIONS = new Set([MINUTE_MS, HOUR_MS, DAY_MS, DAY_SECONDS, YEAR_SECONDS])

test('7. a constant is declared once: no copy under the same name, and none of a constant of the domain', () => {
  const own = constants.filter(({ file }) => inSrc(file))
  expect(own.filter(({ file }) => inDomain(file)).length).toBeGreaterThan(15)
  const copied = own.filter((one) =>
    own.some(
      (other) =>
        other.name === one.name &&
        other.file !== one.file &&
        (other.value === one.value || inDomain(one.file) || inDomain(other.file)),
    ),
  )
  expect(copied.map(({ file, name, value }) => `${file} ${name} ${value}`)).toEqual([])
})

test('7. a minute, an hour, a day and a year are written once', () => {
  const restated = numbers.filter(({ file, value }) => DURATIONS.has(value) && inSrc(file))
  expect(new Set(restated.map(({ file }) => file))).toEqual(new Set(['src/domain/time/durations.ts']))
})

test('7. bounds of what is sent come from the domain, where everybody else finds them too', () => {
  const schemas = new Set(sources.filter((file) => /from 'zod'/.test(textOf(file)) && file !== 'src/config.ts'))
  expect(schemas.size).toBeGreaterThan(15)
  const bound = /^(?:max|min|length|lte?|gte?|multipleOf)$/
  const bounds = numbers.filter(({ file, value, argumentOf }) => schemas.has(file) && value > 1 && bound.test(argumentOf))
  expect(bounds).toEqual([])
})
