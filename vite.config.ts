/** Builds what runs in the browser (`build/client`) and what renders pages and mails on the server (`build/server`). */
import { existsSync } from 'node:fs'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { LOCALES, type Locale } from './src/domain/market/market.ts'
import { retainPreviousBuilds, manifestName } from './src/web/build/retain-builds.ts'
import { noChunkCycles } from './src/web/build/chunk-cycles.ts'
import { browserPackages } from './src/web/build/browser-packages.ts'
import { lookSheets } from './src/web/build/look-sheets.ts'
import { keepStyles, styleModules, styleNames } from './src/web/build/style-names.ts'
import { oneLanguage } from './src/web/build/one-language.ts'

const hasMails = existsSync(new URL('src/emails/render.tsx', import.meta.url))

/*
 * Chunks of the browser. Left alone the bundler makes a file of each set of modules that the same pages share, and twenty small
 * files compress worse than two. What the entry imports is in the entry's file; what nearly every page imports is in `common`.
 */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|named:react/
const START = /src[\\/]web[\\/](entry[\\/]start|app[\\/]reload-guard\.browser)\.ts$/
/** Number of pages, layouts and lazy parts from which on a module counts as common. */
const COMMON_FROM = 15
/** Files that every page has loaded when it runs. */
const EVERYWHERE = /assets[\\/](react|rolldown-runtime|client|common)-/
/** What cart, cart drawer and the steps of the checkout share. Pages of orders show lines, gifts and codes without it. */
const CART =
  /src[\\/](web[\\/](storefront[\\/](cart[\\/](?!state[\\/]coupons|gift-line|code-rows|cart-view|totals|later)|codes[\\/](code-field|code-draft|line-codes))|ui[\\/](summary|button))|domain[\\/]cart)/
/** Controls of forms, and what forms of addresses and accounts say of faults: pages without a form do not load them. */
const FIELDS = /src[\\/]web[\\/]ui[\\/]field\.tsx$/
const FAULTS = /src[\\/](messages[\\/](limits|validation)|domain[\\/](customers[\\/]person-name|checkout[\\/]field-lengths))\.ts$/
/** What the pages of sign-in and those of the account share: forms, and what each problem and refusal is told as. */
const AUTH =
  /src[\\/](web[\\/](storefront[\\/]auth[\\/](auth-form|form-rules)|ui[\\/](error-summary|password-field))|messages[\\/]customers[\\/](auth|children\.|details|failures|faults|google|passkeys|password-strength)|domain[\\/]customers[\\/](account|child|passkey))/
/** The frame of the pages of the account. */
const ACCOUNT =
  /src[\\/](web[\\/]storefront[\\/]account[\\/]layout[\\/](account-(nav|page)\.tsx|reload-page)|messages[\\/]customers[\\/]account\.)/
/** What forms and questions of the account share: pages that only show something do not load it. */
const ACCOUNT_FORMS =
  /src[\\/]web[\\/]storefront[\\/]account[\\/]layout[\\/](account-failure|choose-password|confirm-dialog|dialog-buttons)/
/** What every page of the shop runs: whether somebody is signed in, the places for what is shown to them then, wishlist, header, blocks. */
const SHELL =
  /src[\\/]web[\\/](ui[\\/]flag|app[\\/](part\.tsx|alternates\.ts)|storefront[\\/](account[\\/]sync[\\/]has-saved-lists|auth[\\/]signed-in|fit[\\/]slot|wishlist[\\/]state|blocks[\\/]blocks\.tsx|layout[\\/](account-link|cart-link)))/
/** Modules that do nothing when they are loaded. */
const SILENT = /src[\\/](domain|messages)[\\/]/
/** Addresses that the entry knows and some pages write. */
const ADDRESSES = /src[\\/]domain[\\/]market[\\/](page-paths|withdrawal-path)/
/** What every listing runs. */
const LISTINGS =
  /src[\\/](web[\\/]storefront[\\/]listing[\\/][\w.-]+$|messages[\\/]filters|domain[\\/](catalog[\\/]|search[\\/](?!fold\.ts)))/

