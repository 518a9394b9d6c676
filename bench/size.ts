import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The page that is drawn first, by the name of its file: the cover, or with a stored game the table. */
const FIRST_PAGES = { 'on the cover': 'SetupPage-', 'on the table': 'PlayPage-' }

/** What files weigh together, as they are and gzipped, each for itself as they are sent. */
function weight(files: Iterable<string>): string {
  let [count, plain, zipped] = [0, 0, 0]
  for (const file of files) {
    const bytes = readFileSync(file)
    count += 1
    plain += bytes.length
    zipped += gzipSync(bytes, { level: 9 }).length
  }
  return `${count} files, ${plain} bytes, ${zipped} gzipped`
}

/** These scripts and all that they import before they run. */
function withImports(scripts: readonly string[], assets: string): ReadonlySet<string> {
  const found = new Set(scripts)
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const script of found) {
    for (const [, name] of readFileSync(script, 'utf8').matchAll(
      /(?:from|import)\s?["']\.\/([^"']+\.js)["']/g,
    )) {
      if (name) found.add(join(assets, name))
    }
  }
  return found
}

/** What lies in dist/: all of it by kind, and the scripts that run before the first page is drawn. */
export function benchSize(dist = 'dist'): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const kind of ['js', 'css', 'html', 'woff2']) {
    console.log(`${kind.padEnd(22)} ${weight(files.filter((file) => file.endsWith(`.${kind}`)))}`)
  }
  const entry = /<script[^>]*src="\/([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''
  for (const [where, page] of Object.entries(FIRST_PAGES)) {
    const late = ['main-', page]
    const first = files.filter(
      (file) => late.some((name) => basename(file).startsWith(name)) && file.endsWith('.js'),
    )
    const initial = withImports([join(dist, entry), ...first], join(dist, 'assets'))
    console.log(`initial js ${where} ${weight(initial)}`)
  }
}
