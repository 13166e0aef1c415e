/** Names the classes of CSS Modules in the built pages. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CSSModulesOptions, Plugin } from 'vite'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const ALIAS = '#web/'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = `${LETTERS}0123456789`
/** Content blockers hide elements of this class. */
const BLOCKED = 'ad'

/** Returns the path of a sheet below `src/web`, with slashes on every system. */
const pathOf = (file: string): string => relative(WEB, file.split('?')[0]!).replaceAll(sep, '/')

/** Returns the classes that a sheet declares, in its order, without those that it takes from other sheets by `@value`. */
export function classesOf(css: string): string[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const imported = new Set(
    Array.from(text.matchAll(/@value ([^;]*) from/g), ([, list]) => list!.split(','))
      .flat()
      .map((item) => item.trim().split(' as ').at(-1)!),
  )
  const selectors = Array.from(text.replaceAll(/@value [^;]*;/g, '').matchAll(/([^{};]+)\{/g), ([, head]) => head!.trim())
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => Array.from(selector.matchAll(/\.([a-zA-Z]\w*)/g), ([, name]) => name!))
  return [...new Set(names)].filter((name) => !imported.has(name))
}

/** Returns what a sheet names: its classes and its animations. */
const namesOf = (css: string): Set<string> =>
  new Set([...classesOf(css), ...Array.from(css.matchAll(/@keyframes (\w+)/g), ([, name]) => name!)])

/** Returns the name of a number: one letter up to 51, then a letter and a letter or digit. */
function shortName(index: number): string {
  if (index < LETTERS.length) return LETTERS[index]!
  const rest = index - LETTERS.length
  return shortName(Math.floor(rest / DIGITS.length)) + DIGITS[rest % DIGITS.length]
}

/** Returns the short name of every class by path and class. Primitives come first: their classes occur most. */
function shortNames(): ReadonlyMap<string, string> {
  const sheets = globSync('**/*.module.css', { cwd: WEB }).map((path) => path.replaceAll(sep, '/'))
  const rank = (path: string): string => (path.startsWith('ui/') ? '0' : '1') + path
  const names = new Map<string, string>()
  let index = 0
  for (const path of sheets.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)))
    for (const name of namesOf(readFileSync(join(WEB, path), 'utf8'))) {
      if (shortName(index) === BLOCKED) index++
      names.set(`${path} ${name}`, shortName(index++))
    }
  return names
}

const readableName = (path: string, name: string): string => `${path.replace('.module.css', '').replaceAll('/', '-')}_${name}`

/** Returns the built name of the class `name` of the sheet `file`. */
export type StyleNames = (name: string, file: string) => string

/**
 * Returns how classes are named: by their sheet and class where `isReadable`, else by one or two letters. The names depend on
 * the sheets only: every client build and the server's bundle arrive at the same ones.
 */
export function styleNames({ isReadable }: { isReadable: boolean }): StyleNames {
  if (isReadable) return (name, file) => readableName(pathOf(file), name)
  const names = shortNames()
  return (name, file) => {
    const short = names.get(`${pathOf(file)} ${name}`)
    if (short === undefined) throw new Error(`${pathOf(file)} names no ${name}.`)
    return short
  }
}

/**
 * Returns Vite's options for CSS Modules. The loader, which Vite hands on to postcss-modules, resolves
 * `@value name from 'file'` to the name alone: Vite's own would copy the whole file into every sheet that imports from it.
 */
export function styleModules(nameOf: StyleNames): CSSModulesOptions & { Loader: unknown } {
  return {
    generateScopedName: nameOf,
    Loader: class {
      readonly finalSource = ''

      async fetch(quoted: string, importer: string): Promise<Record<string, string>> {
        const path = quoted.replaceAll(/["']/g, '')
        const file = path.startsWith(ALIAS) ? resolve(WEB, path.slice(ALIAS.length)) : resolve(dirname(importer), path)
        return Object.fromEntries(classesOf(readFileSync(file, 'utf8')).map((name) => [name, nameOf(name, file)]))
      }
    },
  }
}

/** Keeps a sheet in the build although no code is left of its module, whose constants the bundler inlines. */
export const keepStyles = (): Plugin => ({
  name: 'nestling:keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
})