/** Vite knows one environment for browsers by name; the others are further ones of its kind. */
const environmentOf = (locale: Locale): string => (locale === 'ro' ? 'client' : `client_${locale}`)

/** What a browser of one market loads: the same code with the texts of its language only. */
const clientFor = (locale: Locale): EnvironmentOptions => ({
  consumer: 'client',
  // Without it React leaves out what connects it to the developer tools.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  build: {
    outDir: 'build/client',
    // The files of the two builds before stay for pages that are still open; retainPreviousBuilds removes older ones.
    emptyOutDir: false,
    manifest: manifestName(locale),
    copyPublicDir: locale === 'ro',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A constant of the domain costs its digits where it is used, not an import from another file.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Nothing that a browser runs reads a property, or a name it does not declare, for its side effect. A page that needs but a
      // constant of a rule or a text must not fetch the file in which the others of it are.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false, moduleSideEffects: (id) => !SILENT.test(id) },
      input: {
        start: 'src/web/entry/start.ts',
        client: 'src/web/entry/client.tsx',
        offline: 'src/web/entry/offline.ts',
        worker: 'src/web/entry/service-worker.ts',
        // They speak no language, and what they are told comes from the page.
        ...(locale === 'ro' && {
          'frame-tags': 'src/web/frames/tags.ts',
          'frame-map': 'src/web/frames/map.ts',
          'frame-wallets': 'src/web/frames/wallets.ts',
        }),
      },
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // The first script has no other to wait for; what else needs its guard imports it from there.
            { name: 'start', test: START, priority: 4 },
            // Style sheets are one file for all; what is left of them here must not tie a page to another's code.
            { name: 'react', test: (id) => REACT.test(id) || id.endsWith('.css'), priority: 3 },
            { name: 'fields', test: FIELDS, includeDependenciesRecursively: false, priority: 2.5 },
            { name: 'faults', test: FAULTS, includeDependenciesRecursively: false, priority: 2.5 },
            { name: 'auth', test: AUTH, minShareCount: 3, includeDependenciesRecursively: false, priority: 2.5 },
            { name: 'account', test: ACCOUNT, minShareCount: 3, includeDependenciesRecursively: false, priority: 2.5 },
            {
              name: 'account-forms',
              test: ACCOUNT_FORMS,
              minShareCount: 3,
              includeDependenciesRecursively: false,
              priority: 2.5,
            },
            { name: 'shell', test: SHELL, includeDependenciesRecursively: false, priority: 2.5 },
            { name: 'addresses', test: ADDRESSES, includeDependenciesRecursively: false, priority: 2.5 },
            { name: 'common', test: /src[\\/]/, minShareCount: COMMON_FROM, priority: 2 },
            { name: 'cart', test: CART, minShareCount: 4, includeDependenciesRecursively: false, priority: 1 },
            { name: 'listings', test: LISTINGS, minShareCount: 5, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})

export default defineConfig(({ mode }) => ({
  builder: {},
  plugins: [
    ...LOCALES.map((locale) => oneLanguage(locale, environmentOf(locale))),
    retainPreviousBuilds(),
    keepStyles(),
    lookSheets(),
    browserPackages(),
    noChunkCycles(),
  ],
  css: { modules: styleModules(styleNames({ isReadable: mode === 'development' })) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  // One style sheet for the whole shop: 10 KB that the first page fetches and no later one does.
  build: {
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // What a lazily loaded page or part imports is fetched with it, but for the files that every page has.
    modulePreload: { polyfill: false, resolveDependencies: (_file, imports) => imports.filter((file) => !EVERYWHERE.test(file)) },
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
          checks: { pluginTimings: false },
          input: { pages: 'src/web/entry/render.tsx', ...(hasMails && { mails: 'src/emails/render.tsx' }) },
          // As in scripts/bundle.mjs.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', charset: 'ascii', comments: false },
        },
      },
    },
  },
}))
