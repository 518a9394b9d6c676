import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { bytesOf, FIRST_PAGES, neededFor } from '../tests/support/built-page.ts'

/** Returns the total size of files, plain and gzipped one by one, as they are sent. */
function weight(files: Iterable<string>): string {
  const { count, plain, zipped } = bytesOf(files)
  return `${count} files, ${plain} bytes, ${zipped} gzipped`
}

const OUT = resolve('node_modules/.cache/bench-size')

/** Builds the page and measures its size: all of it by kind, and the scripts that run before the first page is drawn. */
export async function benchSize(): Promise<void> {
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true },
  })
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const kind of ['js', 'css', 'html', 'woff2']) {
    console.log(`${kind.padEnd(22)} ${weight(files.filter((file) => file.endsWith(`.${kind}`)))}`)
  }
  for (const [where, page] of Object.entries(FIRST_PAGES)) {
    const { scripts, sheets } = neededFor(page, OUT)
    console.log(`initial js ${where} ${weight(scripts)}`)
    console.log(`initial css ${where} ${weight(sheets)}`)
  }
}
