import { useCallback } from 'react'
import { freePlaces, hasFallen, type Seat, type State } from '../../../../engine/fortland/index.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { dangersOf, fallChance } from '../../foresight/index.ts'
import { useOwnSeat } from '../../seating.ts'
import { usePlayback, useTable } from '../../table.ts'
import { useReal } from '../now/at-table.ts'
import { SOUNDS } from './sounds.ts'
import { TUNE } from './tune.ts'

/** From what chance on a siege is no mere possibility any more. */
const LIKELY = 0.5

/** How whoever the table looks after stands: music tells no more than the list of dangers does. */
export function dangerOf(state: State, own: Seat): DangerLevel {
  if (state.outcome || state.phase === 'muster' || hasFallen(state, own)) return 'calm'
  if (fallChance(state, own) > 0) return 'grave'
  const isLikely = dangersOf(state, own).some(({ chance, exact }) => exact && chance >= LIKELY)
  return isLikely && freePlaces(state, own).length < 3 ? 'uneasy' : 'calm'
}

/** How dangerous the position is as the game goes on; as it was before, while something is shown. */
function useDanger(): DangerLevel {
  const real = useReal()
  const own = useOwnSeat(real)
  const playing = usePlayback((playback) => playback.playing)
  const find = useCallback((state: State) => dangerOf(state, own), [own])
  return useDangerOf(playing, real, find)
}

/** Lets this tale's table be heard. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
