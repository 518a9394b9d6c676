import {
  enemyOf,
  isRipe,
  pawnsOn,
  type State,
  type Tile,
  tileName,
  tiredOn,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import type { MoveOption } from '../../intent/move-options.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'
import type { Messages } from '../../words/messages.ts'

interface Told {
  state: State
  inHand: TurnSelection
  offer: MoveOption | undefined
  /** The threat to the tile in words, or ''. */
  threat?: string
}

/** The accessible label of a tile: its name, its contents, the effect of a press, and its threat (law, section 10). */
export function tileWords(
  { board }: Messages,
  tile: Tile,
  { state, inHand, offer, threat = '' }: Told,
): string {
  const { holds } = board
  const own = state.onTurn
  const other = enemyOf(own)
  const tired = tiredOn(state, own, tile)
  const things = [
    state.boogymen[own] === tile && holds.yourBoogyman,
    state.boogymen[other] === tile && holds.theirBoogyman,
    ...counts(pawnsOn(state, own, tile), holds.yours),
    ...counts(tired, holds.acted),
    ...counts(pawnsOn(state, other, tile), holds.theirs),
    ...counts(treesOn(state, tile), holds.trees),
    (isRipe(state, own, tile) || isRipe(state, other, tile)) && holds.ripe,
  ].filter((words) => words !== false)
  const holding = inHand?.at === tile && (inHand.kind === 'pawn' ? board.inHand : board.boogymanInHand)
  const notes = [holding, offer && offerWords(board, offer), threat].filter(Boolean)
  return [board.tile(tileName(tile), things), ...notes].join('; ')
}

const counts = (count: number, words: (count: number) => string): string[] =>
  count > 0 ? [words(count)] : []

/** The effect of a press on a tile. */
function offerWords({ offers }: Messages['board'], offer: MoveOption): string {
  switch (offer.kind) {
    case 'place':
      return offers.place
    case 'step':
      return offer.leavesTree ? offers.stepLeaving(tileName(offer.from)) : offers.step
    case 'prowl':
      return offer.takes > 0 ? offers.capture(offer.takes) : offers.prowl
    case 'take':
      return offers.take
  }
}
