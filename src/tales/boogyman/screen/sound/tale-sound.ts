import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel } from '../../../../ui/music/tune-format.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { useWarnings } from '../foresight/useWarnings.ts'
import type { Warning } from '../foresight/warnings.ts'
import { useLiveState } from '../state/table-state.ts'
import { SOUNDS } from './sounds.ts'
import { TUNE } from './tune.ts'

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
