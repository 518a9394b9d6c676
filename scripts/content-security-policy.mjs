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

/** The policy for a `<meta>` tag. */
const metaPolicy = Object.entries(directives)
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ')

/** The policy for a response header; browsers heed `frame-ancestors` only there. */
const headerPolicy = `${metaPolicy}; frame-ancestors 'none'`

/** The headers every answer of our own server carries. */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/**
 * Writes the policy into the built page, so that it holds on any host. The development server needs inline
 * scripts for hot reload and is left alone.
 * @returns {import('vite').Plugin}
 */
export function contentSecurityPolicy() {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy },
        injectTo: 'head-prepend',
      },
    ],
  }
}
