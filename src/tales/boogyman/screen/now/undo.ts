import { create } from 'zustand'
import { movesSince } from '../../../../engine/kernel/index.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { isComputers } from '../../computer-now.ts'
import { useLeaders } from '../../leaders.ts'
import { personsOf } from '../../seating.ts'
import { useGame } from '../../table.ts'
import { type Behind, movesLeft, turnStart, type WayBack, wayBack } from '../../taking-back.ts'

interface AskedBack {
  /** The table is asked whether both agree that more is taken back. */
  asking: boolean
  /** Where free undo ends, counted in moves; null as long as nothing was taken back since the last action. */
  floor: number | null
}

/** How far was gone back since somebody acted last. Kept by the page alone: it is no part of the game. */
export const useAskedBack = create<AskedBack>(() => ({ asking: false, floor: null }))

/** Whoever acts begins anew: from then on their own turn is what can be taken back. */
export function followUndo(): void {
  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session === earlier) return
    const goesOn = !session || !earlier || movesSince(earlier, session).length > 0
    if (goesOn || session.first !== earlier.first) useAskedBack.setState({ asking: false, floor: null })
  })
}

/** What lies behind whoever wants to go back now. */
function behind(): Behind {
  const { table } = useLeaders.getState()
  return {
    moves: useGame.getState().session?.moves ?? [],
    persons: personsOf(table).length,
    isComputers: (move) => isComputers(move, table),
    floor: useAskedBack.getState().floor,
  }
}

/** How the last action can be taken back now, for the screen. */
export function useWayBack(): WayBack {
  useGame(({ session }) => session)
  useLeaders(({ table }) => table)
  useAskedBack(({ floor }) => floor)
  return wayBack(behind())
}

/** The first move that can be taken back without asking; undefined where nobody need be asked at all. */
export function useFreeFrom(): number | undefined {
  useWayBack()
  const { moves, persons, floor } = behind()
  return persons === 2 ? (floor ?? turnStart(moves)) : undefined
}

/** Takes the last action back, or asks the table first; answers whether anything was taken back at once. */
export function takeBack(): boolean {
  const now = behind()
  const way = wayBack(now)
  if (way === 'asked') useAskedBack.setState({ asking: true })
  if (way !== 'free') return false
  goBackTo(movesLeft(now), now.floor ?? turnStart(now.moves))
  // Where nobody plays, the computer players would only do the same again.
  if (now.persons === 0) letWait(true)
  return true
}

/** Both have agreed: the last action is taken back, and the rest of its turn may be. */
export function agreeBack(): void {
  const now = behind()
  useGame.getState().goBack(now.moves.length - 1)
  useAskedBack.setState({ asking: false, floor: turnStart(now.moves) })
}

export const keepAsItIs = (): void => useAskedBack.setState({ asking: false })

function goBackTo(left: number, floor: number): void {
  const { undo } = useGame.getState()
  const now = () => useGame.getState().session?.moves.length ?? 0
  while (now() > left) if (!undo()) break
  useAskedBack.setState({ floor })
}
