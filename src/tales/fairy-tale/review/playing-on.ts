import { type Action, copyWithPile, type Difficulty, type State } from '../../../engine/fairy-tale/index.ts'
import { chanceOf, playOnWatchfully } from '../bots/index.ts'
import { fairyTale } from '../rules.ts'
import { branchRngs } from './luck.ts'

/** The number of turns that are simulated before the state is judged. */
export const AHEAD = 3

/** A position, and the actions before the quick bot plays on. */
export interface Branch {
  readonly tale: Difficulty
  readonly state: State
  readonly actions: readonly Action[]
}

/**
 * Returns the Oak's chance after a branch was played on to the end of a turn, and one turn earlier, both from 0 to 1. The result of a
 * finished game counts as 0 or 1.
 */
export function playedOn(branch: Branch, last: number, game: number): readonly [number, number] {
  const { table, own } = begun(branch, game)
  playOnWatchfully(table, last - 1, own)
  const before = chanceIn(table.state, branch.tale)
  playOnWatchfully(table, last, own)
  return [chanceIn(table.state, branch.tale), before]
}

/** True if the quick bot wins a branch played to the end, in the game of this number. */
export function isBranchWon(branch: Branch, game: number): boolean {
  const { table, own } = begun(branch, game)
  playOnWatchfully(table, Number.POSITIVE_INFINITY, own)
  return table.state.outcome === 'won'
}

/** The state of a branch after its actions, with the luck of a game. */
function begun({ state, actions }: Branch, game: number) {
  const world = copyWithPile(state)
  const { chance, own } = branchRngs(world, game)
  const table = { state: world, chance }
  for (const action of actions) fairyTale.apply(table, action)
  return { table, own }
}

/**
 * The advantage of the Guardian's own games over the judge's estimate, in natural log odds: the judge was fitted to games of weaker
 * players. By difficulty, and the addition for early turns. From a logistic regression over the turns of 203 games (check with `npm run
 * bench -- chances`).
 */
const BETTER: Readonly<Record<Difficulty, number>> = {
  'first-game': 1.8,
  'bedtime-story': 1.8,
  'fairy-tale': 1.1,
  'grim-tale': 1,
  'endless-night': 1.5,
}
const WHILE_YOUNG = 1
const YOUNG = 12

/** The estimated chance of winning, without simulation. */
function chanceIn(state: State, tale: Difficulty): number {
  if (state.outcome) return state.outcome === 'won' ? 1 : 0
  const better = BETTER[tale] + WHILE_YOUNG * Math.max(0, 1 - state.turn / YOUNG)
  return 1 / (1 + Math.exp(-better) * (1 / chanceOf(state) - 1))
}
