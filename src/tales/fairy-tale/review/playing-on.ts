import { type Action, copyWithPile, fairyTale, type State } from '../../../engine/fairy-tale/index.ts'
import { chanceOf, playOnWatchfully } from '../bots/index.ts'
import { luckOf } from './luck.ts'

/** So many turns are played on before it is judged how the tale stands. */
export const AHEAD = 3

/** A position, and what is done in it before the quick player goes on. */
export interface Branch {
  readonly state: State
  readonly actions: readonly Action[]
}

/**
 * How the tale stands after a branch was played on to the end of a turn, in the game of a number: the Oak's chance as it can
 * be told from there, or what became of it; and how it stood a turn before that. Both from 0 to 1.
 */
export function playedOn(branch: Branch, last: number, game: number): readonly [number, number] {
  const { table, own } = begun(branch, game)
  playOnWatchfully(table, last - 1, own)
  const before = chanceIn(table.state)
  playOnWatchfully(table, last, own)
  return [chanceIn(table.state), before]
}

/** Whether a branch is won when the quick player plays it to the end, in the game of a number. */
export function isWon(branch: Branch, game: number): boolean {
  const { table, own } = begun(branch, game)
  playOnWatchfully(table, Number.POSITIVE_INFINITY, own)
  return table.state.outcome === 'won'
}

/** A branch as it stands after its actions, with the luck of a game. */
function begun({ state, actions }: Branch, game: number) {
  const world = copyWithPile(state)
  const { chance, own } = luckOf(world, game)
  const table = { state: world, chance }
  for (const action of actions) fairyTale.apply(table, action)
  return { table, own }
}

/**
 * What the judge's log odds come to: it was fitted to games of weaker players, and these two numbers to how the Guardian's
 * own games ended (a logistic regression over their turns).
 */
const LEVEL = 0.9
const SLOPE = 1.1

/** How likely the tale ends well, as far as can be said without playing on. */
function chanceIn(state: State): number {
  if (state.outcome) return state.outcome === 'won' ? 1 : 0
  const judged = chanceOf(state)
  return 1 / (1 + Math.exp(-LEVEL) * (1 / judged - 1) ** SLOPE)
}
