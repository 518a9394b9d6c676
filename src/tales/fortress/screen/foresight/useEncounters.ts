import { isCreature, type State } from '../../../../engine/fortress/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { type Encounter, encountersOf } from '../../foresight/index.ts'
import { useAim, useGameState, usePlayback } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'

const NONE: readonly Encounter[] = []

const encountersIn = memoizeByObject((state: State): readonly Encounter[] =>
  state.outcome || state.pending || state.attacked ? NONE : encountersOf(state),
)

/** Returns the meetings of all creatures that can be sent; empty during playback, or with foresight off. */
export function useEncounters(): readonly Encounter[] {
  const state = useGameState()
  const playing = usePlayback((playback) => playback.playing)
  const isOff = useTaleSettings(({ foresight }) => foresight === 'off')
  return !state || playing || isOff ? NONE : encountersIn(state)
}

/** Returns the meeting of the targeted creature, or null. */
export function useEncounter(): Encounter | null {
  const encounters = useEncounters()
  const aimed = useAim((aim) => aim.aimed)
  if (aimed?.kind !== 'soldier' || !isCreature(aimed.creature)) return null
  return encounters.find(({ creature }) => creature === aimed.creature) ?? null
}
