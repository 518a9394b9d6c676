import { type Action, type Config, type State, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, play, scriptedRng, seededRng } from '../../../../engine/kernel/index.ts'
import type { Move } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn } from '../board/testing.ts'
import { lines as expansions } from '../expansions/lines.ts'
import { logLines } from './log-lines.ts'

/** Returns the log of some actions from a drawn position. Every given die must be rolled. */
export function told(
  text: string,
  actions: readonly Action[],
  dice: readonly DieFace[] = [],
  language: 'en' | 'nl' = 'en',
) {
  const first = drawn(text)
  const seats = first.seats.map(({ character }) => ({ character, player: '' }))
  const config: Config = { seats, difficulty: 'fairy-tale', rules: standardRules(), boxes: first.boxes }
  const fallen = scriptedRng({ dice })
  const moves: Move[] = []
  let before: State = first
  for (const action of actions) {
    const chance = (holder: Pick<State, 'random'>) => ({ ...seededRng(holder), die: fallen.die })
    const done = play(fairyTale, before, action, chance)
    if (!done.ok) throw new Error(done.error.code)
    moves.push({ action, before, after: done.value.state, frames: done.value.frames, barrier: false })
    before = done.value.state
  }
  if (fallen.leftOver().dice.length > 0) throw new Error('Not all scripted dice were rolled.')
  const lines = logLines({ config, seed: 1, first, moves }, messagesOf(language), expansions)
  return {
    said: lines.map(({ what, why }) => (why ? `${what} ${why}` : what)),
    steps: lines.flatMap(({ steps }) => steps),
  }
}
