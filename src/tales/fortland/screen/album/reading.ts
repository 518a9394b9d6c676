import type { Fortland } from '../../../../engine/fortland/index.ts'
import type { Reading } from '../../../../playback/album/stops.ts'
import type { Session } from '../../game.ts'
import { timings } from '../../timing/plan.ts'
import { turnAtIn } from '../log/log-lines.ts'

/** How an album of a game is read: events take the time that they take at the table. */
export const readingOf = (session: Session): Reading<Fortland> => ({ timings, turnAt: turnAtIn(session) })
