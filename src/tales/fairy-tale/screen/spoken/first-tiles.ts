import { type Face, type Opening, turned } from '../../../../engine/fairy-tale/index.ts'
import type { Move } from '../../game.ts'
import { tileTitle } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { bearingWords, roadWords } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import type { Speaker } from '../log/line.ts'

/** Returns the name of a first tile with a capital, to begin a sentence. */
export const firstName = (m: Messages, face: Face): string =>
  bearingWords(m, tileTitle(m, tileName(face)), face)

/** Returns the position and the roads of a first tile, or '' while it is not placed. */
function whereFirst(m: Messages, { tiles, spots }: Opening, tile: number): string {
  const [face, spot] = [tiles[tile], spots[tile]]
  if (!face || !spot) return ''
  const side = m.common.directions[spot.side]
  return m.table.spoken.liesFirst(firstName(m, face), side, roadWords(m, turned(face, spot.turn)))
}

const laidOf = ({ spots }: Opening): number => spots.filter((spot) => spot !== null).length

/** Returns the changes by the placement of a first tile, a sentence each. Empty for any other move. */
export function firstLaid({ m }: Pick<Speaker, 'm'>, { frames, after: { opening } }: Move): string[] {
  const event = frames[0]?.event
  if (!opening || event?.type !== 'first-tile-laid') return []
  const moved = event.movedTile === null ? '' : whereFirst(m, opening, event.movedTile)
  return [whereFirst(m, opening, event.tile), moved].filter(Boolean)
}

/** Returns the sentences of `firstLaid` as one text, with the number of tiles placed so far. */
export function firstLaidInWords(speaker: Pick<Speaker, 'm'>, move: Move): string {
  const laid = firstLaid(speaker, move)
  const { opening } = move.after
  if (laid.length === 0 || !opening) return ''
  return [...laid, speaker.m.table.spoken.firstOf(laidOf(opening))].join(' ')
}

/** Returns the tile on each side of the oak, and the tiles that are not placed yet. */
export function openingInWords(m: Messages, opening: Opening): string[] {
  const inHand = opening.tiles.filter((_, tile) => !opening.spots[tile]).map((face) => firstName(m, face))
  return [
    ...opening.tiles.map((_, tile) => whereFirst(m, opening, tile)),
    inHand.length > 0 ? m.table.spoken.notLaid(m.common.list(inHand)) : '',
  ].filter(Boolean)
}
