import { type Action, freePlaces, type State } from '../../../engine/fortland/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { after, fallChance, type Reached } from '../foresight/index.ts'
import { type Depth, expectedAfter } from './ahead.ts'
import { byValue, type Choice, choicesFor, isWonBy, weighing } from './choice.ts'
import type { Player } from './player.ts'

/** Number of best boards that are searched deeper. */
const BEST = 8

/**
 * Returns the search depth: all rolls of the next seat, and two rolls of each of the two seats after it. Costs the same as all rolls
 * of two seats, but was measured to be stronger.
 */
export const depthFor = ({ rules }: State): Depth => (rules.dice === 1 ? [1, 3, 3] : [1, 5, 5])

/** The strongest bot. Its effort is bounded by a number of rolls, not by time. */
export const guardian = (depth?: Depth): Player => weighing((state, luck) => bestOf(state, luck, depth))

/** Returns the guardian's choice for the rest of the turn. */
export function bestOf(state: State, luck: Rng, depth = depthFor(state)): Reached & { value: number } {
  const seat = state.onTurn
  const choices = choicesFor(state, luck)
  const won = choices.find((choice) => isWonBy(choice.state, seat))
  if (won) return won
  const looked = careful(choices, state)
    .slice(0, BEST)
    .map((choice) => ({ ...choice, value: expectedAfter(choice.state, depth)[seat] ?? 0 }))
  const [best] = byValue(looked)
  if (!best) throw new Error('The bot found no way to play this turn.')
  return best
}

/** Returns the choices that expose a last free place to the fewest rolls of the others. */
function careful(choices: readonly Choice[], { onTurn: seat }: State): readonly Choice[] {
  const left = choices.map(({ state }) => freePlaces(state, seat).length)
  if (!left.includes(1)) return choices
  const risks = choices.map(({ state }, index) => ((left[index] ?? 0) > 2 ? 0 : fallChance(state, seat)))
  const least = Math.min(...risks)
  return choices.filter((_, index) => left[index] !== 1 || (risks[index] ?? 0) <= least)
}

/** Returns the guardian's actions until the next roll or the end of the turn. */
export function planOf(state: State, luck: Rng): readonly [Action, ...Action[]] {
  const [first, ...rest] = state.phase === 'act' ? bestOf(state, luck).way : [guardian()(state, luck)]
  if (!first) return [{ type: 'end' }]
  const isOver = [first, ...rest].reduce(planned, state).outcome !== null
  return state.phase !== 'act' || isOver ? [first, ...rest] : [first, ...rest, { type: 'end' }]
}

const planned = (state: State, action: Action): State =>
  state.phase === 'act' ? after(state, action) : state
