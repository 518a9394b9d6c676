import { type Action, copyWithPile, type Difficulty, type State } from '../../../engine/fairy-tale/index.ts'
import { chanceOf, playOnWatchfully } from '../bots/index.ts'
import { fairyTale } from '../rules.ts'
import { luckOf } from './luck.ts'

/** So many turns are played on before it is judged how the tale stands. */
export const AHEAD = 3

/** A position, and what is done in it before the quick player goes on. */
export interface Branch {
  readonly tale: Difficulty
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
  const before = chanceIn(table.state, branch.tale)
  playOnWatchfully(table, last, own)
  return [chanceIn(table.state, branch.tale), before]
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
 * By how much the Guardian's own games go better than the judge says, in natural log odds: the judge was fitted to games of
 * weaker players. How much that is in each tale, and how much more while the tale is young, as a logistic regression over the
 * turns of 203 games found it (`npm run bench -- chances` says how well it holds).
 */
const BETTER: Readonly<Record<Difficulty, number>> = {
  'bedtime-story': 1.8,
  'fairy-tale': 1.1,
  'grim-tale': 1,
  'endless-night': 1.5,
}
const WHILE_YOUNG = 1
const YOUNG = 12

/** How likely the tale ends well, as far as can be said without playing on. */
function chanceIn(state: State, tale: Difficulty): number {
  if (state.outcome) return state.outcome === 'won' ? 1 : 0
  const better = BETTER[tale] + WHILE_YOUNG * Math.max(0, 1 - state.turn / YOUNG)
  return 1 / (1 + Math.exp(-better) * (1 / chanceOf(state) - 1))
}
