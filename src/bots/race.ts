/** How much may be tried: so many samples in all, but at least one of each; and no longer than a clock allows. */
export interface Budget {
  samples: number
  /** Whether there is time for one more; there is, if nothing is said. */
  hasTime?: () => boolean
}

/** Fewest samples before anything is taken for certain: one for each face of the die that falls next. */
const FEWEST = 6

/** So many standard errors are certainty enough to drop what is worse. */
const CERTAIN = 1.5

/** A difference that is not worth thinking about. */
const NOTHING = 0.006

/** How much samples stray at least, as a variance, even if few so far agree: what is rare has not been seen yet. */
const DOUBT = 0.0001

/** One that is still in the race, and how good it turned out to be, sample by sample. */
interface Runner<Candidate> {
  candidate: Candidate
  samples: number[]
}

/**
 * Finds the candidate with the best mean by a race: all that run are sampled in turn, what is worse with some
 * certainty drops out, until one is left or the budget is spent; then the best so far wins. Mostly few are good,
 * and the race is soon over (Maron and Moore, Hoeffding races, 1994; here with the spread of the differences).
 * `sample(candidate, index)` must answer the same luck to all for the same index, so that they are compared and not
 * their luck. Null: there was no candidate.
 */
export function winnerOf<Candidate>(
  candidates: readonly Candidate[],
  { samples: most, hasTime = always }: Budget,
  sample: (candidate: Candidate, index: number) => number,
): Candidate | null {
  let running: Runner<Candidate>[] = candidates.map((candidate) => ({ candidate, samples: [] }))
  let taken = 0
  for (let index = 0; running.length > 1; index++) {
    const mayEnd = index > 0
    if (mayEnd && taken + running.length > most) break
    const further = sampled(running, (candidate) => sample(candidate, index), mayEnd ? hasTime : always)
    if (!further) break
    taken += running.length
    running = stillRunning(further)
  }
  return leaderOf(running)?.candidate ?? null
}

const always = () => true

/** All with one more sample; null if there is no time for all of them, since those without could not be compared. */
function sampled<Candidate>(
  running: readonly Runner<Candidate>[],
  sample: (candidate: Candidate) => number,
  hasTime: () => boolean,
): Runner<Candidate>[] | null {
  const further: Runner<Candidate>[] = []
  for (const { candidate, samples } of running) {
    if (!hasTime()) return null
    further.push({ candidate, samples: [...samples, sample(candidate)] })
  }
  return further
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
    (best, each) => (best && mean(best.samples) >= mean(each.samples) ? best : each),
    undefined,
  )

/** Whether one may be better than another, by their differences, luck for luck. */
function mayBeBetter(one: readonly number[], other: readonly number[]): boolean {
  const gains = one.map((value, index) => value - (other[index] ?? 0))
  const gain = mean(gains)
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1)
  return gain + CERTAIN * Math.sqrt((variance + DOUBT) / gains.length) > NOTHING
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length
