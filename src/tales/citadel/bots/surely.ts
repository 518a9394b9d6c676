import { spreadOf } from '../../../players/paired-difference.ts'
import type { Sample } from '../../../players/pick-best.ts'

/** Required lead over the usual candidate, in standard errors. */
export const SURE = 1

/**
 * Returns the usual candidate unless another is significantly better in paired tries with the same luck. Of several, returns the
 * one with the largest certain gain. Small differences are noise: acting on each of them plays worse than no tries at all.
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

/** Returns the mean gain less `sure` standard errors. */
function certainGain(gains: readonly number[], sure: number): number {
  const { gain, error } = spreadOf(gains)
  return gain - sure * error
}
