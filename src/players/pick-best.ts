import { average, spreadOf } from './paired-difference.ts'

/** Fewest samples before a candidate can drop out: one for each face of the next die. */
const FEWEST = 6

/** Standard errors that a candidate must be worse to drop out. */
const CERTAIN = 1.5

/** The relative margin within which a worse chance still counts as tied. */
const TIED = 0.01

/** Standard errors for losing a comparison that is tested after every sample: a stricter limit against a streak of bad dice. */
const CLEARLY = 3

/** A difference that is too small to matter. */
const NOTHING = 0.006

/** Least variance of samples, even if the first few are equal: rare values may not have occurred yet. */
const DOUBT = 0.0001

/** A candidate that is still in the race, with its samples. */
interface Runner<Candidate> {
  candidate: Candidate
  samples: number[]
}

/** Returns the value of a candidate in one sample. Equal indices must mean equal dice, so that the samples of two candidates are paired. */
export type Sample<Candidate> = (candidate: Candidate, index: number) => number

/**
 * Returns the candidate with the best mean, found by a race, or null if there is none. All running candidates are sampled in turn, and
 * those that are clearly worse drop out. The race ends when one is left or `most` samples are spent (at least one each). Usually few
 * candidates are good, so the race is short (Maron and Moore, Hoeffding races, 1994; here with the variance of paired differences). It
 * counts samples, not time: the result is the same on any machine.
 */
export function pickBest<Candidate>(
  candidates: readonly Candidate[],
  most: number,
  sample: Sample<Candidate>,
): Candidate | null {
  let running: Runner<Candidate>[] = candidates.map((candidate) => ({ candidate, samples: [] }))
  let taken = 0
  for (let index = 0; running.length > 1 && (index === 0 || taken + running.length <= most); index++) {
    taken += running.length
    running = stillRunning(
      running.map(({ candidate, samples }) => ({
        candidate,
        samples: [...samples, sample(candidate, index)],
      })),
    )
  }
  return leaderOf(running)?.candidate ?? null
}

/** True if one candidate is at least tied with another, by at most `most` paired samples. Stops early if the result is clear. */
export function isNotWorse<Candidate>(
  one: Candidate,
  other: Candidate,
  most: number,
  sample: Sample<Candidate>,
): boolean {
  const gains: number[] = []
  for (let index = 0; index < most; index++) {
    const level = sample(other, index)
    gains.push(sample(one, index) - (1 - TIED) * level)
    if (gains.length < FEWEST) continue
    const { gain, error } = spreadOf(gains)
    if (gain >= CERTAIN * error) return true
    if (gain < -CLEARLY * error) return false
  }
  const { gain, error } = spreadOf(gains)
  return gain >= -CERTAIN * error
}

/** Returns the candidates that may still be better than the leader by a relevant amount. */
function stillRunning<Candidate>(running: Runner<Candidate>[]): Runner<Candidate>[] {
  const leader = leaderOf(running)
  if (!leader || leader.samples.length < FEWEST) return running
  return running.filter((other) => other === leader || mayBeBetter(other.samples, leader.samples))
}

/** Returns the first candidate with the best mean. */
const leaderOf = <Candidate>(running: readonly Runner<Candidate>[]): Runner<Candidate> | undefined =>
  running.reduce<Runner<Candidate> | undefined>(
    (best, each) => (best && average(best.samples) >= average(each.samples) ? best : each),
    undefined,
  )

/** True if one candidate may be better than another, by their paired differences. */
function mayBeBetter(one: readonly number[], other: readonly number[]): boolean {
  const { gain, error } = spreadOf(
    one.map((value, index) => value - (other[index] ?? 0)),
    DOUBT,
  )
  return gain + CERTAIN * error > NOTHING
}
