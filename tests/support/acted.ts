import type { Action, State } from '../../src/engine/fairy-tale/index.ts'
import { play } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** Returns the state after some actions, each of which must be allowed. */
export function acted(state: State, ...actions: Action[]): State {
  return actions.reduce((before, action) => {
    const played = play(fairyTale, before, action)
    if (!played.ok) throw new Error(`${action.type}: ${played.error.code}`)
    return played.value.state
  }, state)
}
