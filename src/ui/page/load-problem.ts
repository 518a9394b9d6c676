/** Why a file of the game did not load: no server answers, it lacks the file, or it serves another version by now. */
export type LoadProblem = 'no-answer' | 'missing' | 'new-version'

/** How long a server may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8000

/** Several files that fail together ask once. */
let asking: Promise<LoadProblem> | null = null

/** Finds out why a file did not load: the page that the server sends now names the version that it serves. */
export function findLoadProblem(): Promise<LoadProblem> {
  asking ??= askServer().finally(() => {
    asking = null
  })
  return asking
}

async function askServer(): Promise<LoadProblem> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    if (!answer.ok) return 'no-answer'
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    return served !== null && served !== entryOf(document) ? 'new-version' : 'missing'
  } catch {
    // Whatever it was, nobody answered in time.
    return 'no-answer'
  }
}

/** The first program of a page: its name follows from all that it loads. Null in a page that is none of ours. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * Fetches the style sheets again that did not load: what imports a file asks for its style sheets only once. Resolves when all of them
 * have loaded; rejects if one is missing still.
 */
export async function reloadLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(isLost).map(reloaded))
}

/** True if a style sheet did not load: it is absent, or its rules cannot be read. Those of the same origin always can. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

/** Puts a new link in the place of one whose style sheet did not load. */
const reloaded = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = lost.cloneNode() as HTMLLinkElement
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not load.`)))
    lost.replaceWith(link)
  })
