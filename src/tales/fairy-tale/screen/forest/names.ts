import {
  type Face,
  heldNow,
  isFull,
  MONSTER_KINDS,
  type Monster,
  type Roads,
  roadSides,
  type State,
  tileAt,
} from '../../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  eastOf,
  memoizeByKey,
  memoizeByObject,
  type Place,
  southOf,
} from '../../../../engine/kernel/index.ts'
import type { Rest } from '../../art/index.ts'
import { buildingName, expansionsOf } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { carriedBy } from './carried.ts'
import { borneBy } from './expansion-pieces.ts'
import { landNames } from './land-names.ts'
import { bearingWords } from './road-words.ts'
import { shapeOf } from './tileName.ts'

/** Returns why a monster rests: it eats and will miss a step, or it sleeps. Null if it does not rest. */
export function restOf(state: State, monster: Monster, at: Place): Rest | null {
  if (monster.delayedBy) return 'nibbles'
  if (!state.tiles[at]?.building) return null
  const held = heldNow(state, monster, at)
  return held && 'by' in held ? 'sleeps' : null
}

/** Returns a place in words, counted from the oak. */
export const placeName = ({ board }: Messages, place: Place): string =>
  board.place(eastOf(place), southOf(place))

/** Returns the sides with roads as one phrase. Cached for each of the fifteen combinations. */
const roadsName = memoizeByObject((m: Messages) =>
  memoizeByKey((roads: Roads): string =>
    m.common.list(roadSides(roads).map((side) => m.common.directions[side])),
  ),
)

/** Returns a tile with everything on it, and its roads, in words. */
export const faceName = (m: Messages, place: Place, face: Face): string => faceNames(m)(face)(place)

/** Cached for each tile, because a step changes two of them but all are named again. */
const faceNames = memoizeByObject((m: Messages) =>
  memoizeByObject((face: Face) => memoizeByKey((place: Place) => nameOfFace(m, place, face))),
)

function nameOfFace(m: Messages, place: Place, face: Face): string {
  if (place === CENTRE) return m.board.oak
  const { roads, building } = face
  const plain = building ? buildingName(m, building) : m.common.tiles.shapes[shapeOf(roads)]
  const name = bearingWords(m, plain, face)
  const say = roadSides(roads).length === 1 ? m.board.tileOneRoad : m.board.tile
  return say(name, placeName(m, place), roadsName(m)(roads))
}

/** Returns everything visible on a tile, for screen readers. */
export function tileDescription(m: Messages, state: State, place: Place): string {
  const tile = tileAt(state, place)
  if (!tile) return placeName(m, place)
  const crowds = MONSTER_KINDS.flatMap((kind) => {
    const count = tile.monsters.filter((monster) => monster.kind === kind).length
    return count > 0 ? [m.board.monsters(kind, count)] : []
  })
  const rests = tile.monsters.map((monster) => restOf(state, monster, place))
  const resting = (['nibbles', 'sleeps'] as const).flatMap((rest) => {
    const count = rests.filter((one) => one === rest).length
    return count > 0 ? [m.board.rests[rest](count)] : []
  })
  const characters = state.seats.flatMap(({ character, at }, seat) => {
    if (at !== place) return []
    const name = m.common.inSentence[character]
    const withBasket = carriedBy(state, seat)?.thing === 'basket' ? m.board.withBasket(name) : name
    const withThing = borneBy(state, seat).reduce(
      (named, thing) => expansionsOf(m).table.land.bearing(named, thing),
      withBasket,
    )
    return [seat === state.onTurn && state.turn > 0 ? m.board.onTurn(withThing) : withThing]
  })
  return [
    faceName(m, place, tile),
    ...landNames(m, state, place),
    ...(crowds.length > 1 ? [m.common.list(crowds)] : crowds),
    ...resting,
    ...(isFull(state, place) ? [m.board.isFull] : []),
    ...characters,
  ].join('; ')
}

/** Returns some monsters of a tile by kind, and the tile's place. */
export function crowdInWords(m: Messages, monsters: readonly Monster[], place: Place): string {
  const kinds = MONSTER_KINDS.flatMap((kind) => {
    const count = monsters.filter((monster) => monster.kind === kind).length
    return count > 0 ? [m.board.monsters(kind, count)] : []
  })
  return m.spoken.at(m.common.list(kinds), placeName(m, place))
}
