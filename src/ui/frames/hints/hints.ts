import {
  type Game,
  type GameTypes,
  isSameData,
  memoizeByObject,
  type PlayerView,
} from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { newMoves, type SessionEvent } from '../../../session/events.ts'
import { selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import type { AnsweredBy, BotClient, PlanOf } from '../../../store/bot-client.ts'
import type { BrowserCounsel } from '../../../store/browser-bot-client.ts'
import type { TargetId } from '../../input/targets.ts'
import { announce } from '../../page/announce.ts'

/** A hint and the amount of it that is shown. */
export interface Hint<K extends GameTypes> {
  /** The position of the hint in the view of the advised player; null if no hint was requested. */
  state: PlayerView<K['State']> | null
  /** The advised actions in order; null while the bot thinks or events are still being shown. */
  plan: PlanOf<K> | null
  by: AnsweredBy
  /** The amount of detail, from 1 to the number of grades. */
  grade: number
}

/** A hint that was requested. */
export type OpenHint<K extends GameTypes> = Hint<K> & { readonly state: PlayerView<K['State']> }

/** The bots that are asked for plans. */
export type HintCounsel<K extends GameTypes> = BotClient<K> & Pick<BrowserCounsel<K, string>, 'thinker'>

/**
 * Aims the first action of a plan as the player would, so that only the usual confirmation is left. Returns the control or the place
 * that the player uses next, to be pointed out; null for the button of the action. Plays nothing.
 */
export type AimHint<K extends GameTypes, Table> = (
  table: Table,
  plan: PlanOf<K>,
  state: PlayerView<K['State']>,
) => TargetId | null

/** The parts of hints that differ between tales. */
interface Advised<K extends GameTypes, Table> {
  counsel: HintCounsel<K>
  rules: Pick<Game<K>, 'refuse'>
  /** True if the screen shows the hand of the seat that must act. A hint may name its cards. */
  isOpen(state: PlayerView<K['State']>, table: Table): boolean
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
  aim?: AimHint<K, Table> | undefined
  /** Returns the button of an action that `aim` leaves to it. */
  buttonOf?: ((action: K['Action']) => TargetId) | undefined
  /** Returns the tab of a phone that holds a target. Its panel is not drawn while another tab is open. */
  tabOf?: ((target: TargetId) => string) | undefined
}

/** Makes the hint store of each table: a bot's plan for the seat on turn. Hints are never part of the game. */
export const hintsAt = <K extends GameTypes, Table extends PlayedGame<K>>(advised: Advised<K, Table>) =>
  memoizeByObject((table: Table) => hintsOf(table, advised))

function hintsOf<K extends GameTypes, Table extends PlayedGame<K>>(table: Table, advised: Advised<K, Table>) {
  const { counsel, isOpen, isBarred, tellBarred, linesOf, grades, onToldAll, aim, buttonOf, tabOf } = advised
  const { game, playback } = table
  const none: Hint<K> = {
    state: null,
    plan: null,
    by: counsel.thinker === null ? 'quick' : 'thinker',
    grade: 1,
  }
  /** A hint belongs to one position and its seat on turn. A player who follows it keeps the rest of the plan. */
  const useHint = createPositionStore<K, Hint<K>>(
    game,
    () => none,
    (hint, event) => restOf(hint, event, advised) ?? none,
  )
  let callOff = () => {}
  /** The words announced last of the requested hint; null before. */
  let said: string | null = null
  /** True while an answer waits for its hand to be shown again. */
  let isHeldBack = false

  /** Returns the words of the open hint: all lines of the first grade, only the added line of a later one. */
  function wordsNow(): string {
    const { state, ...hint } = useHint.getState()
    const lines = state ? linesOf({ ...hint, state }) : []
    return (hint.grade === 1 ? lines.join(' ') : lines.at(-1)) ?? ''
  }

  /** Announces the open hint, unless its words were announced last. Waits while its hand is covered. */
  function tell(): void {
    const { state } = useHint.getState()
    isHeldBack = state !== null && !isOpen(state, table)
    if (isHeldBack) return
    const words = wordsNow()
    if (words && words !== said) announce(words)
    said = words
  }

  /** Announces the hint, and calls `onToldAll` at the last grade. */
  function tellMore(): void {
    tell()
    const { plan, grade } = useHint.getState()
    if (!isHeldBack && plan && grade === grades) onToldAll?.(table, plan)
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
    tell,
    close,
    /** Announces an answer that arrived while the hand was covered. Called when the hand is shown. */
    tellHeldBack(): void {
      if (isHeldBack) tellMore()
    },
    /**
     * Requests a hint for the seat on turn; waits for the end of the playback. A further request shows the next grade, or announces
     * the last one again.
     */
    ask(): void {
      const whole = selectState(game.getState())
      if (!whole) return
      const state = counsel.view(whole)
      if (!isOpen(state, table) || isBarred(state, table)) return tellBarred(table)
      const { state: before, grade } = useHint.getState()
      // A request announces the hint again.
      said = null
      if (before === state) {
        useHint.setState({ grade: Math.min(grade + 1, grades) })
        return tellMore()
      }
      useHint.setState({ ...none, state })
      tell()
      if (playback.getState().playing) callOff = whenShown(() => think(state))
      else think(state)
    },
    /**
     * Aims the first action of the hint. Returns its target, then the phone's tab that holds the target. Absent in tales without aiming.
     */
    showMe:
      aim &&
      ((): readonly TargetId[] => {
        const { state, plan } = useHint.getState()
        if (!state || !plan || !isOpen(state, table)) return []
        const target = aim(table, plan, state) ?? buttonOf?.(plan[0])
        if (!target) return []
        return tabOf ? [target, `tab:${tabOf(target)}`] : [target]
      }),
    /** Cancels requests when the game leaves their position. Returns the unsubscribe function. */
    follow: () => game.onEvent(stopThinking),
  }
}

/**
 * Returns the hint without its first action if exactly that action was played. Returns null otherwise, and if no action is left or
 * the rules refuse the next one: cards of other seats can stop a plan.
 */
function restOf<K extends GameTypes>(
  hint: Hint<K>,
  event: SessionEvent<K>,
  { counsel, rules }: Pick<Advised<K, never>, 'counsel' | 'rules'>,
): Hint<K> | null {
  const [done, ...others] = newMoves(event)
  const [first, next, ...more] = hint.plan ?? []
  if (!done || others.length > 0 || !first || !next || !isSameData(first, done.action)) return null
  // The view, not the full state: otherwise the hint's disappearance could reveal hidden cards.
  const state = counsel.view(done.after)
  return rules.refuse(state, next) ? null : { ...hint, state, plan: [next, ...more] }
}
