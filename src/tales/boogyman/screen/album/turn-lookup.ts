import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import type { TurnLookup } from '../../../../playback/album/stops.ts'
import { timings } from '../../timing/timings.ts'
import { turnAt } from '../log/log-lines.ts'

/** How an album of this tale is read: events take the time that they take at the table. */
export const READING: TurnLookup<Boogyman> = { timings, turnAt }
