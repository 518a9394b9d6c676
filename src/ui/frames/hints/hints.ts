import { isSameData, type Kind, oncePer, type PlayerView } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { newMoves, type SessionEvent } from '../../../session/events.ts'
import { selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import type { AnsweredBy, Counsel, PlanOf } from '../../../store/counsel.ts'
import { announce } from '../../page/announce.ts'

/** A hint and the amount of it that is shown. */
export interface Hint<K extends Kind> {
  /** The position of the hint in the view of the advised player; null if no hint was requested. */
  state: PlayerView<K['State']> | null
  /** The advised actions in order; null while the bot thinks or events are still being shown. */
  plan: PlanOf<K> | null
  by: AnsweredBy
  /** The amount of detail, from 1 to the number of grades. */
  grade: number
}

/** A hint that was requested. */
export type OpenHint<K extends Kind> = Hint<K> & { readonly state: PlayerView<K['State']> }

/** The parts of hints that differ between tales. */
interface Advised<K extends Kind, Table> {
  counsel: Counsel<K>
  /** True if hints are barred: the game is over, or a bot must act. */
  isBarred(state: PlayerView<K['State']>, table: Table): boolean
  /** Shows a notice that hints are barred. */
  tellBarred(table: Table): void
  /** Returns the lines of a hint, also without a plan. Each grade after the first adds one line. */
  linesOf(hint: OpenHint<K>): readonly string[]
  /** The number of grades. Each request after the first shows the next grade. */
  grades: number
  /** Called when the last grade of a plan is shown. */
  onToldAll?: ((table: Table, plan: PlanOf<K>) => void) | undefined
}

/** Makes the hint store of each table: a bot's plan for the seat on turn. Hints are never part of the game. */
export const hintsAt = <K extends Kind, Table extends PlayedGame<K>>(advised: Advised<K, Table>) =>
  oncePer((table: Table) => hintsOf(table, advised))

function hintsOf<K extends Kind, Table extends PlayedGame<K>>(table: Table, advised: Advised<K, Table>) {
  const { counsel, isBarred, tellBarred, linesOf, grades, onToldAll } = advised
  const { game, playback } = table
  const none: Hint<K> = { state: null, plan: null, by: 'thinker', grade: 1 }
  /** A hint belongs to one position and its seat on turn. A player who follows it keeps the rest of the plan. */
  const useHint = createPositionStore<K, Hint<K>>(
    game,
    () => none,
    (hint, event) => restOf(hint, event, counsel) ?? none,
  )
  let callOff = () => {}

  /** Announces the open hint: all lines of the first grade, only the added line of a later one. */
  function tell(): void {
    const { state, ...hint } = useHint.getState()
    if (!state) return
    const lines = linesOf({ ...hint, state })
    const words = hint.grade === 1 ? lines.join(' ') : lines.at(-1)
    if (words) announce(words)
  }

  /** Announces the hint, and calls `onToldAll` at the last grade. */
  function tellMore(): void {
    tell()
    const { plan, grade } = useHint.getState()
    if (plan && grade === grades) onToldAll?.(table, plan)
  }

  function think(state: PlayerView<K['State']>): void {
    callOff = counsel.plan(
      state,
      (plan, by) => {
        useHint.setState({ plan, by })
        tellMore()
      },
      close,
    )
  }

  function stopThinking(): void {
    const stop = callOff
    callOff = () => {}
    stop()
  }

  /** Closes the hint. */
  function close(): void {
    stopThinking()
    useHint.setState(none)
  }

  /** Calls `then` once when the playback has ended. Returns a function that cancels. */
  function whenShown(then: () => void): () => void {
    const stop = playback.subscribe(({ playing }) => {
      if (playing) return
      stop()
      then()
    })
    return stop
  }

  return {
    useHint,
    linesOf,
    counsel,
    grades,
    tell,
    close,
    /**
     * Requests a hint for the seat on turn; waits for the end of the playback. A further request shows the next grade, or announces
     * the last one again.
     */
    ask(): void {
      const whole = selectState(game.getState())
      if (!whole) return
      const state = counsel.view(whole)
      if (isBarred(state, table)) return tellBarred(table)
      const { state: before, grade } = useHint.getState()
      if (before === state) {
        useHint.setState({ grade: Math.min(grade + 1, grades) })
        return tellMore()
      }
      useHint.setState({ ...none, state })
      tell()
      if (playback.getState().playing) callOff = whenShown(() => think(state))
      else think(state)
    },
    /** Cancels requests when the game leaves their position. Returns the unsubscribe function. */
    follow: () => game.onEvent(stopThinking),
  }
}

/** Returns the hint without its first action if exactly that action was played; null otherwise, or if no action is left. */
function restOf<K extends Kind>(hint: Hint<K>, event: SessionEvent<K>, counsel: Counsel<K>): Hint<K> | null {
  const [done, ...others] = newMoves(event)
  const [first, next, ...more] = hint.plan ?? []
  if (!done || others.length > 0 || !first || !next || !isSameData(first, done.action)) return null
  return { ...hint, state: counsel.view(done.after), plan: [next, ...more] }
}
