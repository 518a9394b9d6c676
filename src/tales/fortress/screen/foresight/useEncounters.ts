import { isCreature, type State } from '../../../../engine/fortress/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { type Encounter, encountersOf } from '../../foresight/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { useAim, useGameState, usePlayback } from '../../table.ts'

const NONE: readonly Encounter[] = []

const encountersIn = oncePer((state: State): readonly Encounter[] =>
  state.outcome || state.pending || state.attacked ? NONE : encountersOf(state),
)

/** Who would meet each creature that may be sent now; nothing while events are shown, or where foresight is off. */
export function useEncounters(): readonly Encounter[] {
  const state = useGameState()
  const playing = usePlayback((playback) => playback.playing)
  const isOff = useTaleSettings(({ foresight }) => foresight === 'off')
  return !state || playing || isOff ? NONE : encountersIn(state)
}

/** The same of the creature that is aimed; null where none is. */
export function useEncounter(): Encounter | null {
  const encounters = useEncounters()
  const aimed = useAim((aim) => aim.aimed)
  if (aimed?.kind !== 'soldier' || !isCreature(aimed.creature)) return null
  return encounters.find(({ creature }) => creature === aimed.creature) ?? null
}
