/** The tests that hold the prices: quick, without a database, so that they can be run once for each mutant. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts', 'test/oracle/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    env: { ORACLE_RUNS: '200' },
  },
})
