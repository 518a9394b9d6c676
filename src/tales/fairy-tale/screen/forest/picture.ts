import { places, type State, turned } from '../../../../engine/fairy-tale/index.ts'
import { asPlace, CENTRE, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import { type ForestTile, faceLook, symbolsKey } from '../../art/index.ts'
import { spotOf } from './layout.ts'

/** Everything that lies on the table as tiles, the first ones that are being laid among them. */
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

/** The same text for the same tile in the same place. */
export const tileKey = ({ x, y, roads, seed, building, sprung, symbols = [] }: ForestTile): string =>
  [x, y, roads, seed, building, sprung, symbolsKey(symbols)].join()

/** The same text for the same picture, whatever walks about on it. */
export const pictureKey = (tiles: readonly ForestTile[]): string => tiles.map(tileKey).join(' ')

/** Every place with a tile, the first ones that are being laid among them. */
export function tilePlaces(state: State): Place[] {
  const opening = state.opening?.spots.flatMap((spot) => (spot ? [neighbour(CENTRE, spot.side)] : [])) ?? []
  return [...places(state.tiles), ...opening]
}
