import { isSameData, type Kind, oncePer, type PlayerView } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { newMoves, type SessionEvent } from '../../../session/events.ts'
import { selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import type { AnsweredBy, Counsel, PlanOf } from '../../../store/counsel.ts'
import { announce } from '../../page/announce.ts'

/** A hint, as far as it was asked for. */
export interface Hint<K extends Kind> {
  /** The position of the hint, as the advised player sees it; null if no hint was requested. */
  state: PlayerView<K['State']> | null
  /** What is advised, one action after another; null while it is thought about, or events are still shown. */
  plan: PlanOf<K> | null
  by: AnsweredBy
  /** How much of it is told, from 1 to the number of grades. */
  grade: number
}

/** A hint that was requested. */
export type OpenHint<K extends Kind> = Hint<K> & { readonly state: PlayerView<K['State']> }

/** What a tale says of its hints. */
interface Advised<K extends Kind, Table> {
  counsel: Counsel<K>
  /** Whether nobody may be advised now: the game is over, or a computer player must act. */
  isBarred(state: PlayerView<K['State']>, table: Table): boolean
  /** Says beside the board that nobody may be advised now. */
  tellBarred(table: Table): void
  /** The lines of a hint, also while it is thought about. Each grade after the first adds one line. */
  linesOf(hint: OpenHint<K>): readonly string[]
  /** The number of grades: each request after the first tells one more. */
  grades: number
  /** Called when the last grade of a plan is told. */
  onToldAll?: ((table: Table, plan: PlanOf<K>) => void) | undefined
}

/** Makes the hints of each table: what the one who thinks would do for whoever is on turn. Never part of the game. */
export const hintsAt = <K extends Kind, Table extends PlayedGame<K>>(advised: Advised<K, Table>) =>
  oncePer((table: Table) => hintsOf(table, advised))

function hintsOf<K extends Kind, Table extends PlayedGame<K>>(table: Table, advised: Advised<K, Table>) {
  const { counsel, isBarred, tellBarred, linesOf, grades, onToldAll } = advised
  const { game, playback } = table
  const none: Hint<K> = { state: null, plan: null, by: 'thinker', grade: 1 }
  /** A hint belongs to one position and its seat on turn. A player who does as advised keeps the rest of it. */
  const useHint = createPositionStore<K, Hint<K>>(
    game,
    () => none,
    (hint, event) => restOf(hint, event, counsel) ?? none,
  )
  let callOff = () => {}

  /** Says the open hint aloud: all of its first grade, and of a later one the line that it adds. */
  function tell(): void {
    const { state, ...hint } = useHint.getState()
    if (!state) return
    const lines = linesOf({ ...hint, state })
    const words = hint.grade === 1 ? lines.join(' ') : lines.at(-1)
    if (words) announce(words)
  }

  /** The same, and then what the tale does with a plan that is told whole. */
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

  /** Puts the hint away. */
  function close(): void {
    stopThinking()
    useHint.setState(none)
  }

  /** Does something once when no events are shown any more. What is returned calls it off. */
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
     * Asks for a hint for whoever is on turn; while events are shown it waits for their end. Asked again, more of it is told, or all of
     * it once more.
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
    /** Stops thinking about a position that the game has left. Returns how to stop following. */
    follow: () => game.onEvent(stopThinking),
  }
}

/** Returns a hint without the first of its actions, if exactly that one was played; null if not, or if none is left. */
function restOf<K extends Kind>(hint: Hint<K>, event: SessionEvent<K>, counsel: Counsel<K>): Hint<K> | null {
  const [done, ...others] = newMoves(event)
  const [first, next, ...more] = hint.plan ?? []
  if (!done || others.length > 0 || !first || !next || !isSameData(first, done.action)) return null
  return { ...hint, state: counsel.view(done.after), plan: [next, ...more] }
}
