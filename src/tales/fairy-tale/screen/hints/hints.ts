import type { Action, FairyTale, State } from '../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { newMoves, type SessionEvent } from '../../../../session/events.ts'
import { selectState } from '../../../../session/game-store.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import type { AnsweredBy } from '../../../../store/counsel.ts'
import { frameWordsNow } from '../../../../ui/text/frames.ts'
import type { Plan } from '../../bots/index.ts'
import { counsel, type Table, useTable } from '../../table.ts'
import { isHandsOff } from '../../watching.ts'
import { noticesOf } from '../now/notice.ts'
import type { Grade } from './hint-words.ts'

interface Hint {
  /** The position of the hint; null if no hint was requested. */
  state: State | null
  grade: Grade
  /** The advised actions, one after another; null while the guardian thinks. */
  plan: Plan | null
  /** Who gives the advice. */
  by: AnsweredBy
  /** How often it was requested. Each request is answered aloud again. */
  asked: number
  /** Stops the guardian from thinking about it. */
  callOff(): void
}

const NONE: Hint = { state: null, grade: 1, plan: null, by: 'thinker', asked: 0, callOff: () => {} }

/** The hints of a table. Never part of the game. */
export const hintsOf = oncePer((table: Table) => {
  const useHint = createPositionStore<FairyTale, Hint>(table.game, () => NONE, carried)
  // A hint that is closed, or left behind by a move, needs no answer.
  useHint.subscribe(({ callOff }, before) => callOff === before.callOff || before.callOff())

  /** Puts the hint away. */
  const close = (): void => useHint.setState(NONE)

  const think = (state: State) =>
    counsel.plan(
      state,
      (plan, by) => {
        useHint.setState({ plan, by })
        aim()
      },
      close,
    )

  /** Aims the first advised action, once that is told, if it can be aimed. */
  function aim(): void {
    const { grade, plan } = useHint.getState()
    if (grade === 3 && plan) table.intent.getState().aimLike(plan[0])
  }

  return {
    useHint,
    close,
    /** Requests a hint. Each further request in the same position tells more of it. */
    ask(): void {
      const state = selectState(table.game.getState())
      if (!state) return
      if (state.opening || state.outcome || isHandsOff(table))
        return noticesOf(table).tell(() => frameWordsNow().table.noAdvice)
      const { state: before, grade, asked } = useHint.getState()
      if (before) useHint.setState({ grade: grade === 1 ? 2 : 3, asked: asked + 1 })
      else useHint.setState({ callOff: think(state), state, asked: 1 })
      aim()
    },
  }
})

export const useHint = tableHook(useTable, (table) => hintsOf(table).useHint)

/** Actions hold nothing but numbers and words. */
function sameAction(one: Action, other: Action): boolean {
  const fields = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => fields.get(name) === value)
}

/** Returns the rest of the plan after its first action was played; null if another was, or if nothing is left. */
function leftOf(plan: Plan | null, done: Action): Plan | null {
  const [first, second, ...rest] = plan ?? []
  return second && first && sameAction(first, done) ? [second, ...rest] : null
}

/** Returns the hint after an event. A player who does as advised keeps the rest of the advice. */
function carried(hint: Hint, event: SessionEvent<FairyTale>): Hint {
  const [done, ...others] = newMoves(event)
  const left = done && others.length === 0 ? leftOf(hint.plan, done.action) : null
  return done && left ? { ...hint, state: done.after, plan: left } : NONE
}
