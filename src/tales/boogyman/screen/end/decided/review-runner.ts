import { type Boogyman, boogyman } from '../../../../../engine/boogyman/index.ts'
import { REVIEW_FORM, type ReviewRunner } from '../../../../../ui/frames/end/decided/useReviewed.ts'
import type { Review } from '../../../review/review.ts'
import { WORKERS } from '../../../workers.ts'

/** How finished duels are looked at once more. */
export const REVIEW_RUNNER: ReviewRunner<Boogyman, Review> = {
  game: boogyman,
  worker: WORKERS.review,
  form: REVIEW_FORM,
  known: new WeakMap(),
}
