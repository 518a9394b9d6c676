import {
  type CardId,
  type CreatureId,
  type Fortress,
  isLand,
  type LandKind,
} from '../../../engine/fortress/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'

/** The target of the player's attention: a creature of the army, a hand card, a defender, or the lands of a kind. */
export type Aimed =
  | { kind: 'soldier'; creature: CreatureId; index: number }
  | { kind: 'card'; card: CardId; index: number }
  | { kind: 'defender'; creature: CreatureId; place: number }
  | { kind: 'lands'; card: LandKind }

interface Aim {
  aimed: Aimed | null
  /** True if it was tapped or requested by key; it stays when the pointer leaves. */
  held: boolean
  /** True if its card is shown instead of its effects. */
  reading: boolean
  /** Looks at a target, unless another one is held. */
  look(aimed: Aimed | null): void
  /** Holds a target, so that it stays. */
  hold(aimed: Aimed): void
  /** Toggles the card of the target, and holds the target. */
  read(): void
  /** Clears the target. */
  putAway(): void
}

/** Returns the action of a hand card. */
export const cardDeed = (card: CardId) => ({ type: isLand(card) ? 'lay' : 'cast', card }) as const

/** Returns the action of a click on a target; null for defenders and lands, which can only be inspected. */
export function deedOf(aimed: Aimed) {
  if (aimed.kind === 'defender' || aimed.kind === 'lands') return null
  return aimed.kind === 'card' ? cardDeed(aimed.card) : ({ type: 'send', card: aimed.creature } as const)
}

/** Returns the card of a target. */
export const aimedCard = (aimed: Aimed): CardId => ('card' in aimed ? aimed.card : aimed.creature)

export const isSameAim = (one: Aimed | null, other: Aimed | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Creates the store of the target. It belongs to one position and resets on every move or undo. */
export const createAim = (game: GameHook<Fortress>) =>
  createPositionStore<Fortress, Aim>(game, (set, get) => ({
    aimed: null,
    held: false,
    reading: false,
    look(aimed) {
      const now = get()
      if (!now.held && !isSameAim(now.aimed, aimed)) set({ aimed, reading: false })
    },
    hold: (aimed) => set({ aimed, held: true, reading: false }),
    read: () => set(({ aimed, reading }) => (aimed ? { held: true, reading: !reading } : {})),
    putAway: () => set({ aimed: null, held: false, reading: false }),
  }))
