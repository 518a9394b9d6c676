import { create } from 'zustand'
import type { PlaceName, Tale } from '../tale.ts'
import { fetchWords } from '../text/language.ts'
import { findLoadProblem, type LoadProblem } from './load-problem.ts'
import { usePage } from './page.ts'

/** Which tale is open. One is at a time: its pages, dialogs and notices are those that are shown. */
interface Open {
  /** Of the tale that is open or comes; null while none was asked for. */
  id: string | null
  /** Null until it has come. */
  tale: Tale | null
  /** Why it could not be fetched; null while it can still come. */
  problem: LoadProblem | null
}

export const useOpen = create<Open>(() => ({ id: null, tale: null, problem: null }))

/** The open tale, once it has come. */
export const useTale = (): Tale | null => useOpen(({ tale }) => tale)

/** To a page of a tale that has an address of its own; without a name to the one that follows its game. */
export function toPlace(page?: PlaceName, ...given: readonly (string | number)[]): void {
  const { id } = useOpen.getState()
  if (id !== null) location.hash = ['', id, ...(page ? [page, ...given] : [])].join('/')
}

/**
 * Hears when whoever reads leaves the open tale, for the shelf or for another. Its game stays as it is; what was being shown of
 * it, or thought about, ends, and nobody hears or waits for it on another page.
 */
export function onLeaving(then: () => void): void {
  usePage.subscribe(({ shelf }, before) => shelf && !before.shelf && then())
  useOpen.subscribe(({ id }, before) => before.id !== null && id !== before.id && then())
}

let coming: Promise<void> = Promise.resolve()
let fetchOpen: () => Promise<Tale>

/** Fetches the open tale again, if it could not be fetched. */
export function retryOpening(): void {
  const { id, problem } = useOpen.getState()
  if (id !== null && problem !== null) void openTale(id, fetchOpen)
}

/** Resolves when the tale that was asked for last has come, or cannot. */
export const taleCome = (): Promise<void> => coming

/**
 * Opens a tale instead of the one that is open: from now on nobody follows the stores of that one, whose games stay
 * where they are. The one that is open already stays so; one that could not be fetched is fetched again.
 */
export function openTale(id: string, fetch: () => Promise<Tale>): Promise<void> {
  const { id: before, problem } = useOpen.getState()
  if (id === before && problem === null) return coming
  fetchOpen = fetch
  useOpen.setState({ id, tale: null, problem: null })
  if (before !== null && before !== id) usePage.setState({ cover: false, lookingBack: false })
  const answer = (result: Partial<Open>) => {
    // Meanwhile another may have been asked for.
    if (useOpen.getState().id === id) useOpen.setState(result)
  }
  coming = fetch().then(
    async (tale) => {
      await Promise.all([fetchWords().catch(() => {}), tale.looked])
      answer({ tale })
    },
    async (error: unknown) => {
      console.error(error)
      answer({ problem: await findLoadProblem() })
    },
  )
  return coming
}
