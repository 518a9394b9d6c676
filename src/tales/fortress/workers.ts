import captain from './bots/captain.worker.ts?worker&url'
import review from './review/review.worker.ts?worker&url'

/** Paths of the workers' entry files. */
export const WORKERS = { captain, review }
