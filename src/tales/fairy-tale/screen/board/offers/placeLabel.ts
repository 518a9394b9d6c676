import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { turned } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../../../engine/kernel/index.ts'
import type { MoveOption } from '../../../intent/move-options.ts'
import { expansionsOf, wordsFor } from '../../../words/look-up.ts'
import type { Messages } from '../../../words/messages.ts'
import { faceName, placeName, tileDescription } from '../../forest/names.ts'

/** Returns the name of a place as a button: the tile there and the effect of a click; `aim` if it is aimed. */
export function placeLabel(
  m: Messages,
  state: State,
  place: Place,
  offer: MoveOption | undefined,
  aim: string,
): string {
  const { board, common } = m
  switch (offer?.kind) {
    case 'walk':
      return offer.loses
        ? board.walkAndDrop(tileDescription(m, state, place))
        : board.walkHere(tileDescription(m, state, place))
    case 'place':
      return board.placeAt(placeName(m, place))
    case 'aimed':
      return board.placeAimed(placeName(m, place))
    case 'no-fit':
      return board.doesNotFit(placeName(m, place))
    case 'lay': {
      const side = common.directions[offer.side]
      return offer.held ? board.layHere(side) : board.emptySpot(side)
    }
    case 'laid': {
      const name = laidName(m, state, offer.tile)
      return offer.held ? board.swapHere(name) : board.laidTile(name)
    }
    case 'fly':
      return board.flyHere(tileDescription(m, state, place))
    case 'clear':
      return board.clearHere(offer.monsters, tileDescription(m, state, place))
    case 'fell':
      return board.fellHere(tileDescription(m, state, place))
    case 'deed':
      return expansionsOf(m).table.offers[offer.action ? offer.deed : 'soldier'](
        tileDescription(m, state, place),
      )
    case 'use': {
      const tile = tileDescription(m, state, place)
      if (offer.aimed) return board.use.aimed(aim, tile)
      return wordsFor(m, board.use.on, ({ table }) => table.on, offer.use.effect)(tile)
    }
    case undefined:
      return tileDescription(m, state, place)
  }
}

function laidName(m: Messages, { opening }: State, tile: number): string {
  const face = opening?.tiles[tile]
  const spot = opening?.spots[tile]
  if (!face || !spot) return ''
  return faceName(m, neighbour(CENTRE, spot.side), turned(face, spot.turn))
}
