import { pawnsOn, type Tile, tileName, treesOn } from '../../../../engine/boogyman/index.ts'
import type { Messages } from '../../words/messages.ts'
import { type Doing, GREEN, offersOf, RED } from './doing.ts'

/** A tile of a lesson for ears: its name, what stands on it, and whether the piece in hand can go there. */
export function tileWords({ lessons }: Messages, doing: Doing, tile: Tile): string {
  const { holds } = lessons
  const { state, inHand } = doing
  const counted = [
    [pawnsOn(state, RED, tile), holds.mine],
    [pawnsOn(state, GREEN, tile), holds.theirs],
    [treesOn(state, tile), holds.trees],
  ] as const
  const isOffered = offersOf(doing).some((action) => 'to' in action && action.to === tile)
  return lessons.tile(tileName(tile), [
    ...(state.boogymen[RED] === tile ? [holds.boogyman] : []),
    ...counted.flatMap(([count, words]) => (count > 0 ? [words(count)] : [])),
    ...(tile === inHand ? [holds.inHand] : []),
    ...(isOffered ? [holds.offered] : []),
  ])
}
