import type { Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { Refusal } from './actions.ts'
import { houseOn } from './buildings.ts'
import { type CurseId, type SpellId, THINGS, type ThingId } from './expansion-state.ts'
import { hasMonsters, places } from './rules/forest.ts'
import type { Spent, State } from './state.ts'
import { symbolRules } from './symbols.ts'

// Queries about a position that depend on the expansions and house rules. In a game without any of them, each one returns what the
// core rules say. Code that changes the state is in `expansions/`, which loads with a game that has such a box (decision 52).

/** True while a diamond in the forest holds the curse [R 64]. */
export function isCursed({ extras }: State, curse: CurseId): boolean {
  if (!extras) return false
  const curses: Readonly<Record<string, CurseId>> = extras.curses
  for (const place in curses) if (curses[place] === curse) return true
  return false
}

/** True if a spell was cast in this turn [R 65]. */
export const isCast = ({ extras }: State, spell: SpellId): boolean => extras?.cast === spell

/** True if two characters are on two different bell towers [R 62]. */
export function bellsRing({ seats, tiles }: State): boolean {
  const manned = new Set<Place>()
  for (const { at } of seats) if (tiles[at]?.building === 'bell-tower') manned.add(at)
  return manned.size > 1
}

/** Returns the number of monsters that appear while the bells ring: half of `count`, rounded up [R 62]. */
export const halved = (count: number): number => Math.ceil(count / 2)

/** Returns how many monsters a roll brings with the curse of night, and without the bells [R 64]. */
export const moreByNight = (state: State, count: number): number => count + (isCursed(state, 'night') ? 1 : 0)

/** Returns how many monsters a roll brings. `count`: the number by the core rules [R 62] [R 64]. */
export function countToCome(state: State, count: number): number {
  const come = moreByNight(state, count)
  return state.extras && bellsRing(state) ? halved(come) : come
}

/** Returns how many monsters a tile holds. `holds`: the number by the core rules; a thicket takes one, but leaves one [R 64]. */
export const roomIn = (state: State, holds: number): number =>
  isCursed(state, 'thicket') ? Math.max(1, holds - 1) : holds

/** Returns the number of icons of a resource that count. `icons`: those in the forest; a curse takes one [R 64]. */
export const iconsThatCount = (state: State, icons: number): number =>
  isCursed(state, 'wither') ? Math.max(0, icons - 1) : icons

/** Extra steps in one turn from the shoes [R 65]. */
const SHOES = 3

/** Returns how often one thing may be done in this turn. `amount`: by the core rules. Shoes add steps, heavy feet take one. */
export function allowedNow(state: State, what: keyof Spent, amount: number): number {
  if (what !== 'steps' || !state.extras) return amount
  const inShoes = amount + (isCast(state, 'shoes') ? SHOES : 0)
  return isCursed(state, 'feet') ? Math.max(0, inShoes - 1) : inShoes
}

/** True if tiles cost nothing in this turn [R 65]. */
export const isFree = (state: State): boolean => isCast(state, 'sesame')

/** Returns why no power can be used at will, or null. Spells may still be cast [R 64]. */
export const refusePowers = (state: State): Refusal | null =>
  isCursed(state, 'tongue') ? { code: 'tongue-tied' } : null

/** True if a die with this face is thrown again, as part of the same roll [R 64]. */
export const throwsAgain = (state: State, face: DieFace): boolean => face === 5 && isCursed(state, 'mist')

const NOWHERE: readonly Place[] = []

/** Returns the places that a secret door at `from` leads to: all others with one [R 52]. */
export function linkedTo(state: State, from: Place): readonly Place[] {
  if (!state.boxes.ways || !hasDoor(state, from)) return NOWHERE
  return places(state.tiles).filter((at) => at !== from && hasDoor(state, at))
}

/** True if secret doors lead from one place to another [R 52]. */
export const isLinked = (state: State, from: Place, to: Place): boolean =>
  state.boxes.ways === true && from !== to && hasDoor(state, from) && hasDoor(state, to)

const hasDoor = ({ tiles }: State, at: Place): boolean =>
  tiles[at]?.symbols.some(({ symbol }) => symbolRules(symbol).links) === true

/** Returns the thing that the character of a seat carries, or null [R 60]. */
export const carriedBy = ({ extras }: State, seat: number): ThingId | null =>
  THINGS.find((thing) => extras?.things[thing] === seat) ?? null

/** True if the character on turn, by a step onto a tile, must choose a tile to clear of monsters [R 60]. */
export function asksOnVisit(state: State, at: Place): boolean {
  const tile = state.tiles[at]
  const house = tile && houseOn(tile)
  if (house?.wants !== 'slipper' || !tile || tile.sprung || tile.monsters.length > 0) return false
  return carriedBy(state, state.onTurn) === house.wants && hasMonsters(state)
}

/** Every tenth monster is a wrecker. */
const WRECKERS = 10

/** True if a monster is a wrecker, by its number [R 59]. */
export const isWrecker = ({ boxes }: State, n: number): boolean => boxes.dark === true && n % WRECKERS === 0
