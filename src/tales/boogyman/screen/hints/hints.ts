import { create } from 'zustand'
import type { Action, State } from '../../../../engine/boogyman/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isHandsOff } from '../../computer-now.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, selectState, useGame, usePlayback } from '../../table.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { hintLines } from './hint-words.ts'

interface Hint {
  /** The position that it is about; null while none was asked for. */
  state: State | null
  /** The rest of the turn; null while it is thought about, or events are still shown. */
  plan: readonly Action[] | null
  /** Whose advice it is. */
  by: Computer
}

const NONE: Hint = { state: null, plan: null, by: 'guardian' }

/** The hint that was asked for. Never part of the game: nothing of it is stored. */
export const useHint = create<Hint>(() => NONE)

let callOff = () => {}

/** Asks for a hint for whoever is on turn; while events are shown it waits for their end. */
export function askHint(): void {
  const state = selectState(useGame.getState())
  if (!state || state.outcome || isHandsOff()) return
  const { state: before, plan } = useHint.getState()
  if (before === state) {
    if (plan) tell(state, plan)
    return
  }
  useHint.setState({ ...NONE, state })
  announce(messagesNow().hints.thinking)
  if (usePlayback.getState().playing) callOff = whenShown(() => think(state))
  else think(state)
}

/** Puts the hint away. */
export function closeHint(): void {
  callOff()
  callOff = () => {}
  useHint.setState(NONE)
}

function think(state: State): void {
  callOff = counsel.plan(
    state,
    (plan, answered) => {
      useHint.setState({ plan, by: answered === 'thinker' ? 'guardian' : 'apprentice' })
      tell(state, plan)
    },
    closeHint,
  )
}

const tell = (state: State, plan: readonly Action[]): void =>
  announce(hintLines(messagesNow(), state, plan).join(' '))

/** Does something once when no events are shown any more. What is returned calls it off. */
function whenShown(then: () => void): () => void {
  const stop = usePlayback.subscribe(({ playing }) => {
    if (playing) return
    stop()
    then()
  })
  return stop
}

/** A hint is for one position and for whoever is on turn in it: it is gone as soon as the game goes on or back. */
export function followHint(): void {
  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier && useHint.getState().state) closeHint()
  })
}
