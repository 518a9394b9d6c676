import { useCallback } from 'react'
import { areRivals, type Seat, type View } from '../../../../engine/citadel/index.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel, Tune } from '../../../../ui/music/tune-format.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { reachesOf, siegesOf } from '../../foresight/index.ts'
import { useOwnSeat } from '../../own-seat.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { useLiveView } from '../state/table-state.ts'
import { SOUNDS } from './sounds.ts'

/** The tune of this tale: a slow round dance in triple time. */
export const TUNE: Tune = {
  keynote: 174.61,
  beats: 3,
  tempo: 92,
  bars: [
    [0, '0 2 4'],
    [3, '5 4 2'],
    [4, '3 1 3'],
    [0, '2 . 0'],
    [0, '4 4 5'],
    [3, '5 . 3'],
    [4, '4 3 1'],
    [0, '0 . .'],
  ],
}

/** Returns the danger for the viewer's seat, from its view only: music must reveal no more than the shown predictions. */
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

/** Returns the danger in the live position. Keeps its last value during playback. */
function useDanger(): DangerLevel {
  const seen = useLiveView()
  const own = useOwnSeat(seen)
  const playing = usePlayback((playback) => playback.playing)
  const find = useCallback((view: View) => dangerOf(view, own), [own])
  return useDangerOf(playing, seen, find)
}

/** Connects sounds and music to this tale's table. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
