import { heartsOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { tableSound } from '../../../../ui/music/table-sound.tsx'
import type { DangerLevel } from '../../../../ui/music/tune.ts'
import { useDangerOf } from '../../../../ui/music/useDangerOf.ts'
import { futuresOf, worstOf } from '../../foresight/index.ts'
import { useGame, usePlayback, useTable } from '../../table.ts'
import { SOUNDS } from './sounds.ts'
import { TUNE } from './tune.ts'

/** How the Oak stands before monsters move: what the worst roll would bring. Null where none will move now. */
export function dangerOf(state: State): DangerLevel | null {
  const futures = futuresOf(state)
  if (!futures) return null
  const worst = worstOf(futures)
  if (worst) return worst.ends ? 'grave' : 'uneasy'
  // A frail Oak has but one from the first: there it is no news.
  const isLast = state.hearts === 1 && heartsOf(state.rules) > 1
  return isLast ? 'uneasy' : 'calm'
}

const dangerIn = (state: State | null): DangerLevel | null => state && dangerOf(state)

/** How dangerous the position is as the game goes on; while something is shown, and where nobody will move, as it was before. */
export function useDanger(): DangerLevel {
  const real = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  return useDangerOf(playing, real, dangerIn)
}

/** Lets this tale's table be heard. */
export const { TaleSound } = tableSound({ useTable, sounds: SOUNDS, tune: TUNE, useDanger })
