import {
  type Action,
  type Config,
  type State,
  standardRules,
} from '../../../../../engine/fairy-tale/index.ts'
import { type DieFace, play, scriptedRng, seededRng } from '../../../../../engine/kernel/index.ts'
import type { Move, Session } from '../../../game.ts'
import { fairyTale } from '../../../rules.ts'
import { drawn } from '../../board/testing.ts'

/** Returns a session with some actions from a drawn position, and the given dice. */
export function taleOf(
  text: string,
  actions: readonly Action[] = [],
  dice: readonly DieFace[] = [],
): Session {
  const first = drawn(text)
  const seats = first.seats.map(({ character }) => ({ character, player: '' }))
  const config: Config = { seats, difficulty: 'fairy-tale', rules: standardRules(), boxes: first.boxes }
  const { die } = scriptedRng({ dice })
  const moves: Move[] = []
  let state: State = first
  for (const action of actions) {
    const done = play(fairyTale, state, action, (holder) => ({ ...seededRng(holder), die }))
    if (!done.ok) throw new Error(`${action.type}: ${done.error.code}`)
    moves.push({ action, before: state, after: done.value.state, frames: done.value.frames, barrier: false })
    state = done.value.state
  }
  return { config, seed: 1, first, moves }
}
