import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { ENCODINGS } from './compressed-files.mjs'
import { securityHeaders } from './content-security-policy.mjs'

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Files under `assets/` bear the hash of what is in them, so a browser may keep them for good: whatever was fetched
 * once is there when the server no longer is. Of all others it asks each time whether they are still the same.
 * @param {string} path
 */
const caching = (path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache'

/**
 * A file as it is sent: its headers, and its bytes by encoding ('' as it is).
 * @typedef {{ headers: Record<string, string>, bodies: Map<string, Buffer> }} Sent
 */

/**
 * @param {string} file
 * @param {string} path
 * @returns {Sent}
 */
function sent(file, path) {
  const plain = readFileSync(file)
  const bodies = new Map([['', plain]])
  for (const [encoding, ending] of ENCODINGS)
    if (existsSync(file + ending)) bodies.set(encoding, readFileSync(file + ending))
  const headers = {
    ...securityHeaders(file.endsWith('.html') ? plain.toString() : undefined),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': caching(path),
    ETag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
  }
  return { headers, bodies }
}

/**
 * Every file of a folder by the path under which it is asked for. They are read once: nothing outside can be asked
 * for, and a build that is made anew meanwhile does not mix with this one.
 * @param {string} folder
 */
function filesOf(folder) {
  const endings = new Set(ENCODINGS.values())
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !endings.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const found = new Map()
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    found.set(path, sent(file, path))
  }
  found.set('/', found.get('/index.html'))
  return found
}

/**
 * The best encoding that a browser takes; one it forbids (`;q=0`) is not among them.
 * @param {string} accepted as in the header Accept-Encoding
 * @param {Sent['bodies']} bodies
 */
function encodingFor(accepted, bodies) {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return [...ENCODINGS.keys()].find((encoding) => taken.includes(encoding) && bodies.has(encoding)) ?? ''
}

/**
 * The path without what follows it; one that cannot be read names no file.
 * @param {string} url as in the first line of a request
 */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    return ''
  }
}

/**
 * Serves a build, and nothing else: what it does not have is answered with 404, so that a missing program is never
 * taken for a page.
 * @param {string} folder
 */
export function webServer(folder) {
  const files = filesOf(folder)
  return createServer((request, response) => {
    const end = (/** @type {number} */ status, /** @type {Record<string, string>} */ headers, body = '') => {
      const length = { 'Content-Length': String(Buffer.byteLength(body)) }
      response.writeHead(status, {
        ...securityHeaders(),
        'Content-Type': TYPES['.txt'],
        ...headers,
        ...length,
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' })
    const file = files.get(pathOf(request.url ?? ''))
    if (!file) return end(404, { 'Cache-Control': 'no-store' }, 'Not found. The game is at /\n')
    if (request.headers['if-none-match'] === file.headers.ETag) {
      response.writeHead(304, file.headers)
      return response.end()
    }
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), file.bodies)
    const body = file.bodies.get(encoding) ?? Buffer.alloc(0)
    const encoded = encoding ? { 'Content-Encoding': encoding } : {}
    response.writeHead(200, { ...file.headers, ...encoded, 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}
