/**
 * How much may be tried: so many samples in all, or until a time in milliseconds, as the clock that is given tells
 * it; but at least one of each.
 */
export type Budget = { rollouts: number } | { until: number; now: () => number }

/** Most samples of a candidate in one round: beyond that nothing is learnt. */
const MOST = 512

/** Fewest samples before anything is taken for certain. */
const FEWEST = 6

/** So many standard errors are certainty enough to drop what is worse. */
const CERTAIN = 2.5

/** A difference that is not worth thinking about. */
const NOTHING = 0.003

/** How good a candidate turned out to be, sample by sample. */
type Samples = number[]

/** One sample of a candidate, in a round from 0 up to 1 for the last. */
export type Sampling<Candidate> = (candidate: Candidate, index: number, depth: number) => number

/**
 * Finds the candidate with the best mean by sequential halving: all are sampled alike, the worse half is dropped,
 * and so on until one is left. `sample(candidate, index, depth)` must answer the same luck to all for the same
 * index, so that they are compared and not their luck. Each round has samples of its own: it may look the further
 * the fewer are left, as `depth` says, 1 for the last. What is certainly worse is not sampled to the end of a
 * round.
 */
export function bestByHalving<Candidate>(
  candidates: readonly Candidate[],
  budget: Budget,
  sample: Sampling<Candidate>,
): Candidate | null {
  let alive = [...candidates]
  const rounds = Math.ceil(Math.log2(Math.max(2, alive.length)))
  const mayGoOn = pacer(budget, rounds)
  for (let round = 0; alive.length > 1; round++) {
    const depth = (round + 1) / rounds
    let racing = alive.map((candidate) => ({ candidate, samples: [] as Samples }))
    for (let taken = 0; taken < MOST && racing.length > 1 && mayGoOn(round, alive.length, taken); taken++) {
      for (const { candidate, samples } of racing) samples.push(sample(candidate, taken, depth))
      racing = inTheRace(racing)
    }
    alive = bestFirst(racing)
      .slice(0, Math.ceil(alive.length / 2))
      .map(({ candidate }) => candidate)
  }
  return alive[0] ?? null
}

interface Racer<Candidate> {
  candidate: Candidate
  samples: Samples
}

const bestFirst = <Candidate>(racing: readonly Racer<Candidate>[]): Racer<Candidate>[] =>
  [...racing].sort((a, b) => mean(b.samples) - mean(a.samples))

/** Those that may still turn out to be better than the one that leads, by more than nothing. */
function inTheRace<Candidate>(racing: Racer<Candidate>[]): Racer<Candidate>[] {
  const [leader] = bestFirst(racing)
  if (!leader || leader.samples.length < FEWEST) return racing
  return racing.filter((other) => other === leader || mayBeBetter(other.samples, leader.samples))
}

/** Whether one may be better than another, by their differences, luck for luck. */
function mayBeBetter(one: Samples, other: Samples): boolean {
  const gains = one.map((value, index) => value - (other[index] ?? 0))
  const gain = mean(gains)
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1)
  return gain + CERTAIN * Math.sqrt(variance / gains.length) > NOTHING
}

const mean = (samples: Samples): number => samples.reduce((sum, each) => sum + each, 0) / samples.length

/** Whether another sample of each that is left fits into a round. */
function pacer(budget: Budget, rounds: number): (round: number, alive: number, taken: number) => boolean {
  if ('rollouts' in budget) {
    const share = budget.rollouts / rounds
    return (_round, alive, taken) => taken < Math.max(1, Math.round(share / alive))
  }
  const start = budget.now()
  const share = (budget.until - start) / rounds
  return (round, _alive, taken) => taken === 0 || budget.now() - start < share * (round + 1)
}
