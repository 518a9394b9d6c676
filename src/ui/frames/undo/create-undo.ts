import type { GameTypes, Move } from '../../../engine/kernel/index.ts'
import { beginsAnew } from '../../../session/events.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { isSpectator } from '../../../session/state.ts'
import { announce } from '../../page/announce.ts'
import { frameWordsNow } from '../../text/frames.ts'
import { letWait } from '../bots/pace.ts'
import {
  movesLeft,
  ownTurnStart,
  type UndoFacts,
  type UndoStatus,
  undoLimit,
  undoStatus,
} from './undo-status.ts'

interface AskedBack {
  /** True while the table asks all to agree to an undo. */
  asking: boolean
  /** The number of moves where free undo ends; null without an undo after the last action. */
  floor: number | null
}

/** The rules of undo that differ between tales. */
export interface Turns<K extends GameTypes> extends Pick<UndoFacts<Move<K>>, 'isBotMove' | 'isSameTurn'> {
  useGame: GameHook<K>
  /** The number of people who must agree (`peopleAsked`), and the same as a hook. */
  persons(): number
  usePersons(): number
  /** True if undo past luck is barred, as in a finished game. Default: false. */
  isSettled?(): boolean
  /** Returns the action of a move in words. */
  lineOf(move: Move<K>): string
  /** Shows a notice that undo or redo is not possible. */
  tellNothing(what: WhyNoUndo | 'redoneNothing'): void
}

/** The reason why undo is not possible: the key of its sentence. */
export type WhyNoUndo = 'undoneNothing' | 'undoneOver' | 'undoneWatching'

/** Up to this number, each undone or redone move is announced. Of more, only their number and the last few. */
const MAX_TOLD = 5
const LAST_FEW = 3

/** Makes the undo of a table. The page alone remembers how far it went since the last action; the game does not. */
export function createUndo<K extends GameTypes>(turns: Turns<K>) {
  const { useGame, persons, isBotMove, isSameTurn } = turns
  const none: AskedBack = { asking: false, floor: null }
  // An action ends the consent to an undo.
  const useUndoConfirm = createPositionStore<K, AskedBack>(
    useGame,
    () => none,
    (asked, event) => (event.type === 'moved' || beginsAnew(event) ? none : asked),
  )

  const moves = (): readonly Move<K>[] => useGame.getState().session?.moves ?? []

  const behind = (): UndoFacts<Move<K>> => ({
    moves: moves(),
    persons: persons(),
    isBotMove,
    isSameTurn,
    isSettled: turns.isSettled?.() ?? false,
    floor: useUndoConfirm.getState().floor,
  })

  /**
   * Undoes until `left` moves remain. Past luck only with a single person at the table; the session records that. Returns true
   * if the game has changed.
   */
  function goBackTo(left: number, floor: number): boolean {
    const { undo, goBack } = useGame.getState()
    let isChanged = false
    for (let made = moves().length; made > left; made = moves().length) {
      if (!undo() && !goBack(left)) break
      isChanged = true
      // A lesson restarts its step instead of undoing a move.
      if (moves().length >= made) break
    }
    useUndoConfirm.setState({ floor })
    return isChanged
  }

  /** Announces moves: all of a few, or the number of many and the last few. */
  function tellMoves(
    told: readonly Move<K>[],
    all: (lines: string) => string,
    many: (moves: number, lines: string) => string,
  ): void {
    const linesOf = (some: readonly Move<K>[]) => some.map(turns.lineOf).filter(Boolean).join(' ')
    announce(told.length > MAX_TOLD ? many(told.length, linesOf(told.slice(-LAST_FEW))) : all(linesOf(told)))
  }

  /** Announces the undone moves, and pauses bots that would only repeat them. */
  function tellUndone({ moves: earlier, persons, isSameTurn }: UndoFacts<Move<K>>): void {
    // Read the lines after the undo: if it covered a hand, they must not reveal it.
    const gone = earlier.slice(moves().length)
    const { undone, undoneMany } = frameWordsNow().table
    tellMoves(gone, undone, undoneMany)
    const [next] = gone
    if (persons === 0 || (!isSameTurn && next && isBotMove(next))) letWait(true)
  }

  const isLookingOn = (): boolean => isSpectator(useGame.getState())
  const wayNow = (): UndoStatus => (isLookingOn() ? 'none' : undoStatus(behind()))

  const whyNone = (): WhyNoUndo =>
    isLookingOn() ? 'undoneWatching' : behind().isSettled ? 'undoneOver' : 'undoneNothing'

  return {
    useUndoConfirm,
    /** Returns the kind of undo that is possible now. */
    wayNow,
    /** Returns the first move with free undo; undefined if undo never needs consent. */
    freeFromNow: (): number | undefined =>
      persons() > 1 && !isLookingOn() ? undoLimit(behind()) : undefined,
    turns,

    /** Returns the reason why undo is not possible, if it is barred. */
    whyNone,

    /** Undoes the last action and announces it, opens the question to all, or shows why undo is not possible. */
    undoOrSay(): void {
      const now = behind()
      const way = wayNow()
      if (way === 'none') turns.tellNothing(whyNone())
      // A suggesting seat must not change the game.
      else if (useGame.getState().instead) return
      else if (way === 'asked') useUndoConfirm.setState({ asking: true })
      else if (goBackTo(movesLeft(now), now.floor ?? ownTurnStart(now))) tellUndone(now)
    },

    /** Undoes the last action after the consent of all. The rest of its turn is then free to undo. */
    agreeAndSay(): void {
      const now = behind()
      const left = movesLeft(now)
      // At a table of several devices the others are asked first, and the moves go later.
      if (!useGame.getState().goBack(left)) return useUndoConfirm.setState({ asking: false })
      const floor = ownTurnStart({ ...now, moves: now.moves.slice(0, left + 1) })
      useUndoConfirm.setState({ asking: false, floor })
      tellUndone(now)
    },

    keepAsItIs: (): void => useUndoConfirm.setState({ asking: false }),

    /** Redoes the last undone action and announces it, or shows that there is none. */
    redoAndSay(): void {
      const made = moves().length
      if (!useGame.getState().redo()) return turns.tellNothing('redoneNothing')
      const { redone, redoneMany } = frameWordsNow().table
      tellMoves(moves().slice(made), redone, redoneMany)
    },
  }
}

export type GoingBack<K extends GameTypes> = ReturnType<typeof createUndo<K>>

/** Returns the kind of undo that is possible now, for the screen. */
export function useUndoStatus<K extends GameTypes>({
  wayNow,
  useUndoConfirm,
  turns,
}: GoingBack<K>): UndoStatus {
  turns.useGame(({ session }) => session)
  turns.useGame(({ device }) => device)
  turns.usePersons()
  useUndoConfirm(({ floor }) => floor)
  return wayNow()
}

/** Returns the first move with free undo, for the log; undefined if undo never needs consent. */
export function useFreeFrom<K extends GameTypes>(back: GoingBack<K>): number | undefined {
  useUndoStatus(back)
  return back.freeFromNow()
}
