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
