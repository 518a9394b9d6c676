/** A share of games, and how far from the truth it may well be, both from 0 to 1. */
export interface Estimate {
  chance: number
  giveOrTake: number
}

/** How sure an estimate is: the truth lies within it 19 times in 20, or nine times in ten. */
const NINETEEN_IN_TWENTY = 1.96
export const NINE_IN_TEN = 1.645

/**
 * What so many of so many games say (Wilson's interval: it is honest about few games, and about none or all of
 * them); null before the first.
 */
export function estimateOf(count: number, games: number, sure = NINETEEN_IN_TWENTY): Estimate | null {
  if (games === 0) return null
  const z2 = sure ** 2
  const share = count / games
  const spread = Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  return {
    chance: (share + z2 / (2 * games)) / (1 + z2 / games),
    giveOrTake: (sure * spread) / (1 + z2 / games),
  }
}

/** So many standard errors are certain 19 times in 20. */
const USUAL = 1.96

/**
 * What samples say of their mean, each from 0 to 1, or a difference of two such; honest about few that agree, as
 * {@link estimateOf} is: what is rare has not been seen yet. Null where there are fewer than two. `strata`: so many kinds were
 * sampled in turn, each as often as it happens; what tells these apart is no chance then.
 */
export function meanOf(samples: readonly number[], certain = USUAL, strata = 1): Estimate | null {
  const count = samples.length
  if (count < 2) return null
  const kinds = count >= 2 * strata ? strata : 1
  const strays = Array.from({ length: kinds }, (_, kind) =>
    straysOf(samples.filter((_, at) => at % kinds === kind)),
  )
  const variance = sumOf(strays) / (count - kinds)
  const doubt = certain ** 2 / (16 * count * count)
  return { chance: sumOf(samples) / count, giveOrTake: certain * Math.sqrt(variance / count + doubt) }
}

/** How far samples stray from their mean, squared, all together. */
function straysOf(samples: readonly number[]): number {
  const mean = sumOf(samples) / samples.length
  return sumOf(samples.map((each) => (each - mean) ** 2))
}

const sumOf = (samples: readonly number[]): number => samples.reduce((sum, each) => sum + each, 0)
