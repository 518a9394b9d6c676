// node scripts/run.mjs <entry.ts> [arguments]: runs a TypeScript program in Node at full speed.
// Nothing is printed here: standard input and output belong to the program. The program is one file, so it
// starts worker threads of itself with `new Worker(new URL(import.meta.url))`.
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
  console.error(`There is no ${entry}.`)
  process.exit(2)
}
// What players start needs the builder only; what measures and checks needs the tools for tests too.
if (!isThere(entry.startsWith('src/') ? 'play' : 'work')) {
  console.error('Packages are missing: run "npm ci" first, or "npm test", which installs them too.')
  process.exit(1)
}
process.env['NODE_ENV'] ??= 'production'
process.setSourceMapsEnabled(true)
const file = await bundle(entry)
process.argv = [node, file, ...rest]
await import(pathToFileURL(file).href)
