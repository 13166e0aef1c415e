/** Checks the documents: quoted rule codes have a line, and named files exist. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const CODE = /\b(?:SPEC|D|LAW|LOC|SHIP|ID|DOM|BUILD|SEARCH|PAY)-\d+(?![\d-])/g
const RULES = [...globSync('docs/rules/*.md'), 'docs/http-contracts.md']
const SOURCES = globSync('{src,test,demo,migrations,bench,scripts,docs}/**/*.{ts,tsx,mjs,sql,md,css}').toSorted()
const DOCUMENTS = ['README.md', ...globSync('docs/**/*.md').toSorted()]

/** Folders that a build or a start makes. */
const MADE = /^(?:build|data|node_modules)\//

const textOf = (file: string) => readFileSync(file, 'utf8')
const rules = RULES.flatMap((file) => Array.from(textOf(file).matchAll(/^- \*\*([A-Z]+-?\d+)\*\* \S/gm), ([, code]) => code!))

/** Returns the codes of a text; `D-22…D-24` and `ID-1…3` count as their first and last. */
function codesIn(text: string): string[] {
  const ranges = text.matchAll(/\b([A-Z]+-)\d+(?:…|–)(\d+)\b/g)
  return [...(text.match(CODE) ?? []), ...Array.from(ranges, ([, prefix, last]) => prefix! + last!)]
}

test('each rule has one line', () => {
  expect(rules.length).toBeGreaterThan(190)
  expect(rules.filter((code, index) => rules.indexOf(code) !== index)).toEqual([])
})

test('each quoted rule code has a line in docs/rules or docs/http-contracts.md', () => {
  const known = new Set(rules)
  const quotes = SOURCES.flatMap((file) => codesIn(textOf(file)).map((code) => ({ file, code })))
  expect(quotes.length).toBeGreaterThan(400)
  expect(quotes.filter(({ code }) => !known.has(code)).map(({ file, code }) => `${file} quotes ${code}`)).toEqual([])
})

test('each bar of the bench has a line in docs/rules/performance.md', () => {
  const bars = globSync('bench/*.ts').flatMap((file) => Array.from(textOf(file).matchAll(/'(P\d+)'/g), ([, bar]) => bar!))
  expect(bars.filter((bar) => !rules.includes(bar))).toEqual([])
  expect(new Set(bars).size).toBeGreaterThan(10)
})

/** The places where a path in a document may begin: the repository, `src`, the document's own folder. */
const isFile = (document: string, path: string) =>
  ['', 'src', dirname(document)].some((base) => globSync(normalize(join(base, path))).length > 0)

/** Paths in backticks that end in a known extension or a slash, and the targets of links. */
function pathsIn(text: string): string[] {
  const spans = Array.from(text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\s]+)`/g), ([, span]) => span!)
  const named = spans.filter(
    (span) => /^[\w.@][\w.@*{},/-]*(?:\.(?:ts|tsx|mjs|md|sql|css|json|example)|\/)$/.test(span) && span.includes('/'),
  )
  const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, target]) => target!)
  return [...named, ...links]
}

describe.each(DOCUMENTS)('%s', (document) => {
  test('names only files that exist', () => {
    expect(pathsIn(textOf(document)).filter((path) => !MADE.test(path) && !isFile(document, path))).toEqual([])
  })
})

test('each npm dependency is explained in a decision', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json'))
  const decisions = globSync('docs/decisions/*-dependencies-*.md').map(textOf).join('\n')
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(names.filter((name) => !decisions.includes(`\`${name}\``))).toEqual([])
})

test('each decision is in the index, and decisions are numbered without gaps', () => {
  const records = globSync('docs/decisions/[0-9]*.md')
    .map((file) => file.split('/').at(-1)!)
    .toSorted()
  expect(records.map((name) => Number(name.slice(0, 3)))).toEqual(records.map((_, index) => index + 1))
  const index = textOf('docs/decisions/README.md')
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([])
})
