// npm test. Imports the rest only after checking Node and installing the packages.
import { requireNode } from './node-version.mjs'

const nothingRan = '0 passed, 1 failed'
requireNode(nothingRan)
const fail = (/** @type {unknown} */ error) => {
  if (error) console.error(error)
  console.log(nothingRan)
  process.exit(1)
}
import('./install.mjs')
  .then(({ ensureInstalled }) => (ensureInstalled('work') ? import('./all-tests.mjs') : fail(undefined)))
  .then((all) => all?.runAll())
  .then((code) => process.exit(code))
  .catch(fail)
