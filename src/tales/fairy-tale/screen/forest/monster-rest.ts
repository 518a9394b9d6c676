import { heldNow, type Monster, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import type { Rest } from '../../art/index.ts'

/** What keeps a monster busy where it stands: it eats and will miss a step, or it sleeps. */
export function restOf(state: State, monster: Monster, at: Place): Rest | null {
  if (monster.delayedBy) return 'nibbles'
  if (!state.tiles[at]?.building) return null
  const held = heldNow(state, monster, at)
  return held && 'by' in held ? 'sleeps' : null
}
