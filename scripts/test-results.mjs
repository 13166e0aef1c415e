/** Reads the JSON reports of Vitest and Playwright: counts, and the names of what failed. */
import { relative } from 'node:path'
import { root } from './setup.mjs'

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures File and name of each failed test, and of each file that did not load.
 * @property {string[]} unstable File and name of each test that failed once and passed when it was repeated.
 */

const named = (file, title) => `${relative(root, file)}: ${title}`

/** Lines of a failure's message that are repeated at the end of a run. */
const MESSAGE_LINES = 8
const indented = (message) =>
  message
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/** Returns the results of Vitest's JSON report. @returns {Results} */
export function vitestResults({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
      ? [named(name, 'the file failed as a whole')]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages }) => `${named(name, fullName)}\n${indented(failureMessages[0] ?? '')}`),
  )
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
    unstable: [],
  }
}

/** Returns the results of Playwright's JSON report. @returns {Results} */
export function playwrightResults({ stats, suites, config }) {
  /** Names of the tests with a status: `unexpected` is failed, `flaky` passed when it was repeated. */
  const withStatus = (status) => {
    const inSuite = ({ specs = [], suites: inner = [] }, before) => [
      ...specs
        .filter(({ tests }) => tests.some((test) => test.status === status))
        .map(({ file, title }) => named(`${config.rootDir}/${file}`, [...before, title].join(' › '))),
      ...inner.flatMap((suite) => inSuite(suite, [...before, suite.title])),
    ]
    return suites.flatMap((file) => inSuite(file, []))
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: withStatus('unexpected'),
    unstable: withStatus('flaky'),
  }
}
