/** An estimated share and its margin of error, both from 0 to 1. */
export interface Estimate {
  chance: number
  giveOrTake: number
}

/** The z-scores of confidence: 95 %, or 90 %. */
const NINETEEN_IN_TWENTY = 1.96
export const NINE_IN_TEN = 1.645

/**
 * Returns the share `count / games` with Wilson's interval, which is valid also for few games and for shares near 0 or 1; null without
 * games.
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

/** The z-score of 95 % confidence. */
const USUAL = 1.96

/**
 * Estimates the mean of samples from 0 to 1, or of differences between such samples; null with fewer than two. Like {@link estimateOf},
 * adds doubt for few equal samples, because rare values may not have occurred yet. `strata`: number of kinds that were sampled in turn,
 * equally often; differences between the kinds do not count as error.
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

/** Returns the sum of squared deviations of samples from their mean. */
function straysOf(samples: readonly number[]): number {
  const mean = sumOf(samples) / samples.length
  return sumOf(samples.map((each) => (each - mean) ** 2))
}

const sumOf = (samples: readonly number[]): number => samples.reduce((sum, each) => sum + each, 0)
