import grandMaster from './bots/grand-master.worker.ts?worker&url'
import review from './review/review.worker.ts?worker&url'

/** Where the programs of the workers lie: each is one file. */
export const WORKERS = { grandMaster, review }
