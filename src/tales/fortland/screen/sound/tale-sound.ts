import { useCallback } from 'react'
import { freePlaces, hasFallen, type Seat, type State } from '../../../../engine/fortland/index.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel, Tune } from '../../../../ui/music/tune-format.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { dangersOf, fallChance } from '../../foresight/index.ts'
import { useOwnSeat } from '../../own-seat.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { useLiveState } from '../state/table-state.ts'
import { SOUNDS } from './sounds.ts'

/** The tune of this game: a toy march in four-four time, looped. */
export const TUNE: Tune = {
  keynote: 164.81,
  beats: 4,
  tempo: 104,
  bars: [
    [0, '0 . 2 0 4 . 2 .'],
    [4, '1 . 1 2 3 . 1 .'],
    [0, '0 . 2 0 4 . 5 4'],
    [4, '3 . 1 . 4 . . .'],
    [3, '5 . 5 4 3 . 5 .'],
    [0, '4 . 4 2 0 . 2 .'],
    [4, '1 2 3 1 -1 . 1 .'],
    [0, '0 . . . 0 . . .'],
  ],
}

/** The smallest probability of a likely siege. */
const LIKELY = 0.5

/** Returns the danger for a country. Must not reveal more than the list of threats. */
export function dangerOf(state: State, own: Seat): DangerLevel {
  if (state.outcome || state.phase === 'muster' || hasFallen(state, own)) return 'calm'
  if (fallChance(state, own) > 0) return 'grave'
  const isLikely = dangersOf(state, own).some(({ chance, exact }) => exact && chance >= LIKELY)
  return isLikely && freePlaces(state, own).length < 3 ? 'uneasy' : 'calm'
}

/** Returns the danger of the position; unchanged during playback. */
function useDanger(): DangerLevel {
  const real = useLiveState()
  const own = useOwnSeat(real)
  const playing = usePlayback((playback) => playback.playing)
  const find = useCallback((state: State) => dangerOf(state, own), [own])
  return useDangerOf(playing, real, find)
}

export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
