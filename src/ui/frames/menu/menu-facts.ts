import { useSyncExternalStore } from 'react'
import { dayOf } from '../../../store/calendar-day.ts'
import type { SavedGameSummary } from '../../../store/saved-games/saved-games.ts'
import { savedGames } from '../../../store/saved-games/this-browser.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import type { Followed, GameInPlay } from '../../tale.ts'

const follow = () => () => {}

/** True if all moves of the game are saved. */
export const useIsSaved = (game: Followed<GameInPlay> | undefined): boolean =>
  useSyncExternalStore(game?.subscribe ?? follow, () => {
    const state = game?.getState()
    return state?.storage === 'ok' && state.unsaved === 'nothing'
  })

/** Returns null if they cannot be read: the page of saved games shows the reason. */
const readLines = (): Promise<readonly SavedGameSummary[] | null> => savedGames.lines().catch(() => null)

interface KeptFacts {
  /** The number of unfinished games; null while unknown. */
  readonly unfinished: number | null
  readonly today: string
  /** The state of today's daily game of the tale. */
  readonly ofDay: 'new' | 'begun' | 'over'
}

/** Reads the saved games once. */
export function useKeptGames(tale: string | null): KeptFacts {
  const lines = useLoaded(readLines)
  const today = dayOf(new Date())
  const daily = lines?.filter(
    ({ origin, tale: of }) => of === tale && origin.kind === 'day' && origin.day === today,
  )
  const isOver = daily?.some(({ outcome }) => outcome !== null)
  return {
    unfinished: lines?.filter(({ outcome, damaged }) => outcome === null && !damaged).length ?? null,
    today,
    ofDay: isOver ? 'over' : daily && daily.length > 0 ? 'begun' : 'new',
  }
}
