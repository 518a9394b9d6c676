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
  /** True if only free undo is left, as in a game that the rules have ended; absent: never. */
  isSettled?(): boolean
  /** What a move did, in words. */
  lineOf(move: Move<K>): string
  /** Says beside the board that nothing can be taken back, or done again. */
  tellNothing(what: WhyNoUndo | 'redoneNothing'): void
}

/** Why nothing can be taken back, by the key of the sentence that says so. */
export type WhyNoUndo = 'undoneNothing' | 'undoneOver'

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

  const moves = (): readonly Move<K>[] => useGame.getState().session?.moves ?? []

  const behind = (): Behind<Move<K>> => ({
    moves: moves(),
    persons: persons(),
    isComputers,
    isSameTurn,
    isSettled: turns.isSettled?.() ?? false,
    floor: useAskedBack.getState().floor,
  })

  /**
   * Takes back until so many moves are left: past luck only where nobody else is at the table, and then it is remembered. Returns true
   * if the game has changed.
   */
  function goBackTo(left: number, floor: number): boolean {
    const { undo, goBack } = useGame.getState()
    let isChanged = false
    for (let made = moves().length; made > left; made = moves().length) {
      if (!undo() && !goBack(left)) break
      isChanged = true
      // A lesson begins its step once more instead.
      if (moves().length >= made) break
    }
    useAskedBack.setState({ floor })
    return isChanged
  }

  /** Says what is gone of the earlier moves, and lets computer players wait that would only do the same again. */
  function tellUndone({ moves: earlier, persons, isSameTurn }: Behind<Move<K>>): void {
    // After the step back: where it closed a hand, only what is open to all is said.
    const gone = earlier.slice(moves().length)
    announce(frameWordsNow().table.undone(gone.map(turns.lineOf).filter(Boolean).join(' ')))
    const [next] = gone
    if (persons === 0 || (!isSameTurn && next && isComputers(next))) letWait(true)
  }

  const whyNone = (): WhyNoUndo => (behind().isSettled ? 'undoneOver' : 'undoneNothing')

  return {
    useAskedBack,
    /** How the last action can be taken back now. */
    wayNow: (): WayBack => wayBack(behind()),
    /** The first move that can be taken back without asking; undefined where nobody need be asked at all. */
    freeFromNow: (): number | undefined => (persons() > 1 ? freeFrom(behind()) : undefined),
    turns,

    /** Why nothing can be taken back, where that is so. */
    whyNone,

    /** Takes the last action back and says what is gone; asks the table, or says why that cannot be. */
    undoOrSay(): void {
      const now = behind()
      const way = wayBack(now)
      if (way === 'none') turns.tellNothing(whyNone())
      // A seat that suggests leaves the game as it is.
      else if (useGame.getState().instead) return
      else if (way === 'asked') useAskedBack.setState({ asking: true })
      else if (goBackTo(movesLeft(now), now.floor ?? turnStart(now))) tellUndone(now)
    },

    /** All have agreed: the last action is taken back, and the rest of its turn may be. */
    agreeAndSay(): void {
      const now = behind()
      const left = movesLeft(now)
      useGame.getState().goBack(left)
      const floor = turnStart({ ...now, moves: now.moves.slice(0, left + 1) })
      useAskedBack.setState({ asking: false, floor })
      tellUndone(now)
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
