/** Vite plugin: reduces React and React Router to what the pages use in the browser. */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const COMMON_JS = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client)$/
const PREFIX = '\0named:'

/** The exports of the module in React Router that observes loads and navigation; the router here is opened without observers. */
const NO_INSTRUMENTATION = `
  export const getRouteInstrumentationUpdates = () => ({})
  export const instrumentClientSideRouter = (router) => router
  export const instrumentHandler = (handler) => handler
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined
  export const instrumentationResultMetaContext = undefined
`

/**
 * Two changes, together 2 KB less for each page:
 * - an ES module in front of each package of React, which is CommonJS: a chunk imports `useState` alone, where it would wrap the whole
 *   package anew and call `(0, react.useState)()`;
 * - no code for instrumentation of the router.
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
      filter: { id: [/^\0named:/, /[\\/]react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/] },
      handler(id) {
        if (!id.startsWith(PREFIX)) return NO_INSTRUMENTATION
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
