import far from './bots/far.worker.ts?worker&url'
import guardian from './bots/guardian.worker.ts?worker&url'
import lastRescue from './rescues/last-rescue.worker.ts?worker&url'
import review from './review/review.worker.ts?worker&url'

/** The addresses of the worker scripts. Each is one file. */
export const WORKERS = { far, guardian, lastRescue, review }
