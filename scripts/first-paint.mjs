/**
 * Returns everything that some chunks need to run: the chunks with all their imports, and the style sheets of all these.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules that are imported dynamically, each a chunk of its own
 */
function neededBy(bundle, modules) {
  const first = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && modules.some((module) => file.facadeModuleId?.endsWith(module)),
  )
  const found = new Set(first.map(({ fileName }) => fileName))
  // The loop also visits items that are added to the set while it runs.
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const wanted of chunk.imports) found.add(wanted)
  }
  const sheets = new Set([...found].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]))
  return { scripts: [...found], sheets: [...sheets] }
}

/** The preload of a font. Low priority: scripts must load first, because they still have work to do while the fonts load. */
const FACE = { rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low' }

/**
 * Preloads the scripts, style sheets and fonts of the first page. The first text is painted before they load: a script adds its style
 * sheets itself, and runs after they have loaded.
 * @param {readonly string[]} modules of the first page
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
