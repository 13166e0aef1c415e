/**
 * Joins the server's own modules and those of its packages into a few files, for `npm start` alone: loading four hundred
 * files takes longer than running them. Everything else runs the sources as they are.
 */
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { bundleFolder, root } from './setup.mjs'

/** Modules find what lies beside them by the address of their source, wherever their code has gone. */
const sourceAddress = {
  name: 'source-address',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.split('?')[0]).href)),
  },
}

/**
 * Packages that stay as they are: with files beside their code, with native code, or, like the tsyringe below
 * `@simplewebauthn/server`, with modules that must run in an order that joining does not keep.
 */
const external = [
  '@electric-sql/pglite',
  '@simplewebauthn/server',
  'sharp',
  'nodemailer',
  'pg-native',
  'algoliasearch',
  'pdfkit',
  'fontkit',
]

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [sourceAddress],
  ssr: { noExternal: true, external },
  build: {
    ssr: 'src/cli/serve.ts',
    outDir: bundleFolder,
    target: 'node26',
    reportCompressedSize: false,
    // A text with one letter beyond Latin-1 takes two bytes a letter in memory, and the engine keeps the source.
    rolldownOptions: {
      output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js', charset: 'ascii', comments: false },
    },
  },
})
