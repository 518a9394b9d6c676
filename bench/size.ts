import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a first visit fetches from dist/, in bytes as they are and gzipped, by kind of file. */
export function benchSize(dist = 'dist'): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const kind of ['js', 'css', 'html', 'woff2']) {
    const ofKind = files.filter((file) => file.endsWith(`.${kind}`))
    const bytes = ofKind.map((file) => readFileSync(file))
    const plain = bytes.reduce((sum, content) => sum + content.length, 0)
    const zipped = bytes.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
    console.log(`${kind.padEnd(6)} ${ofKind.length} files, ${plain} bytes, ${zipped} gzipped`)
  }
}
