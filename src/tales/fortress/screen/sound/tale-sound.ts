import type { State } from '../../../../engine/fortress/index.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel, Tune } from '../../../../ui/music/tune-format.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { survival } from '../../foresight/index.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { useLiveState } from '../state/table-state.ts'
import { SOUNDS } from './sounds.ts'

/** The tune of this game: a slow march of three steps and a rest. */
export const TUNE: Tune = {
  keynote: 155.56,
  beats: 4,
  tempo: 96,
  bars: [
    [0, '0 . 0 2 4 . . .'],
    [3, '5 . 4 . 3 . . .'],
    [0, '4 . 4 5 7 . . .'],
    [4, '6 . 5 . 4 . . .'],
    [5, '5 . 5 4 2 . . .'],
    [3, '3 . 4 . 5 . 3 .'],
    [4, '4 . 3 . 1 . . .'],
    [0, '0 . . . . . . .'],
  ],
}

/** Returns the danger by the nights to come. Must not reveal more than the candle does. */
function dangerOf(state: State): DangerLevel {
  if (state.outcome) return 'calm'
  if (survival(state, 1).chance < 1) return 'grave'
  return survival(state, 3).chance < 0.9 ? 'uneasy' : 'calm'
}

/** Returns the danger of the position; unchanged during playback. */
function useDanger(): DangerLevel {
  const state = useLiveState()
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, state, dangerOf)
}

export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
