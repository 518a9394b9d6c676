import {
  isFull,
  isWrecker,
  type MonsterKind,
  places,
  type State,
  type Tile,
} from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Direction, type Place } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import {
  type BorneThing,
  type Carried,
  type FigureKind,
  type HeroId,
  type Rest,
  roomOfSigns,
} from '../../art/index.ts'
import { carriedBy } from './carried.ts'
import { borneBy, figuresAt } from './expansion-pieces.ts'
import { awaitedAt } from './land-names.ts'
import { spotOf } from './layout.ts'
import { restOf } from './names.ts'
import { RIBBON } from './slots/reserved.ts'
import { tileSlots } from './slots/tile-slots.ts'

/** A monster's counter on the board; positions and sizes in tiles. */
export interface StandingMonster extends BoardPoint {
  n: number
  kind: MonsterKind
  place: Place
  size: number
  /** Why it rests, or null. */
  rest: Rest | null
  /** True if it wrecks tiles [R 59]. */
  wrecker: boolean
}

/** A soldier or a villager on the board: the position of its feet, and its height. */
export interface StandingFigure extends BoardPoint {
  /** Its kind, place and number among its kind there. */
  id: string
  kind: FigureKind
  place: Place
  size: number
}

/** A character's standee on the board: the position of its feet, and its height. */
export interface StandingCharacter extends BoardPoint {
  seat: number
  place: Place
  character: HeroId
  size: number
  onTurn: boolean
  carried: Carried | null
  /** The things it carries for buildings, and a full bucket. */
  bears: readonly BorneThing[]
}

/** All pieces on the board. */
export interface ForestPieces {
  monsters: StandingMonster[]
  characters: StandingCharacter[]
  figures: StandingFigure[]
  /** The positions of the ribbons of full tiles. */
  full: (BoardPoint & { place: Place })[]
}

/** Returns the positions of all pieces of a state. */
export function standingIn(state: State): ForestPieces {
  const standing: ForestPieces = { monsters: [], characters: [], figures: [], full: [] }
  for (const place of places(state.tiles)) stand(standing, state, place)
  standing.monsters.sort((a, b) => a.n - b.n)
  standing.characters.sort((a, b) => a.seat - b.seat)
  return standing
}

function stand(standing: ForestPieces, state: State, place: Place): void {
  const tile = state.tiles[place]
  if (!tile) return
  const seats = state.seats.flatMap((seat, index) => (seat.at === place ? [{ ...seat, index }] : []))
  const figures = figuresAt(state, place)
  const full = isFull(state, place)
  const room = roomOfSigns(tile.symbols)
  const slots = tileSlots({
    monsters: tile.monsters.length,
    characters: seats.length + figures.length,
    oak: place === CENTRE,
    signs: room.signs + Number(awaitedAt(state, place) !== null),
    feet: room.feet,
    bars: barsOf(tile),
    building: tile.building !== null,
    full,
  })
  const on = ({ x, y }: { x: number; y: number }): BoardPoint => {
    const middle = spotOf(place)
    return { x: middle.x + x / 100 - 0.5, y: middle.y + y / 100 - 0.5 }
  }
  tile.monsters.forEach((monster, index) => {
    const slot = slots.monsters[index]
    if (!slot) return
    const { n, kind } = monster
    const rest = restOf(state, monster, place)
    standing.monsters.push({
      ...on(slot),
      n,
      kind,
      place,
      size: slot.size / 100,
      rest,
      wrecker: isWrecker(state, n),
    })
  })
  seats.forEach(({ character, index: seat }, index) => {
    const slot = slots.characters[index]
    const onTurn = state.turn > 0 && seat === state.onTurn
    if (!slot) return
    const carried = carriedBy(state, seat)
    const size = slot.size / 100
    const bears = borneBy(state, seat)
    standing.characters.push({ ...on(slot), seat, place, character, size, onTurn, carried, bears })
  })
  figures.forEach((kind, index) => {
    const slot = slots.characters[seats.length + index]
    const size = slot && (slot.size / 100) * HEIGHTS[kind]
    const id = `${kind} ${place} ${index - figures.indexOf(kind)}`
    if (slot && size) standing.figures.push({ ...on(slot), id, kind, place, size })
  })
  if (full) standing.full.push({ ...on(RIBBON), place })
}

/** The heights of soldiers and villagers relative to a hero. */
const HEIGHTS: Record<FigureKind, number> = { soldier: 0.84, villager: 0.7 }

/** Returns the sides of a tile with a barrier across the road, broken or not. */
const barsOf = ({ symbols }: Tile): Direction[] =>
  symbols.flatMap(({ symbol, sides }) =>
    symbol === 'gate' || symbol === 'wall' || symbol === 'drawbridge' ? sides : [],
  )
