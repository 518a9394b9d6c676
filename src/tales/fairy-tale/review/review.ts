import type { Action } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { Estimate } from '../../../players/interval.ts'
import type { Stroke } from './passages.ts'

/** How likely the Oak was to stand in a turn, from 0 to 1. */
export interface TurnOdds {
  turn: number
  /** Before the monsters' die fell, which is the mean over all its faces; null where the turn never came so far. */
  before: Estimate | null
  /** When the turn was over. */
  after: Estimate | null
}

/** A die that fell, and what it did to the odds. */
export interface FallenDie {
  turn: number
  /** How many actions of the game precede the one that rolled it. */
  move: number
  for: Exclude<Stroke, 'tile'>
  face: DieFace
  /** The mean over all faces, and what it came to. */
  before: number
  after: number
}

/** A decision, with what would have been better. */
export interface CostlyDecision {
  turn: number
  /** How many actions of the game precede it: from there the better way can be tried. */
  move: number
  /** What was done, and what is better, each as far as no luck came in. */
  played: readonly Action[]
  better: readonly Action[]
  /** The odds with each, and by how much they differ at least. */
  oddsPlayed: number
  oddsBetter: number
  atLeast: number
}

/** What a finished game comes to, looked at once more; while it is worked out, as far as that has come. */
export interface Review {
  turns: readonly TurnOdds[]
  /** The die that cost the Oak most. */
  die: FallenDie | null
  decision: CostlyDecision | null
  /** The turn that changed the odds most towards the end that came. */
  decided: number | null
  /** What all dice together did to the odds. */
  luck: Estimate
  /** What all decisions together did to them, beside one who plays on quickly in the place of each. */
  choices: Estimate
  /** So many games were played on for it. */
  games: number
  done: boolean
}
