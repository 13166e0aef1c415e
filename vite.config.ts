/** Builds what runs in the browser (`build/client`) and what renders pages and mails on the server (`build/server`). */
import { existsSync } from 'node:fs'
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite'
import { LOCALES, type Locale } from './src/domain/market/market.ts'
import { retainPreviousBuild, manifestName } from './src/web/build/retain-builds.ts'
import { keepStyles, styleModules, styleNames } from './src/web/build/style-names.ts'
import { oneLanguage } from './src/web/build/one-language.ts'

const hasMails = existsSync(new URL('src/emails/render.tsx', import.meta.url))

/**
 * What every page runs, in one file; and what every page with products runs, in another. Left alone the bundler makes a
 * file of each shared module, and twenty small files compress worse than two.
 */
const FRAME =
  /src[\\/](domain[\\/](market[\\/](?:market|hungarian)|pricing[\\/]money)|messages[\\/](text|shell|errors)|web[\\/](routes|app[\\/][\w.-]+|entry[\\/](pages|floating)|ui[\\/](icon|lazy-part|load-part\.browser|market|price|overlay|overlay\.browser|store\.browser|toast|toasts\.browser)|storefront[\\/](cart[\\/]state[\\/](cart|cart-drawer)\.browser|wishlist[\\/]state[\\/]wishlist\.browser|rails[\\/](visited\.browser|recently-viewed))))\.tsx?$|preload-helper/
const SHELVES = /src[\\/](messages[\\/]listing|web[\\/](ui[\\/]breadcrumb|storefront[\\/]card[\\/]card))\.tsx?$/
/** What every listing runs beside these. */
const LISTINGS =
  /src[\\/](messages[\\/]filters|domain[\\/]catalog[\\/](listing|filters)|web[\\/]storefront[\\/]listing[\\/](filter-form\.browser|listing|pagination|filters|chosen-filters))\.tsx?$/

/** Vite knows one environment for browsers by name; the others are further ones of its kind. */
const environmentOf = (locale: Locale): string => (locale === 'ro' ? 'client' : `client_${locale}`)

/** What product, cart and checkout have in common. */
const BUYING = /src[\\/](messages[\\/](cart|forms|dates|voucher)|web[\\/]ui[\\/](note|quantity))\.tsx?$/

/** React Router marks its modules for servers that tell components apart; ours does not, and need not be told each time. */
const onwarn: Rolldown.InputOptions['onwarn'] = (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning)

/** What a browser of one market loads: the same code with the texts of its language only. */
const clientFor = (locale: Locale): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'build/client',
    // The previous build's files stay for pages that are still open; retainPreviousBuild removes older ones.
    emptyOutDir: false,
    manifest: manifestName(locale),
    copyPublicDir: locale === 'ro',
    rolldownOptions: {
      onwarn,
      checks: { pluginTimings: false },
      // A constant of the domain costs its digits where it is used, not an import from another file.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: { start: 'src/web/entry/start.ts', client: 'src/web/entry/client.tsx' },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
            // Style sheets are one file for all; what is left of them here must not tie a page to another's code.
            { name: 'frame', test: (id) => FRAME.test(id) || id.endsWith('.css'), priority: 1 },
            { name: 'shelves', test: SHELVES },
            { name: 'listings', test: LISTINGS },
            { name: 'buying', test: BUYING },
          ],
        },
      },
    },
  },
})

export default defineConfig(({ mode }) => ({
  builder: {},
  plugins: [...LOCALES.map((locale) => oneLanguage(locale, environmentOf(locale))), retainPreviousBuild(), keepStyles()],
  css: { modules: styleModules(styleNames({ isReadable: mode === 'development' })) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  // One style sheet for the whole shop: 10 KB that the first page fetches and no later one does.
  build: {
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    ...Object.fromEntries(LOCALES.map((locale) => [environmentOf(locale), clientFor(locale)])),
    ssr: {
      // Which React runs must not hang on the environment of whoever starts the shop.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        outDir: 'build/server',
        ssr: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          onwarn,
          checks: { pluginTimings: false },
          input: { pages: 'src/web/entry/render.tsx', ...(hasMails && { mails: 'src/emails/render.tsx' }) },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}))
