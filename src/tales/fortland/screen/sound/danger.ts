import { useCallback } from 'react'
import { freePlaces, hasFallen, type Seat, type State } from '../../../../engine/fortland/index.ts'
import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { dangersOf, fallChance } from '../../foresight/index.ts'
import { useOwnSeat } from '../../seating.ts'
import { usePlayback } from '../../table.ts'
import { useReal } from '../now/at-table.ts'

/** From what chance on a siege is no mere possibility any more. */
const LIKELY = 0.5

/** How whoever the table looks after stands: music tells no more than the list of dangers does. */
export function dangerOf(state: State, own: Seat): DangerLevel {
  if (state.outcome || state.phase === 'muster' || hasFallen(state, own)) return 'calm'
  if (fallChance(state, own) > 0) return 'grave'
  const isLikely = dangersOf(state, own).some(({ chance, exact }) => exact && chance >= LIKELY)
  return isLikely && freePlaces(state, own).length < 3 ? 'uneasy' : 'calm'
}

/** The same as the game goes on; as it was before, while something is shown. */
export function useDanger(): DangerLevel {
  const real = useReal()
  const own = useOwnSeat(real)
  const playing = usePlayback((playback) => playback.playing)
  const find = useCallback((state: State) => dangerOf(state, own), [own])
  return useDangerOf(playing, real, find)
}
