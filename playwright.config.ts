/** Journeys in a real browser. Each worker opens a shop of its own (`test/e2e/shop-test.ts`). */
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from './test/chromium.ts'

const executablePath = chromiumPath()

export default defineConfig<{ database: 'pglite' | 'postgres' }>({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './test/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A journey that fails once and passes when repeated is named as unstable by `npm test` (docs/decisions/056-repeated-journeys.md).
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'node_modules/.cache/nestling/e2e',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    actionTimeout: 20_000,
    // A click waits until its target stands still, and scrolls the page each time it has waited in vain: on a busy machine
    // that moved the page away from under what the journey had just opened.
    // A request that passes through the worker cannot be intercepted; the journey about the worker allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'embedded', use: { database: 'pglite' } },
    ...(process.env.TEST_POSTGRES_URL
      ? [{ name: 'postgres', testMatch: 'purchase.e2e.ts', grep: /@each-database/, use: { database: 'postgres' as const } }]
      : []),
  ],
})
