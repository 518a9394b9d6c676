import type { TurnOdds } from '../../../review/review.ts'

/** A spot of the curve; turns count from 1, and what is before the die of a turn lies before it. */
export interface CurveSpot {
  turn: number
  chance: number
}

/** How far before the end of a turn its die falls, in turns. */
const BEFORE = 0.3

/** The Oak's chances as a line: of each turn before its die and after it, so that what the die did is steep. */
export const curveOf = (turns: readonly TurnOdds[]): CurveSpot[] =>
  turns.flatMap(({ turn, before, after }) => [
    ...(before ? [{ turn: turn - BEFORE, chance: before.chance }] : []),
    ...(after ? [{ turn, chance: after.chance }] : []),
  ])
