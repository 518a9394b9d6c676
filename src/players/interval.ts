/** A share of games, and how far from the truth it may well be (19 times in 20), both from 0 to 1. */
export interface Estimate {
  chance: number
  giveOrTake: number
}

/**
 * What so many of so many games say (Wilson's interval: it is honest about few games, and about none or all of
 * them); null before the first.
 */
export function estimateOf(count: number, games: number): Estimate | null {
  if (games === 0) return null
  const z2 = 1.96 ** 2
  const share = count / games
  const spread = Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  return {
    chance: (share + z2 / (2 * games)) / (1 + z2 / games),
    giveOrTake: (1.96 * spread) / (1 + z2 / games),
  }
}
