/** Reads the project's source files for the tests of its architecture: what each imports, and how long its functions are. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  from: string
  /** Path of a file of the project, or the name of a package. */
  to: string
  /** Erased at run time. */
  isType: boolean
}

export interface Fn {
  file: string
  name: string
  /** Lines from its first to its last. */
  lines: number
}

export interface Constant {
  file: string
  name: string
  value: number
}

/** A number as it is written in the code. */
export interface Written {
  file: string
  value: number
  /** The name of the method that it is the only argument of, '' elsewhere. */
  argumentOf: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export const textOf = (file: string): string => readFileSync(file, 'utf8')
export const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file)
export const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** Every code file of the project. */
export const allFiles: readonly string[] = globSync('{src,demo,test,bench,scripts}/**/*.{ts,tsx,mjs}').toSorted()
/** What the shop and the demo consist of, without tests. */
export const sources: readonly string[] = allFiles.filter((file) => /^(src|demo)\//.test(file) && !isTest(file))

const aliases: Record<string, string> = JSON.parse(textOf('package.json')).imports

/** Returns the file that an import names, or the package. */
function targetOf(from: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return normalize(join(dirname(from), path))
  const alias = Object.keys(aliases).find((key) => path.startsWith(key.slice(0, -1)))
  return alias ? normalize(aliases[alias]!.replace('*', path.slice(alias.length - 1))) : path
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Calls `visit` with every node below `node`, and with the node above it. */
function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent)
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, node)
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function nameOf(node: Node, parent: Node | null): string {
  const named = [node.id, parent?.id, parent?.key].find((one) => isNode(one) && typeof one.name === 'string')
  return isNode(named) ? String(named.name) : 'anonymous'
}

interface Parsed {
  imports: Import[]
  functions: Fn[]
  constants: Constant[]
  numbers: Written[]
}

/** Returns the name of the method whose only argument this is, '' when it is anything else. */
function methodOf(node: Node, parent: Node | null): string {
  if (parent?.type !== 'CallExpression' || !isNode(parent.callee) || !isNode(parent.callee.property)) return ''
  return (parent.arguments as Node[]).length === 1 && (parent.arguments as Node[])[0] === node
    ? String(parent.callee.property.name)
    : ''
}

/** Returns the constants of a file whose value is a number as written. */
function constantsOf(file: string, program: Node): Constant[] {
  const declared = (program.body as Node[]).map((one) => (isNode(one.declaration) ? one.declaration : one))
  return declared.flatMap((one) =>
    ((one.type === 'VariableDeclaration' ? one.declarations : []) as Node[]).flatMap(({ id, init }) =>
      isNode(id) && isNode(init) && typeof init.value === 'number' ? { file, name: String(id.name), value: init.value } : [],
    ),
  )
}

function parse(file: string): Parsed {
  const text = textOf(file)
  const { program, module } = parseSync(file, text)
  const imports: Import[] = []
  const add = (specifier: string, isType: boolean) => imports.push({ from: file, to: targetOf(file, specifier), isType })
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType)
  const functions: Fn[] = []
  const constants = constantsOf(file, program as unknown as Node)
  const numbers: Written[] = []
  const lineAt = (at: number) => text.slice(0, at).split('\n').length
  walk(program as unknown as Node, (node, parent) => {
    if (node.type === 'ImportExpression' && isNode(node.source) && typeof node.source.value === 'string')
      add(node.source.value, false)
    if (typeof node.value === 'number' && node.type === 'Literal')
      numbers.push({ file, value: node.value, argumentOf: methodOf(node, parent) })
    if (FUNCTIONS.has(node.type))
      functions.push({ file, name: nameOf(node, parent), lines: lineAt(node.end) - lineAt(node.start) + 1 })
  })
  return { imports, functions, constants, numbers }
}

const parsed = new Map(sources.map((file) => [file, parse(file)]))

/** Every import of the shop and the demo, type imports included. */
export const imports: readonly Import[] = [...parsed.values()].flatMap((one) => one.imports)
/** Every function of the shop and the demo. */
export const functions: readonly Fn[] = [...parsed.values()].flatMap((one) => one.functions)

/** Every numeric constant of a file of the shop and the demo. */
export const constants: readonly Constant[] = [...parsed.values()].flatMap((one) => one.constants)
/** Every number that is written in the shop and the demo. */
export const numbers: readonly Written[] = [...parsed.values()].flatMap((one) => one.numbers)

/** Returns the groups of names that reach each other through `edges`: each is a cycle. */
export function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>()
    const open = [...(edges.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...(edges.get(next) ?? []))
    }
    return seen
  }
  const reached = new Map([...edges.keys()].map((name) => [name, reach(name)]))
  const groups = new Set<string>()
  for (const [name, others] of reached)
    if (others.has(name))
      groups.add(
        [...others]
          .filter((other) => reached.get(other)?.has(name))
          .toSorted()
          .join(' '),
      )
  return [...groups].map((group) => group.split(' '))
}
