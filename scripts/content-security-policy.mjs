import { createHash } from 'node:crypto'

/**
 * The content security policy: only the page's own files. Forbids inline scripts, eval and other hosts. Sockets to any host are left to the
 * policy in the headers of our server, which names its own: for older WebKit, 'self' does not include sockets.
 * @type {Record<string, string>}
 */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** Returns the hashes of a page's inline styles for the policy, so that no other inline style is allowed. */
const stylesIn = (html = '') =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, styles = '']) => ` 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  )

/** Returns the policy of a page for its `<meta>` tag, or that of any other file. @type {(html?: string) => string} */
const metaPolicy = (html) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}${name === 'style-src' ? stylesIn(html).join('') : ''}`)
    .join('; ')

/** A host as in the header Host: a name or an address, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/** Returns the sockets that a page of a host may open: to the same host only. @type {(host?: string) => string} */
const socketsOf = (host = '') => (HOST.test(host) ? ` ws://${host} wss://${host}` : '')

/**
 * Returns the headers of a response of our server, with the policy of the page, for the host that the request names. Browsers ignore
 * `frame-ancestors` in a `<meta>` tag.
 * @type {(html?: string, host?: string) => Record<string, string>}
 */
export const securityHeaders = (html, host) => ({
  'Content-Security-Policy': `${metaPolicy(html).replace(' ws: wss:', socketsOf(host))}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
})

/**
 * Writes the policy into the built page, so that it applies on any host. Not in development: the server needs inline scripts for hot
 * reload.
 * @returns {import('vite').Plugin}
 */
export function contentSecurityPolicy() {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
