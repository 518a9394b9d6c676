import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import type { TurnLookup } from '../../../../playback/album/stops.ts'
import { timings } from '../../timing/timings.ts'
import { turnAt } from '../log/log-lines.ts'

/** Replay settings of this tale: events have the same timings as at the table. */
export const READING: TurnLookup<FairyTale> = { timings, turnAt }
