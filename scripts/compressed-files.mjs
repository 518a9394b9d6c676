import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Kinds of files that are text; fonts and pictures of dots are small as they are. */
const TEXTS = new Set(['.css', '.html', '.js', '.md', '.svg', '.txt', '.webmanifest'])

/** Below so many bytes there is nothing to gain: it goes in one packet anyway. */
const WORTH_IT = 1024

/**
 * How browsers may ask for a file, best first, by the name in the header and the ending of the file beside it.
 * @type {ReadonlyMap<string, string>}
 */
export const ENCODINGS = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/** @type {readonly [string, (bytes: Buffer) => Promise<Buffer>][]} */
const WAYS = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, brotliOptions(bytes))],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
]

/**
 * Nearly as small as it gets, in a tenth of the time: whoever starts the game waits for it.
 * @param {Buffer} bytes
 */
const brotliOptions = (bytes) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})

/**
 * Writes every text file of a folder once more beside itself, compressed in each way.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const compress = async (/** @type {string} */ file) => {
    const bytes = readFileSync(file)
    if (bytes.length < WORTH_IT) return
    for (const [ending, way] of WAYS) writeFileSync(file + ending, await way(bytes))
  }
  await Promise.all(files.map(compress))
}

/**
 * Lays the compressed files beside those of a build, for our server and for any other that looks for them.
 * @returns {import('vite').Plugin}
 */
export function compressedFiles() {
  let folder = ''
  let writes = true
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
      writes = build.write
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (writes ? compressFiles(folder) : undefined),
    },
  }
}
