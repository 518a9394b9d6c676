import { noBrowser, obtainBrowser } from './browser.mjs'
import { firstFreePort } from './free-port.mjs'
import { noRedis, obtainRedis } from './redis.mjs'
import { stages } from './stages.mjs'
import { exitCode, lastLine, plus } from './tally.mjs'

/** @param {number} since a time of performance.now(), in milliseconds */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Returns a program for the tests; undefined after printing why there is none.
 * @param {() => string | undefined} obtain
 * @param {string} none the message if it cannot be found or installed
 */
function programOrWhyNot(obtain, none) {
  try {
    const program = obtain()
    if (!program) console.error(none)
    return program
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

/**
 * Runs all stages, and prints the time of each. Prints the failures and the count of tests last.
 * @returns {Promise<number>} the exit code
 */
export async function runAll() {
  const start = performance.now()
  const browser = programOrWhyNot(obtainBrowser, noBrowser)
  // Without it the tests that need it fail by name.
  programOrWhyNot(obtainRedis, noRedis)
  let total = { passed: 0, failed: browser ? 0 : 1 }
  /** @type {string[]} */
  const failed = []
  for (const stage of browser ? stages(browser, await firstFreePort(4273)) : []) {
    console.log(`\n== ${stage.name}`)
    const begin = performance.now()
    const { tally, failures } = stage.run()
    total = plus(total, tally)
    failed.push(...(failures.length === 0 && tally.failed > 0 ? [stage.name] : failures))
    console.log(`== ${stage.name}: ${lastLine(tally)}, ${seconds(begin)}`)
    if (stage.needed && tally.failed > 0) break
  }
  if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`)
  console.log(`\nAll in ${seconds(start)}\n${lastLine(total)}`)
  return exitCode(total)
}
