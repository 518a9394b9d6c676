import { type Kind, oncePer, type PlayerView } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import type { AnsweredBy, Counsel, PlanOf } from '../../../store/counsel.ts'
import { announce } from '../../page/announce.ts'

interface Hint<K extends Kind> {
  /** The position of the hint, as the advised player sees it; null if no hint was requested. */
  state: PlayerView<K['State']> | null
  /** What is advised, one action after another; null while it is thought about, or events are still shown. */
  plan: PlanOf<K> | null
  by: AnsweredBy
}

/** What a tale says of its hints. */
interface Advised<K extends Kind, Table> {
  counsel: Counsel<K>
  /** Whether nobody may be advised now: the game is over, or a computer player must act. */
  isBarred(state: PlayerView<K['State']>, table: Table): boolean
  /** Says beside the board that nobody may be advised now. */
  tellBarred(table: Table): void
  /** Said while it is thought about, and what is advised and why. */
  thinking(): string
  linesOf(state: PlayerView<K['State']>, plan: PlanOf<K>): readonly string[]
}

/** Makes the hints of each table: what the one who thinks would do for whoever is on turn. Never part of the game. */
export const hintsAt = <K extends Kind, Table extends PlayedGame<K>>(advised: Advised<K, Table>) =>
  oncePer((table: Table) => hintsOf(table, advised))

function hintsOf<K extends Kind, Table extends PlayedGame<K>>(table: Table, advised: Advised<K, Table>) {
  const { counsel, isBarred, tellBarred, thinking, linesOf } = advised
  const { game, playback } = table
  const none: Hint<K> = { state: null, plan: null, by: 'thinker' }
  /** A hint belongs to one position and its seat on turn. */
  const useHint = createPositionStore<K, Hint<K>>(game, () => none)
  let callOff = () => {}

  const tell = (state: PlayerView<K['State']>, plan: PlanOf<K>): void =>
    announce(linesOf(state, plan).join(' '))

  function think(state: PlayerView<K['State']>): void {
    callOff = counsel.plan(
      state,
      (plan, by) => {
        useHint.setState({ plan, by })
        tell(state, plan)
      },
      close,
    )
  }

  /** Puts the hint away. */
  function close(): void {
    callOff()
    callOff = () => {}
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
    close,
    /** Asks for a hint for whoever is on turn; while events are shown it waits for their end. Asked again, it is told again. */
    ask(): void {
      const whole = selectState(game.getState())
      if (!whole) return
      const state = counsel.view(whole)
      if (isBarred(state, table)) return tellBarred(table)
      const { state: before, plan } = useHint.getState()
      if (before === state) {
        if (plan) tell(state, plan)
        return
      }
      useHint.setState({ ...none, state })
      announce(thinking())
      if (playback.getState().playing) callOff = whenShown(() => think(state))
      else think(state)
    },
    /** Stops thinking about a position that the game has left. */
    follow: () => void game.onEvent(() => callOff()),
  }
}
