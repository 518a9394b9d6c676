import { useMemo } from 'react'
import type { MonsterRoll } from '../../intent/foresight.ts'
import { useTaleSettings } from '../../settings.ts'
import { useForesight } from '../../table.ts'
import type { Ahead } from './outcomes.ts'
import { type Shown, shownOf } from './shown-future.ts'
import { useAhead, useAheadNow } from './useAhead.ts'
import { useWhy } from './why/explanation.ts'

/** The future that is asked for; null when none is. */
export const useAskedRoll = (): MonsterRoll | null => useForesight(({ pointed, pinned }) => pointed ?? pinned)

/** What the large board shows: the future that is asked for, else what the level shows unasked. */
export const useShownFuture = (): Shown | null => useShownOf(useAhead()?.ahead ?? null)

/** As much of it as can be asked about: of the game as it stands, while nothing is aimed. */
export const useAskedFuture = (): Shown | null => useShownOf(useAheadNow())

function useShownOf(seen: Ahead | null): Shown | null {
  const roll = useAskedRoll()
  const peeking = useForesight((foresight) => foresight.peeking)
  const level = useTaleSettings((settings) => settings.foresight)
  // One step is explained where it is taken: the others would lie over it.
  const explained = useWhy(({ asked }) => asked !== null)
  const ahead = explained ? null : seen
  return useMemo(
    () => (ahead ? shownOf(ahead, roll, peeking ? 'full' : level) : null),
    [ahead, roll, peeking, level],
  )
}
