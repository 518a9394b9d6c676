import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { usePlayback } from '../../table.ts'
import { useWarnings } from '../foresight/useWarnings.ts'
import type { Warning } from '../foresight/warnings.ts'
import { useReal } from '../now/at-table.ts'

/** How whoever sits on the near side stands, by what is warned of: music tells no more than the list does. */
export function dangerOf(warnings: readonly Warning[]): DangerLevel {
  const threats = warnings.filter(({ isThreat }) => isThreat)
  if (threats.some(({ kind }) => kind === 'wins')) return 'grave'
  return threats.some(({ kind }) => kind === 'prey') ? 'uneasy' : 'calm'
}

/** The same as the game goes on; as it was before, while something is shown. */
export function useDanger(): DangerLevel {
  const warnings = useWarnings(useReal())
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, warnings, dangerOf)
}
