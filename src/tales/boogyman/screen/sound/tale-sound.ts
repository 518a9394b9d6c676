import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { usePlayback, useTable } from '../../table.ts'
import { useWarnings } from '../foresight/useWarnings.ts'
import type { Warning } from '../foresight/warnings.ts'
import { useReal } from '../now/at-table.ts'
import { SOUNDS } from './sounds.ts'
import { TUNE } from './tune.ts'

/** How whoever sits on the near side stands, by what is warned of: music tells no more than the list does. */
function dangerOf(warnings: readonly Warning[]): DangerLevel {
  const threats = warnings.filter(({ isThreat }) => isThreat)
  if (threats.some(({ kind }) => kind === 'wins')) return 'grave'
  return threats.some(({ kind }) => kind === 'prey') ? 'uneasy' : 'calm'
}

/** How dangerous the position is as the game goes on; as it was before, while something is shown. */
export function useDanger(): DangerLevel {
  const warnings = useWarnings(useReal())
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, warnings, dangerOf)
}

/** Lets this tale's table be heard. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
