/** Vite plugin: React as ES modules, reduced to what the pages use in the browser. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const REACT = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/
const PREFIX = '\0named:'
const CALL = /\brequire\("([^"]+)"\)/g

/** Returns the file of a package of React that runs in production. It is CommonJS. */
function fileOf(name: string): string {
  const [folder = ''] = name.split('/')
  return join(dirname(require.resolve(`${folder}/package.json`)), 'cjs', `${name.replace('/', '-')}.production.js`)
}

/**
 * Returns the code of a package of React as an ES module with a named export for each of its properties.
 * @throws Error when its file asks for another package than those of React
 */
function asModule(name: string): string {
  const source = readFileSync(fileOf(name), 'utf8')
  const packages = [...new Set(Array.from(source.matchAll(CALL), ([, needed]) => needed!))]
  const others = packages.filter((needed) => !REACT.test(needed))
  if (others.length > 0) throw new Error(`${name} needs ${others.join(', ')}`)
  const names = Object.keys(require(name) as object)
  return [
    ...packages.map((needed, at) => `import package${at} from '${needed}'`),
    'const exports = {}',
    source.replace(CALL, (_, needed: string) => `package${packages.indexOf(needed)}`),
    'export default exports',
    ...names.map((key) => `const exported_${key} = exports.${key}`),
    `export { ${names.map((key) => `exported_${key} as ${key}`).join(', ')} }`,
  ].join('\n')
}

/**
 * React is published as CommonJS, which a bundler wraps in a function: a browser reads the whole package when it compiles the file, and
 * again when it calls that function. As an ES module it is read once, and a chunk imports `useState` alone.
 */
export function browserPackages(): Plugin {
  return {
    name: 'nestling:browser-packages',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: { order: 'pre', filter: { id: REACT }, handler: (id) => PREFIX + id },
    load: { filter: { id: /^\0named:/ }, handler: (id) => asModule(id.slice(PREFIX.length)) },
  }
}
