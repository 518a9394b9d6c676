/**
 * The scripts that run before some chunks do: themselves, and all that they import.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules that are fetched, each a chunk of its own
 */
function scriptsOf(bundle, modules) {
  const first = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && modules.some((module) => file.facadeModuleId?.endsWith(module)),
  )
  const found = new Set(first.map(({ fileName }) => fileName))
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const wanted of chunk.imports) found.add(wanted)
  }
  return [...found]
}

/**
 * Orders what the built page asks for, so that its first words are painted before anything else has come: the style
 * sheet of the game comes after them in the page, and holds back only what follows it, the program. What the program
 * begins with is asked for at once, and so are the faces of letters.
 * @param {readonly string[]} modules with which it begins
 * @returns {import('vite').Plugin}
 */
export function firstPaint(modules) {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link] = /\s*<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>/.exec(html) ?? ['']
        const scripts = scriptsOf(bundle, modules).map((name) => ({ rel: 'modulepreload', href: `/${name}` }))
        const faces = Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}` }))
        return {
          html: html.replace(link, '').replace('</body>', `${link.trim()}\n  </body>`),
          tags: [...scripts, ...faces].map((attrs) => ({
            tag: 'link',
            attrs: { ...attrs, crossorigin: true },
            injectTo: 'head',
          })),
        }
      },
    },
  }
}
