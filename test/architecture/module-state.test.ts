/** State lies in the Shop record, in the server's objects or in the request, where two shops of one process do not share it. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const PURE = 'values of a pure function, few of them'
const THREAD = 'the thread is the database: it has no other owner'
/** File → name of the variable → why it may lie in a module. */
const ALLOWED: Record<string, Record<string, string>> = {
  'src/catalog/rails/product-types.ts': { tables: PURE },
  'src/catalog/search/index/type-names.ts': { tables: PURE, readNames: PURE },
  'src/catalog/first-rows/first-rows.ts': { kept: PURE },
  'src/admin/ui/moment.tsx': { formats: PURE },
  'src/domain/delivery/working-days.ts': { known: PURE },
  'src/domain/time/local-time.ts': { known: PURE, lastAsked: PURE },
  'src/catalog/words/word-knowledge.ts': { files: 'files of the program, the same for every shop, read once' },
  'src/messages/countries.ts': { known: PURE },
  'src/messages/dates.ts': { clocks: PURE },
  'src/messages/text.ts': {
    currentLocale: 'the language of a text while it is written, without waiting',
    rules: PURE,
  },
  'src/services/content/block-schema.ts': { schemas: PURE },
  'src/services/outbound/public-address.ts': { inside: PURE, special: PURE, worldwide: PURE },
  'src/store/embedded/embedded-worker.ts': { current: THREAD, database: THREAD, queue: THREAD },
  'src/web/entry/start.ts': { isStarted: 'runs in the browser, where a page is a process' },
}

interface Node {
  type: string
  [key: string]: unknown
}
/** Collections that may be filled once and only read afterwards. */
const COLLECTIONS = ['Map', 'Set']
/** What `new` may make in a module: values, and the context of the request itself. */
const VALUES = [
  'AsyncLocalStorage',
  'RegExp',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'Uint8Array',
  'Uint32Array',
]
const MUTATORS = ['set', 'add', 'delete', 'clear', 'on', 'once', 'emit', 'push', 'splice', 'shift', 'unshift', 'pop']

/** Calls `visit` for the node and everything in it. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node !== null && typeof node === 'object') {
    if ('type' in node) visit(node as Node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}

const nameOf = (node: unknown): string | null =>
  (node as Node | null)?.type === 'Identifier' ? String((node as Node).name) : null

/** Names of collections that are changed somewhere in the file: `name.set(…)`, `name.push(…)`. */
function mutated(program: unknown): Set<string> {
  const names = new Set<string>()
  walk(program, (node) => {
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : null
    if (callee?.type !== 'MemberExpression' || !MUTATORS.includes(nameOf(callee.property) ?? '')) return
    const name = nameOf(callee.object)
    if (name !== null) names.add(name)
  })
  return names
}

/** `isChanged`: something is put into it or taken out. */
function holdsState(init: Node | null, isChanged: boolean): boolean {
  if (init?.type === 'ArrayExpression') return isChanged
  const made = init?.type === 'NewExpression' ? nameOf(init.callee) : null
  if (made === null || VALUES.includes(made)) return false
  return COLLECTIONS.includes(made) ? isChanged : true
}

/** Returns the names of variables of the module itself that hold state. */
function moduleState(file: string, text: string): string[] {
  const program = parseSync(file, text).program as unknown as { body: Node[] }
  const changed = mutated(program)
  return program.body.flatMap((statement) => {
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
    if (declaration?.type !== 'VariableDeclaration') return []
    const variables = declaration.declarations as { id: Node; init: Node | null }[]
    const state = variables.filter(({ id, init }) => {
      return declaration.kind !== 'const' || holdsState(init, changed.has(nameOf(id) ?? ''))
    })
    return state.map(({ id }) => nameOf(id) ?? id.type)
  })
}

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|browser)\.tsx?$/.test(file))

test('the search for state in modules finds what it looks for', () => {
  const text = `let a = 0; export let b; const c = new Map(); c.set(1, 2); const d: string[] = []; const e = new WeakMap<object, 1>()
    const g = new LRUCache({ max: 1 }); export const h = new CallLimit(1)
    const fixed = new Set([1]); export const known = new Map([[1, 2]]); function f() { let inner = 0; d.push('x'); return inner }
    const count = new Intl.NumberFormat('ro'); const place = new URL('x:'); const list = [1, 2]`
  expect(moduleState('x.ts', text)).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h'])
})

test('no module of the server holds state, but for those on the list', () => {
  const found = files.flatMap((file) => moduleState(file, readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
  const allowed = Object.entries(ALLOWED).flatMap(([file, names]) => Object.keys(names).map((name) => `${file} ${name}`))
  expect(found.toSorted()).toEqual(allowed.toSorted())
})
