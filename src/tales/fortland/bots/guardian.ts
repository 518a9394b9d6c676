import { type Action, freePlaces, type State } from '../../../engine/fortland/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { after, fallChance, type Reached } from '../foresight/index.ts'
import { type Depth, expectedAfter } from './ahead.ts'
import { byValue, type Choice, choicesFor, isWonBy, weighing } from './choice.ts'
import type { Player } from './player.ts'

/** So many of the best boards are looked at more closely. */
const BEST = 8

/**
 * How far it looks: all rolls of the next seat, and two of each of the two seats after it. That is as much to look at as all
 * rolls of two seats, and was measured to be stronger.
 */
export const depthFor = ({ rules }: State): Depth => (rules.dice === 1 ? [1, 3, 3] : [1, 5, 5])

/** The strongest of the players. It counts rolls and never looks at a clock. */
export const guardian = (depth?: Depth): Player => weighing((state, luck) => bestOf(state, luck, depth))

/** The way in which it would play its turn out. */
export function bestOf(state: State, luck: Chance, depth = depthFor(state)): Reached & { value: number } {
  const seat = state.onTurn
  const choices = choicesFor(state, luck)
  const won = choices.find((choice) => isWonBy(choice.state, seat))
  if (won) return won
  const looked = careful(choices, state)
    .slice(0, BEST)
    .map((choice) => ({ ...choice, value: expectedAfter(choice.state, depth)[seat] ?? 0 }))
  const [best] = byValue(looked)
  if (!best) throw new Error('A turn has an end, always.')
  return best
}

/** The choices that leave the last free place open to no more rolls of the others than they must. */
function careful(choices: readonly Choice[], { onTurn: seat }: State): readonly Choice[] {
  const left = choices.map(({ state }) => freePlaces(state, seat).length)
  if (!left.includes(1)) return choices
  const risks = choices.map(({ state }, index) => ((left[index] ?? 0) > 2 ? 0 : fallChance(state, seat)))
  const least = Math.min(...risks)
  return choices.filter((_, index) => left[index] !== 1 || (risks[index] ?? 0) <= least)
}

/** All that the guardian does until luck comes in or its turn is over. */
export function planOf(state: State, luck: Chance): readonly [Action, ...Action[]] {
  const [first, ...rest] = state.phase === 'act' ? bestOf(state, luck).way : [guardian()(state, luck)]
  if (!first) return [{ type: 'end' }]
  const isOver = [first, ...rest].reduce(planned, state).outcome !== null
  return state.phase !== 'act' || isOver ? [first, ...rest] : [first, ...rest, { type: 'end' }]
}

const planned = (state: State, action: Action): State =>
  state.phase === 'act' ? after(state, action) : state
