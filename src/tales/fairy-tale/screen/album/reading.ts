import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import type { Reading } from '../../../../playback/album/stops.ts'
import { timings } from '../../timing/plan.ts'
import { turnAt } from '../log/logLines.ts'

/** How an album of this tale is read: events take the time that they take at the table. */
export const READING: Reading<FairyTale> = { timings, turnAt }
