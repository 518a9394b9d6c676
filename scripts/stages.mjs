// The stages of `npm test`, in order.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { failuresOfPlaywright, failuresOfVitest, tallyPlaywright, tallyVitest } from './tally.mjs'

/**
 * The result of a stage: its counts, and the names of its failures, one line each.
 * @typedef {{ tally: import('./tally.mjs').Tally, failures: string[] }} Result
 * One stage. If `needed` is true, a failure ends the run, because the later stages would be pointless.
 * @typedef {{ name: string, needed: boolean, run: () => Result }} Stage
 */

const reports = join(root, 'node_modules/.cache/reports')

/**
 * Runs a program of node_modules. Returns true if it succeeded.
 * @param {string} program path from node_modules
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(program, args, env = {}) {
  const command = [join(root, 'node_modules', program), ...args]
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' })
  return spawnSync(process.execPath, command, { ...options, env: { ...process.env, ...env } }).status === 0
}

/**
 * Returns a stage that is a single test.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Stage}
 */
function check(name, program, args) {
  const result = (/** @type {boolean} */ ok) => ({
    tally: ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    failures: [],
  })
  return { name, needed: true, run: () => result(run(program, args)) }
}

/**
 * Returns a stage that runs tests and reads the report of their runner.
 * @param {string} name
 * @param {(file: string) => boolean} runTests writes the report to that file
 * @param {(report: string | undefined, endedWell: boolean) => import('./tally.mjs').Tally} tally
 * @param {(report: string | undefined) => string[]} failures
 * @returns {Stage}
 */
function tests(name, runTests, tally, failures) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const runStage = () => {
    mkdirSync(reports, { recursive: true })
    rmSync(file, { force: true }) // an old report must not be counted
    const endedWell = runTests(file)
    const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return { tally: tally(report, endedWell), failures: failures(report) }
  }
  return { name, needed: false, run: runStage }
}

/**
 * @param {string} browser path of the browser for the browser tests
 * @param {number} port a free port for them
 * @returns {Stage[]}
 */
export const stages = (browser, port) => [
  check('format, lint and import direction', '@biomejs/biome/bin/biome', [
    'check',
    '--error-on-warnings',
    '.',
  ]),
  check('types', '../scripts/types.mjs', []),
  check('unused files, exports and packages', 'knip/bin/knip.js', []),
  tests(
    'unit tests',
    (file) =>
      run('vitest/vitest.mjs', [
        'run',
        '--coverage',
        '--coverage.reporter=text-summary',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
    tallyVitest,
    failuresOfVitest,
  ),
  check('production build', 'vite/bin/vite.js', ['build', '--logLevel', 'warn']),
  tests(
    'browser tests',
    (file) =>
      run('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
        CHROME_PATH: browser,
        E2E_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    tallyPlaywright,
    failuresOfPlaywright,
  ),
]
