import { places, type State, turned } from '../../../../engine/fairy-tale/index.ts'
import { asPlace, CENTRE, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import { type ForestTile, faceLook, symbolsKey } from '../../art/index.ts'
import { spotOf } from './layout.ts'

/** Returns all tiles on the table, including first tiles placed in the opening. */
export function forestPicture(state: State): ForestTile[] {
  const laid = Object.entries(state.tiles).map(([key, tile]): ForestTile => {
    const place = asPlace(Number(key))
    const look = { ...spotOf(place), ...faceLook(tile) }
    return place === CENTRE ? { ...look, building: 'oak' } : look
  })
  return [...laid, ...openingPicture(state)]
}

function openingPicture({ opening }: State): ForestTile[] {
  return (opening?.spots ?? []).flatMap((spot, tile) => {
    const face = opening?.tiles[tile]
    if (!spot || !face) return []
    return [{ ...spotOf(neighbour(CENTRE, spot.side)), ...faceLook(turned(face, spot.turn)) }]
  })
}

/** Returns a text that is equal for equal tiles at equal places. */
export const tileKey = ({ x, y, roads, seed, building, sprung, symbols = [] }: ForestTile): string =>
  [x, y, roads, seed, building, sprung, symbolsKey(symbols)].join()

/** Returns a text that is equal for equal tiles. It ignores the pieces on them. */
export const pictureKey = (tiles: readonly ForestTile[]): string => tiles.map(tileKey).join(' ')

/** Returns every place with a tile, including first tiles placed in the opening. */
export function tilePlaces(state: State): Place[] {
  const opening = state.opening?.spots.flatMap((spot) => (spot ? [neighbour(CENTRE, spot.side)] : [])) ?? []
  return [...places(state.tiles), ...opening]
}
