import { createHash } from 'node:crypto'

/**
 * What the page may load: its own files and nothing else. No inline script, no eval, no other host.
 * @type {Record<string, string>}
 */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** The styles that are written in a page itself, as a policy names them: by what is in them, so that no other may be there. */
const stylesIn = (html = '') =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, styles = '']) => ` 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  )

/** The policy of a page for its `<meta>` tag; without a page, of any other file. @type {(html?: string) => string} */
const metaPolicy = (html) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}${name === 'style-src' ? stylesIn(html).join('') : ''}`)
    .join('; ')

/**
 * The headers every answer of our own server carries; a page is sent with its own. Browsers heed `frame-ancestors` only there.
 * @type {(html?: string) => Record<string, string>}
 */
export const securityHeaders = (html) => ({
  'Content-Security-Policy': `${metaPolicy(html)}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
})

/**
 * Writes the policy into the built page, so that it holds on any host. The development server needs inline
 * scripts for hot reload and is left alone.
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
