import { create } from 'zustand'
import type { RemoteParts, Tale, TaleRoute } from '../tale.ts'
import { fetchWords } from '../text/language.ts'
import { findLoadProblem, type LoadProblem } from './load-problem.ts'
import { usePage } from './page.ts'

/** The open tale; one at a time. Its pages, dialogs and notices are shown. */
interface Open {
  /** The id of the tale that is open or loading; null at first. */
  id: string | null
  /** Null until it has loaded. */
  tale: Tale | null
  /** Why it did not load; null while loading or loaded. */
  problem: LoadProblem | null
}

export const useOpenTale = create<Open>(() => ({ id: null, tale: null, problem: null }))

/** Hook: the open tale; null until it has loaded. */
export const useTale = (): Tale | null => useOpenTale(({ tale }) => tale)

/** Hook: what a table of several devices adds to the pages of the open tale; null without one. */
export function useRemoteParts(): RemoteParts | null {
  const remote = usePage((page) => page.remote)
  const id = useOpenTale((open) => open.id)
  return remote?.tale === id ? remote : null
}

/** Goes to a page of the open tale with an address of its own; without a name, to the page that follows its game. */
export function goToTalePage(page?: TaleRoute, ...given: readonly (string | number)[]): void {
  const { id } = useOpenTale.getState()
  if (id !== null) location.hash = ['', id, ...(page ? [page, ...given] : [])].join('/')
}

/**
 * Calls `then` when the reader leaves the open tale, for the shelf or another tale. The game stays as it is, but playback, bots and
 * announcements must end.
 */
export function onTaleLeave(then: () => void): void {
  usePage.subscribe(({ shelf }, before) => shelf && !before.shelf && then())
  useOpenTale.subscribe(({ id }, before) => before.id !== null && id !== before.id && then())
}

let coming: Promise<void> = Promise.resolve()
let fetchOpen: () => Promise<Tale>

/** Loads the open tale again, if it did not load. */
export function retryOpening(): void {
  const { id, problem } = useOpenTale.getState()
  if (id !== null && problem !== null) void openTale(id, fetchOpen)
}

/** Resolves when the last requested tale has loaded or failed. */
export const taleLoaded = (): Promise<void> => coming

/**
 * Opens a tale in place of the open one. The game of that one stays as it is. Does nothing for the tale that is already open. Loads it again if it
 * failed to load.
 */
export function openTale(id: string, fetch: () => Promise<Tale>): Promise<void> {
  const { id: before, problem } = useOpenTale.getState()
  if (id === before && problem === null) return coming
  fetchOpen = fetch
  useOpenTale.setState({ id, tale: null, problem: null })
  if (before !== null && before !== id) usePage.setState({ cover: false, lookingBack: false })
  const answer = (result: Partial<Open>) => {
    // Another tale can have been requested meanwhile.
    if (useOpenTale.getState().id === id) useOpenTale.setState(result)
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
