// Counts of tests, read from the reports of the test runners.

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export const plus = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/**
 * A runner that ended badly with no failed test in its report (it crashed, a file did not load, too little
 * was covered, no test was found) counts as one failure, so that nothing fails unseen.
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
 * A browser test that needed its second try has passed: what is wrong with the game fails twice, a machine that is
 * busy at a bad moment does not. Playwright names these tests at its end.
 * @param {string | undefined} report JSON of Playwright's `json` reporter, if it was written
 * @param {boolean} endedWell whether Playwright ended with exit code 0
 */
export function tallyPlaywright(report, endedWell) {
  if (!report) return withEnd({ passed: 0, failed: 0 }, false)
  const { expected, unexpected, flaky } = JSON.parse(report).stats
  return withEnd({ passed: expected + flaky, failed: unexpected }, endedWell)
}

/**
 * The last line of `npm test`.
 * @param {Tally} tally
 */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * The exit code of `npm test`: a run without any test is no success.
 * @param {Tally} tally
 */
export const exitCode = ({ passed, failed }) => (failed === 0 && passed > 0 ? 0 : 1)
