import { create } from 'zustand'
import { type CardId, type CreatureId, type Fortress, isLand } from '../../../engine/fortress/index.ts'
import type { GameHook } from '../../../store/game-store.ts'

/** What somebody looks at or means to use: one of the army, a card of the hand, or a defender. */
export type Aimed =
  | { kind: 'soldier'; creature: CreatureId; index: number }
  | { kind: 'card'; card: CardId; index: number }
  | { kind: 'defender'; creature: CreatureId; place: number }

interface Aim {
  aimed: Aimed | null
  /** It was tapped, or asked about by key: it stays when the pointer goes. */
  held: boolean
  /** Looks at something; nothing that is held gives way to what a pointer only passes. */
  look(aimed: Aimed | null): void
  /** Takes something up, so that it stays. */
  hold(aimed: Aimed): void
  /** Puts away whatever is aimed. */
  putAway(): void
}

/** What can be done with a card of the hand. */
export const cardDeed = (card: CardId) => ({ type: isLand(card) ? 'lay' : 'cast', card }) as const

/** What a press on it comes to; nothing for a defender, who is only looked at. */
export function deedOf(aimed: Aimed) {
  if (aimed.kind === 'defender') return null
  return aimed.kind === 'card' ? cardDeed(aimed.card) : ({ type: 'send', card: aimed.creature } as const)
}

export const isSameAim = (one: Aimed | null, other: Aimed | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Makes the store of what is aimed, which is empty again as soon as the siege goes on or back. */
export function createAim(game: GameHook<Fortress>) {
  const useAim = create<Aim>((set, get) => ({
    aimed: null,
    held: false,
    look(aimed) {
      const now = get()
      if (!now.held && !isSameAim(now.aimed, aimed)) set({ aimed })
    },
    hold: (aimed) => set({ aimed, held: true }),
    putAway: () => set({ aimed: null, held: false }),
  }))
  game.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier) useAim.getState().putAway()
  })
  return useAim
}
