import { isFull, type MonsterKind, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../engine/kernel/index.ts'
import type { Carried, HeroId, Rest } from '../../art/index.ts'
import { carriedBy } from '../../characters/carried.ts'
import { type Spot, spotOf } from '../layout.ts'
import { restOf } from './rest.ts'
import { type Company, characterSlots, monsterSlots, ribbonSlot } from './slots.ts'

/** A monster's counter on the board; spots and sizes in tiles. */
export interface StandingMonster extends Spot {
  n: number
  kind: MonsterKind
  place: Place
  size: number
  /** What keeps it busy where it stands. */
  rest: Rest | null
}

/** A character's standee on the board: its feet, and its height. */
interface StandingCharacter extends Spot {
  seat: number
  character: HeroId
  size: number
  onTurn: boolean
  carried: Carried | null
}

/** All pieces that stand on the board. */
export interface Standing {
  monsters: StandingMonster[]
  characters: StandingCharacter[]
  /** Where the ribbon of each full tile hangs. */
  full: (Spot & { place: Place })[]
}

/** The place whose lower edge the oak's crown hides. */
const ABOVE_OAK = neighbour(CENTRE, 'north')

/** Where every piece of a state stands. */
export function standingIn(state: State): Standing {
  const standing: Standing = { monsters: [], characters: [], full: [] }
  for (const key in state.tiles) stand(standing, state, Number(key))
  standing.monsters.sort((a, b) => a.n - b.n)
  standing.characters.sort((a, b) => a.seat - b.seat)
  return standing
}

function stand(standing: Standing, state: State, place: Place): void {
  const tile = state.tiles[place]
  if (!tile) return
  const seats = state.seats.flatMap((seat, index) => (seat.at === place ? [{ ...seat, index }] : []))
  const company: Company = {
    monsters: tile.monsters.length,
    characters: seats.length,
    building: tile.building !== null,
    oak: place === CENTRE,
  }
  const on = ({ x, y }: { x: number; y: number }): Spot => {
    const middle = spotOf(place)
    return { x: middle.x + x / 100 - 0.5, y: middle.y + y / 100 - 0.5 }
  }
  const slots = monsterSlots(company)
  tile.monsters.forEach((monster, index) => {
    const slot = slots[index]
    if (!slot) return
    const { n, kind } = monster
    const rest = restOf(state, monster, place)
    standing.monsters.push({ ...on(slot), n, kind, place, size: slot.size / 100, rest })
  })
  const feet = characterSlots(company)
  seats.forEach(({ character, index: seat }, index) => {
    const slot = feet[index]
    const onTurn = state.turn > 0 && seat === state.onTurn
    if (!slot) return
    const carried = carriedBy(state, seat)
    standing.characters.push({ ...on(slot), seat, character, size: slot.size / 100, onTurn, carried })
  })
  if (isFull(state, place)) standing.full.push({ ...on(ribbonSlot(company, place === ABOVE_OAK)), place })
}
