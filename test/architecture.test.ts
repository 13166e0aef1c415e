/** The house rules that a compiler does not know: who may import whom, and what must not be there at all. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  from: string
  to: string
  isType: boolean
}

const files = globSync('{src,demo}/**/*.{ts,tsx}').toSorted()
const source = files.filter((file) => !/\.test\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(file, 'utf8')
const aliases: Record<string, string> = JSON.parse(textOf('package.json')).imports

/** The file that an import names, or the package. */
function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = Object.keys(aliases).find((key) => specifier.startsWith(key.slice(0, -1)))
  return alias ? normalize(aliases[alias]!.replace('*', specifier.slice(alias.length - 1))) : specifier
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

function importsOf(from: string): Import[] {
  const text = withoutComments(textOf(from))
  const named = text.matchAll(/^\s*(?:import|export)(\s+type\b)?\s*(?:[\w*{}\s,$]+?\sfrom\s*)?'([^']+)'/gm)
  const dynamic = text.matchAll(/\bimport\(\s*'([^']+)'/g)
  return [
    ...Array.from(named, ([, type, specifier]) => ({ from, to: target(from, specifier!), isType: type !== undefined })),
    ...Array.from(dynamic, ([, specifier]) => ({ from, to: target(from, specifier!), isType: false })),
  ]
}
const imports = source.flatMap(importsOf)
const show = ({ from, to }: Import) => `${from} imports ${to}`

/** The thin shell around React Router: the only files that know it. */
const SHELL = /^src\/web\/(app|entry)\//

/** First match wins: the part of the house that a file lies in. */
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
  ['server side of web', /^src\/web\/(http|feeds|build)\/|^src\/web\/.*\.server\.ts$/],
  ['pages', /^src\/web\//],
  ['cli', /^src\/cli\//],
  ['log', /^src\/log\.ts$/],
  ['config', /^src\/(config|report)\.ts$/],
  ['shop', /^src\/server\/(open-shop|mail-writer)\.ts$/],
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
  adapters: ['domain', 'ports'],
  emails: ['domain', 'messages'],
  pages: ['domain', 'messages'],
  'server side of web': [...BELOW_WEB, 'pages'],
  cli: ['domain', 'store', 'services', 'log', 'config', 'shop', 'server'],
  log: [],
  config: ['domain'],
  'job handlers': ['services', 'record'],
  shop: ['domain', 'store', 'catalog', 'services', 'record', 'ports', 'adapters', 'emails', 'log', 'config'],
  server: ['domain', 'store', 'catalog', 'services', 'record', 'job handlers', 'log', 'config', 'shop', 'server side of web'],
  demo: ['domain'],
}

/** What stands outside the table, each with its reason. */
const EXCEPTIONS: ((one: Import) => boolean)[] = [
  // A page names the type of what its load returns; it is erased.
  ({ from, to, isType }) => isType && partOf(from) === 'pages' && partOf(to) === 'server side of web',
  // What lies in a row is named where it is turned into an answer; nothing of the store runs there.
  ({ from, to, isType }) => isType && partOf(from) === 'server side of web' && partOf(to) === 'store',
  // The demo shop's pictures are drawn when asked for, and its promotions are written content.
  ({ from, to }) => /^src\/(catalog|web)\//.test(from) && /^demo\/(art|content)\//.test(to),
  // The seed puts the demo shop's products into the tables.
  ({ from, to }) => from.startsWith('src/cli/seed') && to.startsWith('demo/'),
]

test('every file lies in a part of the house', () => {
  expect(source.filter((file) => partOf(file) === undefined)).toEqual([])
})

test('nobody imports what lies above or beside', () => {
  const wrong = imports.filter((one) => {
    const part = partOf(one.from)
    const other = partOf(one.to)
    if (part === undefined || other === undefined || part === other) return false
    return !MAY_IMPORT[part]!.includes(other) && !EXCEPTIONS.some((allows) => allows(one))
  })
  expect(wrong.map(show)).toEqual([])
})

const TABLE = 'src/domain/market/market.ts'

test('only the market table asks which market it is (D-2)', () => {
  const question = /[!=]==\s*['"](?:ro|en|hu)['"]|['"](?:ro|en|hu)['"]\s*[!=]==|case ['"](?:ro|en|hu)['"]/
  const asking = source.filter(
    (file) => file.startsWith('src/') && file !== TABLE && question.test(withoutComments(textOf(file))),
  )
  expect(asking).toEqual([])
})

test('the domain imports no package, knows no clock and no chance, and never waits', () => {
  const packages = imports.filter(({ from, to }) => partOf(from) === 'domain' && partOf(to) !== 'domain')
  expect(packages.map(show)).toEqual([])
  const impure = /\bDate\.now\b|\bMath\.random\b|\bnew Date\(\)|\basync\b|\bawait\b|\bprocess\.|\bcrypto\b/
  const wrong = source.filter((file) => partOf(file) === 'domain' && impure.test(withoutComments(textOf(file))))
  expect(wrong).toEqual([])
})

/** Everything that the browser may load, found by following the imports that stay at run time. */
function browserFiles(): Set<string> {
  const found = new Set([
    'src/web/entry/client.tsx',
    ...source.filter((file) => /^src\/web\/storefront\/.*\/page\.tsx$/.test(file)),
  ])
  for (const file of found) for (const { from, to, isType } of imports) if (from === file && !isType) found.add(to)
  return found
}

test('what runs in the browser is made of nothing that only the server has', () => {
  const secret =
    /^(node:|pg$|kysely|nodemailer|sharp|hono|@hono|@electric-sql)|^src\/(store|catalog|services|adapters|cli|emails|server)\/|^demo\//
  const found = browserFiles()
  expect(found.size).toBeGreaterThan(50)
  expect(
    [...found].filter((file) => secret.test(file) || /^src\/(web\/(http|feeds|build)\/|[a-z-]+\.ts$)|\.server\.ts$/.test(file)),
  ).toEqual([])
})

test('the load of a page is imported by the composition alone', () => {
  const wrong = imports.filter(
    ({ from, to, isType }) => to.endsWith('/load.server.ts') && !isType && !from.startsWith('src/web/entry/'),
  )
  expect(wrong.map(show)).toEqual([])
})

test('pages and their parts use plain links, not the router', () => {
  const wrong = imports.filter(({ from, to }) => to.startsWith('react-router') && !SHELL.test(from))
  expect(wrong.map(show)).toEqual([])
})

test('only the settings read the environment', () => {
  const wrong = source.filter((file) => file !== 'src/config.ts' && /\bprocess\.env\b/.test(withoutComments(textOf(file))))
  expect(wrong).toEqual([])
})

test('no folder or file is a drawer for anything', () => {
  const drawers = /(^|\/)(utils?|helpers?|common|lib|misc|types|shared)(\/|\.tsx?$)|(^|\/)index\.tsx?$/
  expect(files.filter((file) => drawers.test(file))).toEqual([])
})

test('files are short', () => {
  // Tables of words, places and drawings are as long as they are.
  const isTable = (file: string) =>
    /^src\/(messages|domain\/data)\/|^demo\//.test(file) || file === 'src/store/database/tables.ts'
  const lengths = source
    .filter((file) => !isTable(file))
    .map((file) => ({ file, lines: textOf(file).split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines)
  expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
  expect(lengths.filter(({ lines }) => lines > 300).length).toBeLessThanOrEqual(lengths.length / 50)
  expect(lengths[Math.floor(lengths.length / 2)]!.lines).toBeLessThan(100)
})
