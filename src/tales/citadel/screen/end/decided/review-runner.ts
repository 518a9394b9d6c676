import { type Citadel, citadel } from '../../../../../engine/citadel/index.ts'
import { REVIEW_FORM, type ReviewRunner } from '../../../../../ui/frames/end/decided/useReviewed.ts'
import type { Review } from '../../../review/review.ts'
import { WORKERS } from '../../../workers.ts'

/** How finished games are looked at once more. */
export const REVIEW_RUNNER: ReviewRunner<Citadel, Review> = {
  game: citadel,
  worker: WORKERS.review,
  form: REVIEW_FORM,
  known: new WeakMap(),
}
