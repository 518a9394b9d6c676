import type { State } from '../../../../engine/fortress/index.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel, Tune } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { survival } from '../../foresight/index.ts'
import { usePlayback, useTable } from '../../table.ts'
import { useReal } from '../now/at-table.ts'
import { SOUNDS } from './sounds.ts'

/** What the music box plays for this tale: a slow march, three steps and a rest, as those who wait before a wall walk. */
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

/** How a siege stands, by the nights to come: music tells no more than the candle does. */
function dangerOf(state: State): DangerLevel {
  if (state.outcome) return 'calm'
  if (survival(state, 1).chance < 1) return 'grave'
  return survival(state, 3).chance < 0.9 ? 'uneasy' : 'calm'
}

/** How dangerous the position is as the siege goes on; as it was before, while something is shown. */
function useDanger(): DangerLevel {
  const state = useReal()
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, state, dangerOf)
}

/** Lets this tale's table be heard. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
