import grandMaster from './bots/grand-master.worker.ts?worker&url'
import review from './review/review.worker.ts?worker&url'

/** Entry files of the workers. */
export const WORKERS = { grandMaster, review }
