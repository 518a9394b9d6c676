import type { Proof } from './every-way.ts'

/** Acorns for the hardest. */
const MOST_ACORNS = 5

/**
 * How hard a task is, in one to five acorns: one for every action that it takes beyond the first, and one for every nought
 * in "one of ten, of a hundred, of a thousand ways to leave the turn is an answer".
 */
export function acornsOf({
  deeds,
  answers,
  ends,
}: Pick<Proof<unknown>, 'deeds' | 'answers' | 'ends'>): number {
  if (deeds === null) throw new Error('What has no answer is not hard but hopeless.')
  const acorns = Math.round(deeds - 1 + Math.log10(ends / answers))
  return Math.min(Math.max(acorns, 1), MOST_ACORNS)
}
