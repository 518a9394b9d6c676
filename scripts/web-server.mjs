import { createHash, timingSafeEqual } from 'node:crypto'
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
 * Returns the caching header of a file. File names in `assets/` have a content hash, so browsers may cache them forever, also without the
 * server. All others are revalidated each time.
 * @param {string} path
 */
const caching = (path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache'

/**
 * A file for the response: its headers, the text of a page for its policy, and its bytes by encoding ('' for none).
 * @typedef {{ headers: Record<string, string>, page: string | undefined, bodies: Map<string, Buffer> }} Sent
 */

/**
 * What a server does beside serving a build. `isAllowedHost`: false if requests for a host, as in the header Host, are refused, by default
 * never. `status`: the text of a page for the owner of the machine, by its path; null for no such page. It is for this machine only, and for
 * others with `statusToken` as in `Authorization: Bearer`.
 * @typedef {{ isAllowedHost?: (host: string) => boolean, status?: (path: string) => string | null, statusToken?: string | null }} Extras
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
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': caching(path),
    ETag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
  }
  return { headers, page: file.endsWith('.html') ? plain.toString() : undefined, bodies }
}

/**
 * Returns every file of a folder by its request path. Files are read once: requests cannot reach other files, and a new build during the
 * run does not mix with this one.
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
 * Returns the best encoding that a browser accepts. Forbidden ones (`;q=0`) are left out.
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
 * Returns the path of a request without its query; '' if it cannot be decoded, which matches no file.
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
 * True if a request comes from this machine, and not from a proxy on it.
 * @param {import('node:http').IncomingMessage} request
 */
const isFromHere = ({ headers, socket: { remoteAddress = '' } }) =>
  /^(::1$|(::ffff:)?127\.)/.test(remoteAddress) && !headers['x-forwarded-for'] && !headers['forwarded']

/**
 * True if a request has a token.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | null} token
 */
function hasToken({ headers }, token) {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return token !== null && given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted)
}

/**
 * Serves a build. Unknown paths get a 404, so that a missing script never returns a page.
 * @param {string} folder
 * @param {Extras} [extras]
 */
export function webServer(folder, extras = {}) {
  const { isAllowedHost = () => true, status = () => null, statusToken = null } = extras
  const files = filesOf(folder)
  return createServer((request, response) => {
    const { host } = request.headers
    const end = (/** @type {number} */ status, /** @type {Record<string, string>} */ headers, body = '') => {
      const length = { 'Content-Length': String(Buffer.byteLength(body)) }
      response.writeHead(status, {
        ...securityHeaders(undefined, host),
        'Content-Type': TYPES['.txt'],
        ...headers,
        ...length,
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    // A foreign page that points its own name at this machine must not read ours (DNS rebinding).
    if (host !== undefined && !isAllowedHost(host))
      return end(
        421,
        { 'Cache-Control': 'no-store' },
        `This server does not answer for ${JSON.stringify(host)}.\n`,
      )
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' })
    const path = pathOf(request.url ?? '')
    const told = isFromHere(request) || hasToken(request, statusToken) ? status(path) : null
    if (told !== null) return end(200, { 'Cache-Control': 'no-store' }, told)
    const file = files.get(path)
    if (!file) return end(404, { 'Cache-Control': 'no-store' }, 'Not found. The game is at /\n')
    const headers = { ...securityHeaders(file.page, host), ...file.headers }
    if (request.headers['if-none-match'] === file.headers['ETag']) {
      response.writeHead(304, headers)
      return response.end()
    }
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), file.bodies)
    const body = file.bodies.get(encoding) ?? Buffer.alloc(0)
    const encoded = encoding ? { 'Content-Encoding': encoding } : {}
    response.writeHead(200, { ...headers, ...encoded, 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}
