import type { Kind, Move } from '../../../engine/kernel/index.ts'
import { beginsAnew } from '../../../session/events.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { announce } from '../../page/announce.ts'
import { frameWordsNow } from '../../text/frames.ts'
import { letWait } from '../computers/pace.ts'
import { type Behind, freeFrom, movesLeft, turnStart, type WayBack, wayBack } from './way-back.ts'

interface AskedBack {
  /** The table is asked whether all agree that more is taken back. */
  asking: boolean
  /** Where free undo ends, counted in moves; null as long as nothing was taken back since the last action. */
  floor: number | null
}

/** What a tale says of its turns, for whoever wants to go back. */
export interface Turns<K extends Kind> extends Pick<Behind<Move<K>>, 'isComputers' | 'isSameTurn'> {
  useGame: GameHook<K>
  /** How many people are asked (`peopleAsked`), and the same for the screen. */
  persons(): number
  usePersons(): number
  /** What a move did, in words. */
  lineOf(move: Move<K>): string
  /** Says beside the board that nothing can be taken back, or done again. */
  tellNothing(what: 'undoneNothing' | 'redoneNothing'): void
}

/** How a table goes back: how far it has gone since somebody acted last is kept by the page alone, and is no part of the game. */
export function goingBack<K extends Kind>(turns: Turns<K>) {
  const { useGame, persons, isComputers, isSameTurn } = turns
  const none: AskedBack = { asking: false, floor: null }
  // After an action, an agreed step back no longer counts.
  const useAskedBack = createPositionStore<K, AskedBack>(
    useGame,
    () => none,
    (asked, event) => (event.type === 'moved' || beginsAnew(event) ? none : asked),
  )

  const behind = (): Behind<Move<K>> => ({
    moves: useGame.getState().session?.moves ?? [],
    persons: persons(),
    isComputers,
    isSameTurn,
    floor: useAskedBack.getState().floor,
  })

  /** Takes back until so many moves are left: past luck only where nobody else is at the table, and then it is remembered. */
  function goBackTo(left: number, floor: number): void {
    const { undo, goBack } = useGame.getState()
    const now = () => useGame.getState().session?.moves.length ?? 0
    while (now() > left) if (!undo() && !goBack(left)) break
    useAskedBack.setState({ floor })
  }

  /** Takes the last action back, or asks the table first; answers whether anything was taken back at once. */
  function takeBack(): boolean {
    const now = behind()
    const way = wayBack(now)
    if (way === 'asked') useAskedBack.setState({ asking: true })
    if (way !== 'free') return false
    goBackTo(movesLeft(now), now.floor ?? turnStart(now))
    // Where nobody plays, the computer players would only do the same again.
    if (now.persons === 0) letWait(true)
    return true
  }

  const lastMove = () => useGame.getState().session?.moves.at(-1)

  /** Says what is gone. Called after the step back: where it closed a hand, only what is open to all is said. */
  const announceUndone = (gone: Move<K> | undefined) =>
    announce(frameWordsNow().table.undone(gone ? turns.lineOf(gone) : ''))

  return {
    useAskedBack,
    /** How the last action can be taken back now. */
    wayNow: (): WayBack => wayBack(behind()),
    /** The first move that can be taken back without asking; undefined where nobody need be asked at all. */
    freeFromNow: (): number | undefined => (persons() > 1 ? freeFrom(behind()) : undefined),
    takeBack,
    turns,

    /** Takes the last action back and says what is gone; asks the table, or says why that cannot be. */
    undoOrSay(): void {
      const gone = lastMove()
      if (takeBack()) announceUndone(gone)
      else if (!useAskedBack.getState().asking) turns.tellNothing('undoneNothing')
    },

    /** All have agreed: the last action is taken back, and the rest of its turn may be. */
    agreeAndSay(): void {
      const gone = lastMove()
      const now = behind()
      const left = movesLeft(now)
      useGame.getState().goBack(left)
      const floor = turnStart({ ...now, moves: now.moves.slice(0, left + 1) })
      useAskedBack.setState({ asking: false, floor })
      announceUndone(gone)
    },

    keepAsItIs: (): void => useAskedBack.setState({ asking: false }),

    /** Does once more what was taken back last. */
    redoAndSay(): void {
      if (useGame.getState().redo()) announce(frameWordsNow().table.redone)
      else turns.tellNothing('redoneNothing')
    },
  }
}

export type GoingBack<K extends Kind> = ReturnType<typeof goingBack<K>>

/** How the last action can be taken back now, for the screen. */
export function useWayBack<K extends Kind>({ wayNow, useAskedBack, turns }: GoingBack<K>): WayBack {
  turns.useGame(({ session }) => session)
  turns.usePersons()
  useAskedBack(({ floor }) => floor)
  return wayNow()
}

/** The first move that can be taken back without asking, for the log; undefined where nobody need be asked at all. */
export function useFreeFrom<K extends Kind>(back: GoingBack<K>): number | undefined {
  useWayBack(back)
  return back.freeFromNow()
}
