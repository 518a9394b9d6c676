import { useCallback } from 'react'
import { areRivals, type Seat, type View } from '../../../../engine/citadel/index.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { reachesOf, siegesOf } from '../../foresight/index.ts'
import { useOwnSeat } from '../../seating.ts'
import { usePlayback, useTable } from '../../table.ts'
import { useRealSeen } from '../now/at-table.ts'
import { SOUNDS } from './sounds.ts'
import { TUNE } from './tune.ts'

/** How whoever the table looks after stands, from what is seen there: music tells no more than what is foreseen does. */
export function dangerOf(seen: View, own: Seat): DangerLevel {
  if (seen.phase === 'over' || seen.phase === 'choose') return 'calm'
  const reaches = reachesOf(seen)
  const wins = (isOwn: boolean) =>
    reaches.some(({ seat, wins: goal }) => goal && (isOwn ? seat === own : areRivals(seen, own, seat)))
  if (wins(false) && !wins(true)) return 'grave'
  return siegesOf(seen).some(({ owner, by }) => owner === own && by.some(({ now }) => now))
    ? 'uneasy'
    : 'calm'
}

/** How dangerous the position is as the game goes on; as it was before, while something is shown. */
function useDanger(): DangerLevel {
  const seen = useRealSeen()
  const own = useOwnSeat(seen)
  const playing = usePlayback((playback) => playback.playing)
  const find = useCallback((view: View) => dangerOf(view, own), [own])
  return useDangerOf(playing, seen, find)
}

/** Lets this tale's table be heard. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
