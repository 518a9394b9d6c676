import { average, spreadOf } from './spread.ts'

/** Fewest samples before anything is taken for certain: one for each face of the die that falls next. */
const FEWEST = 6

/** So many standard errors are certainty enough to drop what is worse. */
const CERTAIN = 1.5

/** The part of a chance by which one may be worse than another, and is tied with it still. */
const TIED = 0.01

/** So many are certainty where one is looked at again and again, and would be wronged by a streak of bad luck. */
const CLEARLY = 3

/** A difference that is not worth thinking about. */
const NOTHING = 0.006

/** How much samples stray at least, as a variance, even if few so far agree: what is rare has not been seen yet. */
const DOUBT = 0.0001

/** One that is still in the race, and how good it turned out to be, sample by sample. */
interface Runner<Candidate> {
  candidate: Candidate
  samples: number[]
}

/** How good a candidate is in one try; the same luck for all with the same index, so that they are compared and not it. */
export type Sample<Candidate> = (candidate: Candidate, index: number) => number

/**
 * Finds the candidate with the best mean by a race: all that run are sampled in turn, what is worse with some
 * certainty drops out, until one is left or `most` samples are spent (but one of each at least); then the best so
 * far wins. Mostly few are good, and the race is soon over (Maron and Moore, Hoeffding races, 1994; here with the
 * spread of the differences). It counts samples and never looks at a clock: who wins is the same on any machine,
 * however busy. Null: there was no candidate.
 */
export function winnerOf<Candidate>(
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

/**
 * Whether one candidate is tied with another or better, luck for luck, by so many samples of both at most, and
 * fewer where that is clear before.
 */
export function isAsGood<Candidate>(
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

/** Those that may still turn out to be better than the one that leads, by more than nothing. */
function stillRunning<Candidate>(running: Runner<Candidate>[]): Runner<Candidate>[] {
  const leader = leaderOf(running)
  if (!leader || leader.samples.length < FEWEST) return running
  return running.filter((other) => other === leader || mayBeBetter(other.samples, leader.samples))
}

/** The first of those with the best mean. */
const leaderOf = <Candidate>(running: readonly Runner<Candidate>[]): Runner<Candidate> | undefined =>
  running.reduce<Runner<Candidate> | undefined>(
    (best, each) => (best && average(best.samples) >= average(each.samples) ? best : each),
    undefined,
  )

/** Whether one may be better than another, by their differences, luck for luck. */
function mayBeBetter(one: readonly number[], other: readonly number[]): boolean {
  const { gain, error } = spreadOf(
    one.map((value, index) => value - (other[index] ?? 0)),
    DOUBT,
  )
  return gain + CERTAIN * error > NOTHING
}
