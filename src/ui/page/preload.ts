/** The request of each file that is loading or has loaded, by address. */
const requests = new Map<string, Promise<void>>()

/**
 * Loads a file of the built page with its style sheets. Every dynamic import calls this: it replaces the helper of Vite with
 * the same name (`vite.config.ts`), which never requests a failed style sheet again and then resolves without it.
 *
 * `needed` lists the style sheets and scripts of the file, relative to the base address. Rejects if the file or one of its own
 * style sheets fails; the next call requests a failed style sheet again. Simultaneous calls share their requests.
 */
export async function __vitePreload<File>(
  load: () => Promise<File>,
  needed: readonly string[] = [],
): Promise<File> {
  await Promise.all(needed.map(request))
  return load()
}

function request(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file
  const known = requests.get(href)
  if (known) return known
  const made = file.endsWith('.css') ? requestSheet(href) : requestScript(href)
  requests.set(href, made)
  return made
}

function requestSheet(href: string): Promise<void> {
  const link = linkTo('stylesheet', href)
  // In the same position, because the order of style sheets decides between rules of equal specificity.
  const failed = document.querySelector(`link[rel="stylesheet"][href="${href}"]`)
  if (failed) failed.replaceWith(link)
  else document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      requests.delete(href)
      reject(new Error(`Cannot load the style sheet ${href}.`))
    })
  })
}

/** Preloads a script. A failure is ignored here: the import reports it. */
async function requestScript(href: string): Promise<void> {
  document.head.append(linkTo('modulepreload', href))
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
}
