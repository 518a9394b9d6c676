import guardian from './bots/guardian.worker.ts?worker&url'
import review from './review/review.worker.ts?worker&url'

/** The worker programs, each in one file. */
export const WORKERS = { guardian, review }
