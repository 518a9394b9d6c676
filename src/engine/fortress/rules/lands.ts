import type { CardId } from '../cards.ts'
import { costOf, creatureFace, inAll, isCreature, type LandKind } from '../cards.ts'
import type { State } from '../state.ts'

/** True if the golden-key is in play, which counts as one more land, and as one of each kind. */
export const hasKey = ({ treasure }: State): boolean => treasure === 'golden-key'

/** Returns the number of lands in play, spent or not. */
export const landsInPlay = (state: State): number => inAll(state.lands) + Number(hasKey(state))

/** Returns the number of unspent lands. */
export const landsLeft = (state: State): number => landsInPlay(state) - state.spent

/** Returns the number of lands of a kind in play, spent or not, which thresholds require [S 8]. */
export const landsOfKind = (state: State, kind: LandKind): number => state.lands[kind] + Number(hasKey(state))

/** Returns the life that the next land costs: one after the first land of a turn, unless the golden-key is in play. */
export const landPrice = (state: State): number => (state.laid === 0 || hasKey(state) ? 0 : 1)

/** Returns why the lands do not suffice for a card, or null. The threshold is checked before the price [S 8]. */
export function refusePrice(state: State, card: CardId): 'kind-missing' | 'too-few-lands' | null {
  if (isCreature(card)) {
    const { kind, need } = creatureFace(card)
    if (landsOfKind(state, kind) < need) return 'kind-missing'
  }
  return landsLeft(state) < costOf(card) ? 'too-few-lands' : null
}
