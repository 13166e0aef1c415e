/** Vite plugin: reduces React to what the pages use in the browser. */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const COMMON_JS = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client)$/
const PREFIX = '\0named:'

/**
 * An ES module in front of each package of React, which is CommonJS: a chunk imports `useState` alone, where it would wrap the whole
 * package anew and call `(0, react.useState)()`.
 */
export function browserPackages(): Plugin {
  return {
    name: 'nestling:browser-packages',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: COMMON_JS },
      // The packages themselves require each other.
      handler: (id, _importer, { kind }) => (kind === 'import-statement' ? PREFIX + id : null),
    },
    load: {
      filter: { id: /^\0named:/ },
      handler(id) {
        const name = id.slice(PREFIX.length)
        const names = Object.keys(require(name) as object)
        return [
          `const all = require('${name}')`,
          'export default all',
          ...names.map((key) => `export const ${key} = all.${key}`),
        ].join('\n')
      },
    },
  }
}
