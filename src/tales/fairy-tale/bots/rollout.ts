import { type Action, copyWithPile, type State } from '../../../engine/fairy-tale/index.ts'
import { type DieFace, randomState, scriptedRng, seededRng } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { chanceOf } from './judge.ts'
import { playOn } from './play-on.ts'

/** Factor on the chance for each turn of delay: rewards winning early. */
const PATIENCE = 0.98

/** Factor on the chance for walking at all: prevents wandering. Weaker than a turn's delay. */
const SET_OUT = 0.99

/** Factor on the chance for each further step of the turn: prefers the shorter way. */
const STEP = 0.998

/** Successive actions up to the first one with luck. */
export type Plan = readonly [Action, ...Action[]]

/**
 * Returns the value of a plan from one simulated game: plays the plan, then lets the apprentice play all seats for some turns. Averages the
 * judged chance over the turns, which is as informative as the last value at half the variance. The luck depends only on `seed`, and the
 * first die shows `first`. Each turn has its own random source, so that plans with the same result get the same value.
 */
export function playAhead(state: State, plan: Plan, turns: number, seed: number, first: DieFace): number {
  const imagined = copyWithPile(state)
  const chance = scriptedRng({ dice: [first] }, seededRng({ random: randomState(seed) }))
  const table = { state: imagined, chance }
  const ownIn = (turn: number) => seededRng({ random: randomState(seed + 1 + turn * OTHER_TURN) })
  for (const action of plan) fairyTale.apply(table, action)
  const begun = plan.filter(({ type }) => type === 'walk').length
  const steps = begun + playOn(table, state.turn, ownIn(0))
  let sum = 0
  for (let turn = 1; turn <= turns; turn++) {
    playOn(table, state.turn + turn, ownIn(turn))
    sum += chanceOf(imagined) * PATIENCE ** (imagined.turn - state.turn)
  }
  return (sum / turns) * STEP ** steps * (plan[0].type === 'walk' ? SET_OUT : 1)
}

/** The distance between the seeds of two turns. Must exceed the distance between any two games that are compared. */
const OTHER_TURN = 1_000_003
