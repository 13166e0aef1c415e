import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const files = globSync(['{src,demo,test,bench}/**/*.test.{ts,tsx}']).filter((file) => !file.startsWith('test/e2e/'))
/** Needs a server that takes several connections at once: races. */
const postgresOnly = files.filter((file) => file.endsWith('.postgres.test.ts'))
/** Pages and endpoints run their statements through the services, which run on both databases; `TEST_DATABASES=all` runs these twice too. */
const isOnce = (file: string) => process.env.TEST_DATABASES !== 'all' && file.startsWith('src/web/')
/** Runs once on each database. */
const database = files.filter(
  (file) => !postgresOnly.includes(file) && !isOnce(file) && /#test\/(database|shop)\.ts/.test(readFileSync(file, 'utf8')),
)

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, env: { TEST_DATABASE: name, ENV_FILE: '/dev/null' } },
})

export default defineConfig({
  test: {
    globalSetup: 'test/set-up/global.ts',
    setupFiles: 'test/set-up/each-file.ts',
    pool: 'forks',
    // The modules of the shop keep no state: its files are loaded and compiled once in a process, not once for each test file.
    isolate: false,
    maxWorkers: 2,
    // A net for what hangs, no measure: machines are slow at times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      project(
        'pglite',
        files.filter((file) => !postgresOnly.includes(file)),
      ),
      ...(process.env.TEST_POSTGRES_URL ? [project('postgres', [...database, ...postgresOnly])] : []),
    ],
  },
})
