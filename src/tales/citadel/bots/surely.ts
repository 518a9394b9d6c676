import type { Sample } from '../../../players/race.ts'
import { spreadOf } from '../../../players/spread.ts'

/** So many standard errors a candidate must be ahead to be taken instead of the usual one. */
export const SURE = 1

/**
 * The usual candidate, unless another is better, luck for luck, by so many tries of each, and not by chance alone: of several
 * the one that is better for certain by most. Small differences are mostly luck, and whoever believes in each of them plays worse
 * than somebody who never tried anything.
 */
export function surelyBetter<Candidate>(
  usual: Candidate,
  others: readonly Candidate[],
  tries: number,
  sample: Sample<Candidate>,
  sure = SURE,
): Candidate {
  const indices = [...Array(tries).keys()]
  if (tries < 2 || others.length === 0) return usual
  const levels = indices.map((index) => sample(usual, index))
  let best = { candidate: usual, gain: 0 }
  for (const candidate of others) {
    const gain = certainGain(
      levels.map((level, index) => sample(candidate, index) - level),
      sure,
    )
    if (gain > best.gain) best = { candidate, gain }
  }
  return best.candidate
}

/** What is left of a gain when as much is taken off as luck may well have brought. */
function certainGain(gains: readonly number[], sure: number): number {
  const { gain, error } = spreadOf(gains)
  return gain - sure * error
}
