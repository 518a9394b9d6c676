import {
  type CardId,
  type CreatureId,
  type Fortress,
  isLand,
  type Kind,
} from '../../../engine/fortress/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'

/** What somebody looks at or means to use: one of the army, a card of the hand, a defender, or the lands of a kind in play. */
export type Aimed =
  | { kind: 'soldier'; creature: CreatureId; index: number }
  | { kind: 'card'; card: CardId; index: number }
  | { kind: 'defender'; creature: CreatureId; place: number }
  | { kind: 'lands'; card: Kind }

interface Aim {
  aimed: Aimed | null
  /** It was tapped, or asked about by key: it stays when the pointer goes. */
  held: boolean
  /** Its card is read, instead of what would come of it. */
  reading: boolean
  /** Looks at something; nothing that is held gives way to what a pointer only passes. */
  look(aimed: Aimed | null): void
  /** Takes something up, so that it stays. */
  hold(aimed: Aimed): void
  /** Reads the card of what is aimed, which stays; again, and it is read no more. */
  read(): void
  /** Puts away whatever is aimed. */
  putAway(): void
}

/** What can be done with a card of the hand. */
export const cardDeed = (card: CardId) => ({ type: isLand(card) ? 'lay' : 'cast', card }) as const

/** What a press on it comes to; nothing for a defender and for lands in play, which are only looked at. */
export function deedOf(aimed: Aimed) {
  if (aimed.kind === 'defender' || aimed.kind === 'lands') return null
  return aimed.kind === 'card' ? cardDeed(aimed.card) : ({ type: 'send', card: aimed.creature } as const)
}

/** The card of what is aimed. */
export const cardOf = (aimed: Aimed): CardId => ('card' in aimed ? aimed.card : aimed.creature)

export const isSameAim = (one: Aimed | null, other: Aimed | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Makes the store of what is aimed, which is empty again as soon as the siege goes on or back. */
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
