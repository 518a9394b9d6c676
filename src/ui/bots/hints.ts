import { create } from 'zustand'
import type { Action, State } from '../../engine/fairy-tale/index.ts'
import { counsel } from '../../store/counsel.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { useSettings } from '../../store/settings.ts'
import { announce } from '../app/announce.ts'
import { isHandsOff } from '../table/watching.ts'
import { messagesIn } from '../text/language.ts'
import { type Grade, hintLines } from './hint-words.ts'

interface Hint {
  /** The position that it is about; null while there is none. */
  state: State | null
  grade: Grade
  /** What the guardian would do; null while it thinks. */
  action: Action | null
}

const NONE: Hint = { state: null, grade: 1, action: null }

/** The hint that was asked for. Never part of the game: nothing of it is stored. */
export const useHint = create<Hint>(() => NONE)

let callOff = () => {}

/** Asks for a hint; asked again in the same position, it is told more of it. */
export function askHint(): void {
  const state = selectState(useGame.getState())
  if (!state || state.opening || state.outcome || isHandsOff()) return
  const { state: before, grade } = useHint.getState()
  if (before !== state) begin(state)
  else if (grade < 3) useHint.setState({ grade: grade === 1 ? 2 : 3 })
  tell()
}

/** Puts the hint away. */
export function closeHint(): void {
  callOff()
  useHint.setState(NONE)
}

function begin(state: State): void {
  useHint.setState({ state, grade: 1, action: null })
  const hear = (action: Action) => {
    useHint.setState({ action })
    if (useHint.getState().grade > 1) tell()
  }
  callOff = counsel.guardian(state, hear, closeHint)
}

/** Says the newest line aloud; the exact action is also aimed, where it is one that is aimed. */
function tell(): void {
  const { state, grade, action } = useHint.getState()
  if (!state) return
  if (grade === 3 && action) useIntent.getState().aimLike(action)
  const line = hintLines(messagesIn(useSettings.getState().language), { state, grade, action }).at(-1)
  if (line) announce(line)
}

useGame.subscribe(({ session }, { session: earlier }) => {
  if (session !== earlier && useHint.getState().state) closeHint()
})
