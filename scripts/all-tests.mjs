import { noBrowser, obtainBrowser } from './browser.mjs'
import { firstFreePort } from './free-port.mjs'
import { stages } from './stages.mjs'
import { exitCode, lastLine, plus } from './tally.mjs'

/** @param {number} since a time of performance.now(), in milliseconds */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The browser to test with, or undefined after saying why there is none. */
function browserOrWhyNot() {
  try {
    const browser = obtainBrowser()
    if (!browser) console.error(noBrowser)
    return browser
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

/**
 * Runs every stage, prints how long each took and, last of all, what failed and the count of tests.
 * @returns {Promise<number>} the exit code
 */
export async function runAll() {
  const start = performance.now()
  const browser = browserOrWhyNot()
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
