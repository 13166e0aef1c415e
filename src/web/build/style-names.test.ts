/** Classes belong to one sheet: components read those that it declares, and every one is read. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { classesOf, styleNames } from './style-names.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const slashed = (file: string): string => file.replaceAll('\\', '/')
const SHEETS = globSync('src/web/**/*.module.css').map(slashed).toSorted()
const CODE = globSync('src/web/**/*.{ts,tsx}').map(slashed)
const PAGES = CODE.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))

/** Returns the path of the sheet that `importer` names `specifier`. */
const sheetAt = (specifier: string, importer: string): string =>
  slashed(specifier.startsWith('#web/') ? specifier.replace('#web', 'src/web') : join(dirname(importer), specifier))

/** The sheet and the class of every `styles.name` of the code. */
const reads = CODE.flatMap((file) => {
  const text = read(file)
  return Array.from(text.matchAll(/import \* as (\w+) from '([^']*\.module\.css)'/g)).flatMap(([, local, specifier]) =>
    Array.from(text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')), ([, name]) => ({
      file,
      sheet: sheetAt(specifier!, file),
      name: name!,
    })),
  )
})

/** The sheet and the class of every `@value name from 'sheet'`. */
const borrowed = SHEETS.flatMap((file) =>
  Array.from(read(file).matchAll(/@value ([^;]*) from '([^']*)'/g)).flatMap(([, list, specifier]) =>
    list!.split(',').map((item) => {
      const [name, local = name] = item.trim().split(' as ')
      return { file, sheet: sheetAt(specifier!, file), name: name!, local: local! }
    }),
  ),
)

const declared = new Map(SHEETS.map((sheet) => [sheet, new Set(classesOf(read(sheet)))]))
const show = ({ file, sheet, name }: { file: string; sheet: string; name: string }): string => `${file}: ${name} of ${sheet}`

test('every class that code or another sheet names is declared by its sheet', () => {
  expect(reads.length).toBeGreaterThan(500)
  expect([...reads, ...borrowed].filter(({ sheet, name }) => !declared.get(sheet)?.has(name)).map(show)).toEqual([])
})

test('every class that a sheet declares is read by code', () => {
  const used = new Set(reads.map(({ sheet, name }) => `${sheet} ${name}`))
  const unused = [...declared].flatMap(([sheet, names]) =>
    Array.from(names, (name) => `${sheet} ${name}`).filter((name) => !used.has(name)),
  )
  expect(unused).toEqual([])
})

test('a sheet names a class of another one only where it selects by it', () => {
  const idle = borrowed.filter(({ file, local }) => {
    const rules = read(file).replaceAll(/@value [^;]*;/g, '')
    return !new RegExp(`\\.${local}\\b`).test(rules)
  })
  expect(idle.map(show)).toEqual([])
})

test('sheets of the primitives name no class of a page, and all of them come first, in one order', () => {
  expect(
    borrowed.filter(({ file, sheet }) => file.startsWith('src/web/ui/') && !sheet.startsWith('src/web/ui/')).map(show),
  ).toEqual([])
  const listed = Array.from(read('src/web/ui/sheets.ts').matchAll(/'\.\/(.*)'/g), ([, name]) => `src/web/ui/${name}`)
  expect(listed).toEqual(SHEETS.filter((sheet) => dirname(sheet) === 'src/web/ui'))
})

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns the texts that an expression may have as its value; what it compares, or looks up by, is none. */
function textsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [(node.value as { raw: string }).raw]
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) return []
  if (node.type === 'MemberExpression') return textsIn(node.object as Node)
  return Object.values(node).flat().filter(isNode).flatMap(textsIn)
}

/** Returns the texts of the class attributes of a component, and of the defaults of its `className`. */
function classTexts(node: Node): string[] {
  const isAttribute = node.type === 'JSXAttribute' && /^(class(Name)?|span)$/.test(String((node.name as Node).name))
  const isDefault = node.type === 'AssignmentPattern' && (node.left as Node).name === 'className'
  const own = isAttribute ? node.value : isDefault ? node.right : null
  if (isNode(own)) return textsIn(own)
  return Object.values(node).flat().filter(isNode).flatMap(classTexts)
}

test('no component writes a class name out, and no sheet of the whole document declares one', () => {
  const parse = (text: string): Node => parseSync('page.tsx', text).program as unknown as Node
  expect(classTexts(parse('<a className={x === "y" ? `b ${s.c}` : t["d"]} class="e" />'))).toEqual(['b ', '', 'e'])
  const literal = PAGES.flatMap((file) =>
    classTexts(parse(read(file)))
      .filter((text) => /\w/.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(literal).toEqual([])
  for (const sheet of globSync('src/web/**/*.css').filter((file) => !file.endsWith('.module.css')))
    expect(classesOf(read(sheet)), sheet).toEqual([])
})

test('built names are short, different for every class, and the same each time', () => {
  const at = (sheet: string): string => fileURLToPath(new URL(`../../../${sheet}`, import.meta.url))
  const all = (isReadable: boolean): string[] => {
    const nameOf = styleNames({ isReadable })
    return [...declared].flatMap(([sheet, names]) => Array.from(names, (name) => nameOf(name, at(sheet))))
  }
  const [short, readable] = [all(false), all(true)]
  expect(new Set(short).size).toBe(short.length)
  expect(short.filter((name) => !/^[a-zA-Z][a-zA-Z0-9]?$/.test(name))).toEqual([])
  expect(short).not.toContain('ad')
  expect(all(false)).toEqual(short)
  expect(new Set(readable).size).toBe(readable.length)
  expect(readable).toContain('ui-button_button')
})
