import { type Fortress, fortress } from '../../../../../engine/fortress/index.ts'
import { REVIEW_FORM, type ReviewRunner } from '../../../../../ui/frames/end/decided/useReviewed.ts'
import type { Review } from '../../../review/review.ts'
import { WORKERS } from '../../../workers.ts'

/** How finished sieges are looked at once more. */
export const REVIEW_RUNNER: ReviewRunner<Fortress, Review> = {
  game: fortress,
  worker: WORKERS.review,
  form: REVIEW_FORM,
  known: new WeakMap(),
}
