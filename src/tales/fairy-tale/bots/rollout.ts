import { type Action, copyWithPile, type State } from '../../../engine/fairy-tale/index.ts'
import { type DieFace, randomState, scriptedChance, seededChance } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { chanceOf } from './judge.ts'
import { playOn } from './play-on.ts'

/** What a turn's delay leaves of a chance, so that what can be won now is not put off. */
const PATIENCE = 0.98

/** What setting out leaves of a chance, so that nobody wanders; a turn's delay costs more. */
const SET_OUT = 0.99

/** What each further step of that turn leaves, so that of two ways the shorter is taken. */
const STEP = 0.998

/** What somebody has in mind: actions that are done one after another, before luck comes in. */
export type Plan = readonly [Action, ...Action[]]

/**
 * How good a plan is, by one game that might follow: it is carried out, and the apprentice plays on for all, some
 * turns beyond this one. The end of each is judged, and what counts is the mean: it says as much as the last, and
 * depends half as much on luck. The luck is imagined, and the same for the same seed; the first die falls as it
 * is told. Every turn has luck of its own, so that two plans that come to the same are worth the same.
 */
export function playAhead(state: State, plan: Plan, turns: number, seed: number, first: DieFace): number {
  const imagined = copyWithPile(state)
  const chance = scriptedChance({ dice: [first] }, seededChance({ random: randomState(seed) }))
  const table = { state: imagined, chance }
  const ownIn = (turn: number) => seededChance({ random: randomState(seed + 1 + turn * OTHER_TURN) })
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

/** How far apart the seeds of two turns lie: further than those of any two games that are compared. */
const OTHER_TURN = 1_000_003
