import type { Tile } from '../../../../engine/boogyman/index.ts'
import { useIntent } from '../../table.ts'

/** What the player on turn has in hand: one of the own pawns by its tile, or the Boogyman. */
export type Chosen = { kind: 'pawn' | 'boogyman'; at: Tile } | null

export const useChosen = (): Chosen => useIntent(({ inHand }) => inHand)

/** The same, outside of what is drawn. */
export const chosenNow = (): Chosen => useIntent.getState().inHand
