/** Builds the back office (`build/admin`): one bundle of its own with all three languages, under `/admin/assets`. */
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  build: {
    outDir: 'build/admin',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // A chunk a page, imported by the script that has the nonce; a tag that preloads it would need one of its own.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Packages mark what runs in a browser for frameworks that render on the server; here everything does.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      input: { admin: 'src/admin/entry/client.tsx' },
    },
  },
})
