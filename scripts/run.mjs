// node scripts/run.mjs <entry.ts> [arguments]: bundles a TypeScript program and runs it in Node. Prints nothing itself: standard input and
// output belong to the program. The program is one file, so it can start itself in worker threads with `new Worker(new
// URL(import.meta.url))`.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { isThere } from './install.mjs'

const [node = '', , entry, ...rest] = process.argv
if (!entry) {
  console.error('Usage: node scripts/run.mjs <entry.ts> [arguments]')
  process.exit(2)
}
if (!existsSync(entry)) {
  console.error(`The file ${entry} does not exist.`)
  process.exit(2)
}
// Programs in `src` need only the builder; benchmarks and checks also need the tools for tests.
if (!isThere(entry.startsWith('src/') ? 'play' : 'work')) {
  console.error('Packages are missing: run "npm ci" first, or "npm test", which installs them too.')
  process.exit(1)
}
process.env['NODE_ENV'] ??= 'production'
process.setSourceMapsEnabled(true)
const file = await bundle(entry)
process.argv = [node, file, ...rest]
await import(pathToFileURL(file).href)
