import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text files. Fonts and raster images are compressed already. */
const TEXTS = new Set(['.css', '.html', '.js', '.md', '.svg', '.txt', '.webmanifest'])

/** Smallest file that is compressed, in bytes: less fits into one packet anyway. */
const WORTH_IT = 1024

/**
 * Content encodings, best first: the name in the header, and the ending of the compressed file.
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
 * Options for nearly the best compression in a tenth of the time, because `npm start` waits for it.
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
 * Compresses every text file of a folder in each encoding. The results are next to the originals.
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
 * Adds compressed files to a build, for our server and for others that support them.
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
