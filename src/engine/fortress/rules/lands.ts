import type { CardId } from '../cards.ts'
import { costOf, creatureFace, inAll, isCreature, type Kind } from '../cards.ts'
import type { State } from '../state.ts'

/** The golden-key counts as one more land, and as one of each kind. */
export const hasKey = ({ treasure }: State): boolean => treasure === 'golden-key'

/** All lands in play, spent or not. */
export const landsInPlay = (state: State): number => inAll(state.lands) + Number(hasKey(state))

/** Lands that can still be spent in this turn. */
export const landsLeft = (state: State): number => landsInPlay(state) - state.spent

/** Lands of a kind in play, spent or not: the threshold of what needs them [S 8]. */
export const landsOfKind = (state: State, kind: Kind): number => state.lands[kind] + Number(hasKey(state))

/** The life that the next land costs: each past the first of a turn costs one, unless the golden-key lies there. */
export const landPrice = (state: State): number => (state.laid === 0 || hasKey(state) ? 0 : 1)

/** Whether the lands are there that a card needs and costs; the kind is asked first [S 8]. */
export function refusePrice(state: State, card: CardId): 'kind-missing' | 'too-few-lands' | null {
  if (isCreature(card)) {
    const { kind, need } = creatureFace(card)
    if (landsOfKind(state, kind) < need) return 'kind-missing'
  }
  return landsLeft(state) < costOf(card) ? 'too-few-lands' : null
}
