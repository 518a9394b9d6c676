/**
 * How much may be tried: so many samples in all, or until a time, as the clock that is given tells it; but at
 * least one of each.
 */
export type Budget = { rollouts: number } | { ms: number; now: () => number }

/** Most samples of a candidate in one round: beyond that nothing is learnt. */
const MOST = 4096

interface Standing<Candidate> {
  candidate: Candidate
  sum: number
  samples: number
}

/**
 * Finds the candidate with the best mean by sequential halving: all are sampled alike, the worse half is dropped,
 * and so on until one is left. `sample(candidate, index)` must answer the same luck to all for the same index, so
 * that they are compared and not their luck.
 */
export function bestByHalving<Candidate>(
  candidates: readonly Candidate[],
  budget: Budget,
  sample: (candidate: Candidate, index: number) => number,
): Candidate | null {
  let alive = candidates.map((candidate): Standing<Candidate> => ({ candidate, sum: 0, samples: 0 }))
  const rounds = Math.ceil(Math.log2(Math.max(2, alive.length)))
  const mayGoOn = pacer(budget, rounds)
  for (let round = 0; alive.length > 1; round++) {
    for (let taken = 0; taken < MOST && mayGoOn(round, alive.length, taken); taken++) {
      for (const one of alive) {
        one.sum += sample(one.candidate, one.samples)
        one.samples += 1
      }
    }
    alive.sort((a, b) => b.sum / b.samples - a.sum / a.samples)
    alive = alive.slice(0, Math.ceil(alive.length / 2))
  }
  return alive[0]?.candidate ?? null
}

/** Whether another sample of each that is left fits into a round. */
function pacer(budget: Budget, rounds: number): (round: number, alive: number, taken: number) => boolean {
  if ('rollouts' in budget) {
    const share = budget.rollouts / rounds
    return (_round, alive, taken) => taken < Math.max(1, Math.round(share / alive))
  }
  const start = budget.now()
  return (round, _alive, taken) => taken === 0 || budget.now() - start < (budget.ms * (round + 1)) / rounds
}
