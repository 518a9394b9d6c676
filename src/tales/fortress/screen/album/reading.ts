import type { Fortress } from '../../../../engine/fortress/index.ts'
import type { Reading } from '../../../../playback/album/stops.ts'
import { timings } from '../../timing/plan.ts'
import { turnAt } from '../log/log-lines.ts'

/** How an album of this tale is read: events take the time that they take at the table. */
export const READING: Reading<Fortress> = { timings, turnAt }
