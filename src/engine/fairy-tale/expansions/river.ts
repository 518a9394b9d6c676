import {
  DIRECTIONS,
  type Direction,
  directionTo,
  distanceFromCentre,
  neighbour,
  type Place,
} from '../../kernel/boards/square.ts'
import { isGoal } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { CLOSED_FOR } from '../expansion-state.ts'
import { isShut } from '../rules/bars.ts'
import { closureAt } from '../rules/closed.ts'
import { isJoined } from '../rules/forest.ts'
import { refuseBar } from '../rules/steps.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { type Printed, spend, type Tile } from '../tiles.ts'

/** How many levels the water of a sluice runs down [R 48]. */
const LEVELS = 3

/** True if a place is lower than another: further from the oak [R 46]. */
export const isLower = (at: Place, than: Place): boolean => distanceFromCentre(at) > distanceFromCentre(than)

/** Returns the tiles that a flood covers from its first tile on, level by level, avoiding dark diamonds [R 48]. */
export function floodFrom({ tiles }: State, first: Place): Place[] {
  const takes = (at: Place) => tiles[at] !== undefined && !isGoal(tiles[at])
  const wet = new Set<Place>()
  let level = [first].filter(takes)
  for (let deep = 0; deep < LEVELS; deep++) {
    for (const at of level) wet.add(at)
    level = level.flatMap((at) =>
      DIRECTIONS.map((side) => neighbour(at, side)).filter((to) => isLower(to, at) && takes(to)),
    )
  }
  return [...wet].sort((a, b) => a - b)
}

/** Floods tiles: removes monsters, puts out fires, and spoils bombs, torches, trapdoors and chutes [R 48]. */
export function flood({ state, emit }: RuleContext, from: Place, places: readonly Place[]): void {
  const { extras, tiles } = state
  if (!extras) return
  const doused = places.filter((at) => closureAt(state, at)?.by === 'fire')
  const monsters: number[] = []
  const spoilt: Place[] = []
  for (const at of places) {
    const tile = tiles[at]
    if (!tile) continue
    for (const { n } of tile.monsters) monsters.push(n)
    tile.monsters = []
    if (spoil(tile)) spoilt.push(at)
    extras.closed[at] = { by: 'water', left: CLOSED_FOR }
  }
  emit?.({ type: 'flood-ran', seat: state.onTurn, from, places: [...places], monsters, spoilt })
  for (const at of doused) emit?.({ type: 'fire-doused', seat: null, at })
}

/** True if water spoils a symbol: one that destroys or lights, while unused. */
const isSpoilt = ({ symbol, spent }: Printed): boolean => {
  const { use } = symbolRules(symbol)
  return !spent && (use?.effect === 'destroy' || use?.effect === 'light')
}

/** Spoils bombs, torches, trapdoors and chutes on a tile. Returns true if it had any. */
function spoil(tile: Tile): boolean {
  const springs = tile.building !== null && springsInWater(tile)
  const wets = tile.symbols.some(isSpoilt)
  if (wets) spend(tile, isSpoilt)
  if (springs) tile.sprung = true
  return wets || springs
}

const springsInWater = ({ building, sprung }: Tile): boolean =>
  !sprung && (building === 'trapdoor' || building === 'chute')

/** True if a tile has something that water would spoil. */
export const wouldSpoil = (tile: Tile): boolean => springsInWater(tile) || tile.symbols.some(isSpoilt)

/** Returns the path of a boulder over a neighbour and straight on. Its tiles are joined, each lower than the last, and open [R 47]. */
export function pathOfStone(state: State, from: Place, first: Place): Place[] {
  const side = directionTo(from, first)
  const path: Place[] = []
  if (!side) return path
  for (let at = from; canRoll(state, at, side); at = neighbour(at, side)) path.push(neighbour(at, side))
  return path
}

function canRoll(state: State, from: Place, side: Direction): boolean {
  const to = neighbour(from, side)
  if (!isLower(to, from) || !isJoined(state.tiles, from, side)) return false
  return !isShut(state, to) && !closureAt(state, to) && !refuseBar(state, from, to)
}
