/**
 * The scripts that run before a chunk does: itself, and all that it imports.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} name of the module that is fetched
 */
function scriptsOf(bundle, name) {
  const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  const found = new Set(first ? [first.fileName] : [])
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
 * @returns {import('vite').Plugin}
 */
export function firstPaint() {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link] = /\s*<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>/.exec(html) ?? ['']
        const scripts = scriptsOf(bundle, 'main').map((name) => ({ rel: 'modulepreload', href: `/${name}` }))
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
