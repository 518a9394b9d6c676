import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel, Tune } from '../../../../ui/music/tune-format.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { useWarnings } from '../foresight/useWarnings.ts'
import type { Warning } from '../foresight/warnings.ts'
import { useLiveState } from '../state/table-state.ts'
import { SOUNDS } from './sounds.ts'

/** The tune of this tale: four beats per bar, on tiptoe, with a glance over the shoulder. */
export const TUNE: Tune = {
  keynote: 146.83,
  beats: 4,
  tempo: 112,
  bars: [
    [0, '0 1 2 . 4 . 2 .'],
    [4, '3 2 1 . -1 . . .'],
    [0, '0 1 2 . 5 . 4 .'],
    [4, '3 . 1 . 4 . . .'],
    [3, '7 . 5 4 5 . 2 .'],
    [1, '3 . 1 . 2 . . .'],
    [4, '4 3 2 . 1 . -1 .'],
    [0, '0 . . . . . . .'],
  ],
}

/** The danger for the near seat, by its warnings: music must reveal no more than the list. */
function dangerOf(warnings: readonly Warning[]): DangerLevel {
  const threats = warnings.filter(({ isThreat }) => isThreat)
  if (threats.some(({ kind }) => kind === 'wins')) return 'grave'
  return threats.some(({ kind }) => kind === 'prey') ? 'uneasy' : 'calm'
}

/** The danger of the current position; unchanged during playback. */
export function useDanger(): DangerLevel {
  const warnings = useWarnings(useLiveState())
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, warnings, dangerOf)
}

/** The sounds of this tale's table. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
