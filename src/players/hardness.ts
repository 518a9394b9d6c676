import type { Proof } from './exhaustive-search.ts'

/** Acorns of the hardest task. */
const MOST_ACORNS = 5

/**
 * Returns the hardness of a task in acorns, from 1 to 5. Each action after the first adds 1, and log10 of `ends / answers` is added for
 * rare answers.
 */
export function acornsOf({
  deeds,
  answers,
  ends,
}: Pick<Proof<unknown>, 'deeds' | 'answers' | 'ends'>): number {
  if (deeds === null) throw new Error('Cannot rate a rescue without a solution.')
  const acorns = Math.round(deeds - 1 + Math.log10(ends / answers))
  return Math.min(Math.max(acorns, 1), MOST_ACORNS)
}
