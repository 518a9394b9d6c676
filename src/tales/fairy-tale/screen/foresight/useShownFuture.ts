import { useMemo } from 'react'
import { selectState } from '../../../../session/game-store.ts'
import type { MonsterRoll } from '../../intent/foresight.ts'
import { useForesight, useGame, usePlayback } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import type { RollOutcomes } from './outcomes.ts'
import { type Shown, shownOf, shownOfChoice } from './shown-future.ts'
import { useAhead, useAheadNow } from './useAhead.ts'
import { useWhy } from './why/explanation.ts'

/** Returns the roll of the requested future, or null. */
export const useAskedRoll = (): MonsterRoll | null => useForesight(({ pointed, pinned }) => pointed ?? pinned)

/** Returns the future on the large board: the choice of a side, the requested future, or the one of the level. */
export function useShownFuture(): Shown | null {
  const shown = useShownOf(useAhead()?.ahead ?? null)
  return useShownChoice() ?? shown
}

/** Returns the future of the choice of a side after a 5. With foresight on request only, that of the hovered side. */
function useShownChoice(): Shown | null {
  const state = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  const considered = useForesight((foresight) => foresight.considered)
  const isCalm = useTaleSettings(({ foresight }) => foresight === 'calm')
  const hidden = playing || (isCalm && considered === null)
  return useMemo(
    () => (state && !hidden ? shownOfChoice(state, considered) : null),
    [state, hidden, considered],
  )
}

/** Returns the part of the future that can be explained: of the live state, without an aim. */
export const useAskedFuture = (): Shown | null => useShownOf(useAheadNow())

function useShownOf(seen: RollOutcomes | null): Shown | null {
  const roll = useAskedRoll()
  const peeking = useForesight((foresight) => foresight.peeking)
  const level = useTaleSettings((settings) => settings.foresight)
  // During an explanation of one step, hide the others, which would cover it.
  const explained = useWhy(({ asked }) => asked !== null)
  // The ways already include the first step of every monster.
  const covered = useForesight(({ routesShown }) => routesShown) && roll === null && !peeking
  const ahead = explained || covered ? null : seen
  return useMemo(
    () => (ahead ? shownOf(ahead, roll, peeking ? 'full' : level) : null),
    [ahead, roll, peeking, level],
  )
}
