import type { Review, TurnOdds } from './review.ts'

/** How a turn changed the odds: from the end of the turn before to its own end, each from 0 to 1. */
export interface TurnStep {
  turn: number
  from: number
  to: number
}

/**
 * The changes of all turns with known odds. Chart, table and sentences of the last page read them, so that they show the same values. The
 * first turn starts from the odds before its die.
 */
export function stepsOf(turns: readonly TurnOdds[]): TurnStep[] {
  let from = turns[0]?.before?.chance ?? null
  return turns.flatMap(({ turn, after }) => {
    if (!after) return []
    const step = from === null ? [] : [{ turn, from, to: after.chance }]
    from = after.chance
    return step
  })
}

/** The step of the deciding turn; null if no turn decided the game. */
export const decidingStep = ({ turns, decided }: Pick<Review, 'turns' | 'decided'>): TurnStep | null =>
  stepsOf(turns).find(({ turn }) => turn === decided) ?? null

/** The turn with the largest step toward the final result; null if no step led there. */
export function decidingTurn(turns: readonly TurnOdds[], isWon: boolean): number | null {
  const towards = ({ from, to }: TurnStep) => (isWon ? to - from : from - to)
  const [most] = stepsOf(turns)
    .filter((step) => towards(step) > 0)
    .sort((a, b) => towards(b) - towards(a))
  return most?.turn ?? null
}
