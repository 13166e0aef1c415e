/** Vite plugin: builds the sheets of the layouts, each a file of its own that only pages with that layout link. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = 'src/web/styles/looks'

/** Returns the source of a sheet, its key in the manifest. */
export const sheetPath = (name: string): string => `${FOLDER}/${name}.css`

/** Returns a sheet without comments and line breaks. */
const short = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim()

export const lookSheets = (): Plugin => ({
  name: 'nestling:look-sheets',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  generateBundle() {
    const root = fileURLToPath(new URL('../../../', import.meta.url))
    for (const file of readdirSync(join(root, FOLDER))) {
      const source = short(readFileSync(join(root, FOLDER, file), 'utf8'))
      this.emitFile({ type: 'asset', name: `look-${file}`, originalFileName: `${FOLDER}/${file}`, source })
    }
  },
})
