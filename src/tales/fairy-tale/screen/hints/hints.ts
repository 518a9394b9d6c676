import { create } from 'zustand'
import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { newMoves } from '../../../../session/events.ts'
import type { AnsweredBy } from '../../../../store/counsel.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import type { Plan } from '../../bots/index.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, selectState, type Table } from '../../table.ts'
import { isHandsOff } from '../../watching.ts'
import { noticesOf } from '../now/notice.ts'
import type { Grade } from './hint-words.ts'

interface Hint {
  /** The position that it is about; null while there is none. */
  state: State | null
  grade: Grade
  /** What is advised, one action after another; null while it is thought about. */
  plan: Plan | null
  /** Whose advice it is. */
  by: Computer
  /** How often a hint was asked for: who asks again hears again what is told. */
  asked: number
}

const NONE: Omit<Hint, 'asked'> = { state: null, grade: 1, plan: null, by: 'guardian' }

/** The hint that was asked for. Never part of the game: nothing of it is stored. */
export const useHint = create<Hint>(() => ({ ...NONE, asked: 0 }))

let callOff = () => {}

/** Asks for a hint; asked again in the same position, it is told more of it. */
export function askHint(table: Table): void {
  const state = selectState(table.game.getState())
  if (!state) return
  if (state.opening || state.outcome || isHandsOff(table))
    return noticesOf(table).tell(() => tableWordsNow().noAdvice)
  const { state: before, grade } = useHint.getState()
  if (before !== state) begin(table, state)
  else if (grade < 3) useHint.setState({ grade: grade === 1 ? 2 : 3 })
  useHint.setState(({ asked }) => ({ asked: asked + 1 }))
  aim(table)
}

/** Puts the hint away. */
export function closeHint(): void {
  callOff()
  useHint.setState(NONE)
}

function begin(table: Table, state: State): void {
  useHint.setState({ ...NONE, state })
  const hear = (plan: Plan, answered: AnsweredBy) => {
    useHint.setState({ plan, by: answered === 'thinker' ? 'guardian' : 'apprentice' })
    aim(table)
  }
  callOff = counsel.plan(state, hear, closeHint)
}

/** What is to be done first is aimed once it is told, where it is something that is aimed. */
function aim(table: Table): void {
  const { state, grade, plan } = useHint.getState()
  if (state && grade === 3 && plan) table.intent.getState().aimLike(plan[0])
}

/** Actions hold nothing but numbers and words. */
function sameAction(one: Action, other: Action): boolean {
  const fields = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => fields.get(name) === value)
}

/** What is left of the plan, if what was just done was the first of it; null if not, or if nothing is left. */
function leftOf(plan: Plan | null, done: Action | undefined): Plan | null {
  const [first, second, ...rest] = plan ?? []
  return second && done && first && sameAction(first, done) ? [second, ...rest] : null
}

/** Whoever does as advised keeps the rest of the advice; whatever else happens puts it away. */
export function followHint(table: Table): () => void {
  return table.game.onEvent((event) => {
    const { state, plan } = useHint.getState()
    if (!state) return
    const [done, ...others] = newMoves(event)
    const left = others.length === 0 ? leftOf(plan, done?.action) : null
    if (done && left) useHint.setState({ state: done.after, plan: left })
    else closeHint()
  })
}
