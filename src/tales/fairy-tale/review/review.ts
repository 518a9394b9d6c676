import type { Action } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { Estimate } from '../../../players/interval.ts'
import type { Stroke } from './turn-segments.ts'

/** The Oak's chances in a turn, from 0 to 1. */
export interface TurnOdds {
  turn: number
  /** Before the monsters' die, as the mean over all faces; null if the turn ended earlier. */
  before: Estimate | null
  /** At the end of the turn. */
  after: Estimate | null
}

/** A die and its effect on the odds. */
export interface FallenDie {
  turn: number
  /** The index of the action that rolled it. */
  move: number
  for: Exclude<Stroke, 'tile'>
  face: DieFace
  /** The mean over all faces, and the value after this one. */
  before: number
  after: number
}

/** A decision and a better alternative. */
export interface CostlyDecision {
  turn: number
  /** The index of its first action; the alternative can be tried from there. */
  move: number
  /** The actions taken, and the better ones, each up to the first luck. */
  played: readonly Action[]
  better: readonly Action[]
  /** The odds with each, and the least certain difference. */
  oddsPlayed: number
  oddsBetter: number
  atLeast: number
}

/** The analysis of a finished game; while it runs, the results up to now. */
export interface Review {
  turns: readonly TurnOdds[]
  /** The die that cost the Oak most. */
  die: FallenDie | null
  decision: CostlyDecision | null
  /** The turn that changed the odds most toward the final result. */
  decided: number | null
  /** The total effect of all dice on the odds. */
  luck: Estimate
  /** The total effect of all decisions, compared with the quick bot in place of each. */
  choices: Estimate
  /** The number of simulated games. */
  games: number
  done: boolean
}
