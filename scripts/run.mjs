// node scripts/run.mjs <entry.ts> [arguments]: runs a TypeScript program in Node at full speed.
// Nothing is printed here: standard input and output belong to the program. The program is one file, so it
// starts worker threads of itself with `new Worker(new URL(import.meta.url))`.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const [node = '', , entry, ...rest] = process.argv
if (!entry) {
  console.error('Usage: node scripts/run.mjs <entry.ts> [arguments]')
  process.exit(2)
}
process.env['NODE_ENV'] ??= 'production'
process.setSourceMapsEnabled(true)
const file = await bundle(entry)
process.argv = [node, file, ...rest]
await import(pathToFileURL(file).href)
