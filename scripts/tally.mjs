// Reads the number of tests and the failures from the reports of the test runners.
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export const plus = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/**
 * Counts one failure if a runner failed although all tests in its report passed: it crashed, a file did not load, the coverage was too low,
 * or there were no tests.
 * @param {Tally} counted
 * @param {boolean} endedWell
 * @returns {Tally}
 */
function withEnd(counted, endedWell) {
  return endedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

/**
 * @param {string | undefined} report JSON of vitest's `json` reporter, if it was written
 * @param {boolean} endedWell whether vitest ended with exit code 0
 */
export function tallyVitest(report, endedWell) {
  if (!report) return withEnd({ passed: 0, failed: 0 }, false)
  const { numPassedTests, numFailedTests } = JSON.parse(report)
  return withEnd({ passed: numPassedTests, failed: numFailedTests }, endedWell)
}

/**
 * Counts the browser tests. One that passed at its second try has passed: real faults fail twice, and a busy machine does not. Playwright
 * lists these tests at its end.
 * @param {string | undefined} report JSON of Playwright's `json` reporter, if it was written
 * @param {boolean} endedWell whether Playwright ended with exit code 0
 */
export function tallyPlaywright(report, endedWell) {
  if (!report) return withEnd({ passed: 0, failed: 0 }, false)
  const { expected, unexpected, flaky } = JSON.parse(report).stats
  return withEnd({ passed: expected + flaky, failed: unexpected }, endedWell)
}

/**
 * Returns the first line of a message, without colours.
 * @param {string | undefined} message
 */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n')[0] ?? ''

/**
 * Returns the failures, one line each: file, test and first line of the message. Printed again at the end of `npm test`, for readers of the
 * end only.
 * @param {string | undefined} report JSON of vitest's `json` reporter, if it was written
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  /** @type {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[]} */
  const files = report ? JSON.parse(report).testResults : []
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    return failed.map((one) => `${name} › ${one.fullName}: ${firstLine(one.failureMessages?.[0])}`)
  })
}

/**
 * Returns the failures of the browser tests, one line each.
 * @param {string | undefined} report JSON of Playwright's `json` reporter, if it was written
 * @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  return report ? JSON.parse(report).suites.flatMap(failuresOfSuite) : []
}

/**
 * @typedef {{ file: string, line: number, title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ suites = [], specs = [] }) {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message
      return `${file}:${line} › ${title}: ${firstLine(said)}`
    })
  return [...here, ...suites.flatMap(failuresOfSuite)]
}

/**
 * Returns the last line of `npm test`.
 * @param {Tally} tally
 */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * Returns the exit code of `npm test`: a run without tests is a failure.
 * @param {Tally} tally
 */
export const exitCode = ({ passed, failed }) => (failed === 0 && passed > 0 ? 0 : 1)
