/** The reason why a file of the app did not load: the server is down, lacks the file, or serves another version. */
export type LoadProblem = 'no-answer' | 'missing' | 'new-version'

/** The timeout of the server's answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8000

/** Shared by files that fail together. */
let asking: Promise<LoadProblem> | null = null

/** Returns why a file did not load. The page that the server sends now shows which version it serves. */
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
    // All other failures, such as a timeout.
    return 'no-answer'
  }
}

/** Returns the URL of the entry script of a page, which changes with every build. Null in a foreign page. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
