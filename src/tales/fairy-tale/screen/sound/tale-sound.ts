import { heartsOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel, Tune } from '../../../../ui/music/tune-format.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { futuresOf, worstOf } from '../../foresight/index.ts'
import { useGame, usePlayback, useTable } from '../../runtime.ts'
import { SOUNDS } from './sounds.ts'

/** The music of this tale: a lullaby in triple time that falls by steps and climbs back. */
export const TUNE: Tune = {
  keynote: 196,
  beats: 3,
  tempo: 92,
  bars: [
    [0, '4 . 2'],
    [3, '3 2 1'],
    [5, '0 . 2'],
    [0, '4 . .'],
    [3, '5 . 4'],
    [0, '2 3 4'],
    [4, '1 . 2'],
    [4, '1 . .'],
    [0, '4 . 2'],
    [3, '3 2 1'],
    [5, '0 . 2'],
    [4, '4 . 6'],
    [3, '7 . 5'],
    [0, '4 2 3'],
    [4, '1 . -1'],
    [0, '0 . .'],
  ],
}

/** Returns the danger to the Oak before monsters move, by the worst roll. Null if no monster will move now. */
export function dangerOf(state: State): DangerLevel | null {
  const futures = futuresOf(state)
  if (!futures) return null
  const worst = worstOf(futures)
  if (worst) return worst.ends ? 'grave' : 'uneasy'
  // A frail Oak starts with one heart, so its last heart is no reason for alarm.
  const isLast = state.hearts === 1 && heartsOf(state.rules) > 1
  return isLast ? 'uneasy' : 'calm'
}

const dangerIn = (state: State | null): DangerLevel | null => state && dangerOf(state)

/** Returns the danger of the live position. Keeps the last value during playback, and while no monster will move. */
export function useDanger(): DangerLevel {
  const real = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, real, dangerIn)
}

/** The sound of this tale's table. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
