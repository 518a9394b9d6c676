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
    // Any other failure: the server did not answer in time.
    return 'no-answer'
  }
}

/** The entry script of a page. Its name changes with every build. Null in a foreign page. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * Reloads failed style sheets: a retried import does not request them again. Resolves when all of them
 * have loaded; rejects if one fails again.
 */
export async function reloadLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(isLost).map(reloaded))
}

/** True if a style sheet did not load: it is absent, or its rules are unreadable, which never happens within one origin. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

/** Replaces the link of a failed style sheet by a new one. */
const reloaded = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = lost.cloneNode() as HTMLLinkElement
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not load.`)))
    lost.replaceWith(link)
  })
