import type { State } from '../../../../engine/fortress/index.ts'
import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { survival } from '../../foresight/index.ts'
import { usePlayback } from '../../table.ts'
import { useReal } from '../now/at-table.ts'

/** How a siege stands, by the nights to come: music tells no more than the candle does. */
export function dangerOf(state: State): DangerLevel {
  if (state.outcome) return 'calm'
  if (survival(state, 1).chance < 1) return 'grave'
  return survival(state, 3).chance < 0.9 ? 'uneasy' : 'calm'
}

/** The same as the siege goes on; as it was before, while something is shown. */
export function useDanger(): DangerLevel {
  const state = useReal()
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, state, dangerOf)
}
