/**
 * What must have come before some chunks run: the chunks themselves and all that they import, and the style sheets of them all.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules that are fetched, each a chunk of its own
 */
function neededBy(bundle, modules) {
  const first = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && modules.some((module) => file.facadeModuleId?.endsWith(module)),
  )
  const found = new Set(first.map(({ fileName }) => fileName))
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const wanted of chunk.imports) found.add(wanted)
  }
  const sheets = new Set([...found].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]))
  return { scripts: [...found], sheets: [...sheets] }
}

/** The first page is drawn when programs and faces have come; programs have work to do meanwhile, so they come first. */
const FACE = { rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low' }

/**
 * What the page begins with is asked for at once: its programs, their style sheets, and the faces of letters. None of it holds
 * back the first words, which are painted before anything else has come: a program brings its style sheets itself, and does
 * not run before they are there.
 * @param {readonly string[]} modules with which it begins
 * @returns {import('vite').Plugin}
 */
export function firstPaint(modules) {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const { scripts, sheets } = neededBy(bundle, modules)
        const faces = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
        const links = [
          ...scripts.map((file) => ({ rel: 'modulepreload', href: `/${file}` })),
          ...sheets.map((file) => ({ rel: 'preload', as: 'style', href: `/${file}` })),
          ...faces.map((file) => ({ ...FACE, href: `/${file}` })),
        ]
        return links.map((attrs) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        }))
      },
    },
  }
}
