import { CENTRE, DIRECTIONS, directionTo, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { refuseClosed } from '../rules/closed.ts'
import { isJoined, places } from '../rules/forest.ts'
import { takeMonster } from '../rules/monsters.ts'
import { soldiersAt } from '../rules/ours.ts'
import { seatOnTurn } from '../rules/seats.ts'
import { refuseBar } from '../rules/steps.ts'
import type { State } from '../state.ts'
import type { Monster } from '../tiles.ts'
import { refuseFree } from './free.ts'

type March = ActionOf<'march'>

/** The most soldiers on one tile, and in the whole forest [R 53]. */
export const MOST_TOGETHER = 2
export const MOST_SOLDIERS = 4

/** The orders allowed in one turn [R 53]. */
export const ORDERS = 1

/** The total number of soldiers. */
const soldiersInAll = ({ extras }: State): number =>
  Object.values(extras?.soldiers ?? {}).reduce((sum, count) => sum + count, 0)

/** Adds or removes one soldier at a place. An entry with 0 is deleted. */
function change({ extras }: State, at: Place, by: 1 | -1): void {
  if (!extras) return
  const left = (extras.soldiers[at] ?? 0) + by
  if (left > 0) extras.soldiers[at] = left
  else delete extras.soldiers[at]
}

/** Returns why no order can be given now, or null [R 53]. */
function refuseOrder(state: State): Refusal | null {
  if (!state.extras) return { code: 'no-barracks-here' }
  return refuseFree(state) ?? (state.extras.orders >= ORDERS ? { code: 'order-given' } : null)
}

/** Returns why no soldier can be recruited now, or null [R 53]. */
export function refuseRecruit(state: State): Refusal | null {
  const order = refuseOrder(state)
  const at = seatOnTurn(state)?.at
  const tile = at === undefined ? undefined : state.tiles[at]
  if (order || at === undefined || !tile) return order
  if (tile.building !== 'barracks') return { code: 'no-barracks-here' }
  if (tile.monsters.length > 0) return { code: 'monsters-in-the-way' }
  const many = soldiersAt(state, at) >= MOST_TOGETHER || soldiersInAll(state) >= MOST_SOLDIERS
  return many ? { code: 'too-many-soldiers' } : null
}

/** Adds a soldier to the tile of the character on turn. */
export function recruitSoldier({ state, emit }: RuleContext): void {
  const at = seatOnTurn(state)?.at
  if (at === undefined || !state.extras) return
  state.extras.orders += 1
  change(state, at, 1)
  emit?.({ type: 'soldier-recruited', seat: state.onTurn, at })
}

/** True if two places are neighbours and a road joins them. */
function isRoad({ tiles }: State, from: Place, to: Place): boolean {
  const edge = directionTo(from, to)
  return edge !== null && isJoined(tiles, from, edge)
}

/** Returns why a soldier cannot step from one place to the next, or null [R 53] [R 39] [R 51]. */
function refusePace(state: State, from: Place, to: Place): Refusal | null {
  if (!isRoad(state, from, to)) return { code: 'not-next-door' }
  const closed = refuseClosed(state, to) ?? refuseBar(state, from, to)
  if (closed) return closed
  const tile = state.tiles[to]
  if (tile && tile.monsters.length > 0) return { code: 'monsters-in-the-way' }
  return tile?.building && isGoal(tile) ? { code: 'building-stays', building: tile.building } : null
}

/** Returns why a soldier cannot end its march at a place, or null. */
function refuseHalt(state: State, at: Place): Refusal | null {
  if (at === CENTRE) return { code: 'not-on-the-oak' }
  return soldiersAt(state, at) >= MOST_TOGETHER ? { code: 'too-many-soldiers' } : null
}

/** The places between two places that are two steps apart, clockwise from north. */
const between = (from: Place, to: Place): Place[] =>
  DIRECTIONS.map((side) => neighbour(from, side)).filter(
    (via) => directionTo(via, to) !== null && from !== to,
  )

/** The middle places of the open routes of two steps. */
const openWays = (state: State, from: Place, to: Place): Place[] =>
  between(from, to).filter((via) => !refusePace(state, from, via) && !refusePace(state, via, to))

/** Returns why no way of two steps is open, or null. The reason of the first way that has roads; without roads `not-next-door`. */
function refuseWays(state: State, from: Place, to: Place): Refusal | null {
  const roads = between(from, to).filter((via) => isRoad(state, from, via) && isRoad(state, via, to))
  if (roads.length === 0) return { code: 'not-next-door' }
  const reasons = roads.map((via) => refusePace(state, from, via) ?? refusePace(state, via, to))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** Returns why a soldier cannot make a march, or null. `via` must be given exactly if two routes are open [R 53]. */
export function refuseMarch(state: State, { from, to, via }: March): Refusal | null {
  const order = refuseOrder(state)
  if (order) return order
  if (soldiersAt(state, from) === 0) return { code: 'no-soldier-there' }
  const beside = directionTo(from, to) !== null
  const barred = beside ? refusePace(state, from, to) : refuseWays(state, from, to)
  if (barred) return barred
  const ways = beside ? [] : openWays(state, from, to)
  if (via === undefined && ways.length > 1) return { code: 'wrong-aim', aim: 'place' }
  if (via !== undefined && ways.length < 2) return { code: 'wrong-aim', aim: 'nothing' }
  if (via !== undefined && !ways.includes(via)) return { code: 'not-next-door' }
  return refuseHalt(state, to)
}

/** Every march that could be ordered now: soldier by soldier, near places before far ones. */
export function marches(state: State): March[] {
  if (refuseOrder(state)) return []
  const found: March[] = []
  for (const from of places(state.extras?.soldiers ?? {})) {
    for (const to of withinTwo(from)) {
      const ways = directionTo(from, to) ? [] : openWays(state, from, to)
      const wishes: March[] =
        ways.length > 1
          ? ways.map((via) => ({ type: 'march', from, to, via }))
          : [{ type: 'march', from, to }]
      for (const wish of wishes) if (!refuseMarch(state, wish)) found.push(wish)
    }
  }
  return found
}

/** The places one step away, then those two steps away, without repetition. */
function withinTwo(from: Place): Place[] {
  const near = DIRECTIONS.map((side) => neighbour(from, side))
  const far = near.flatMap((place) => DIRECTIONS.map((side) => neighbour(place, side)))
  return [...new Set([...near, ...far])].filter((place) => place !== from)
}

/** Moves a soldier. Assumes that the march is allowed. */
export function marchSoldiers({ state, emit }: RuleContext, { from, to, via }: March): void {
  if (!state.extras) return
  const [way] = directionTo(from, to) ? [] : [via ?? openWays(state, from, to)[0]]
  state.extras.orders += 1
  change(state, from, -1)
  change(state, to, 1)
  emit?.({
    type: 'soldier-marched',
    seat: state.onTurn,
    path: [from, ...(way === undefined ? [] : [way]), to],
  })
}

/** Removes a monster that enters a tile with soldiers, and one soldier [R 54]. Returns false if the tile has none. */
export function meetSoldier({ state, emit }: RuleContext, at: Place, { n, kind }: Monster): boolean {
  if (soldiersAt(state, at) === 0) return false
  takeMonster(state, at, n)
  change(state, at, -1)
  emit?.({ type: 'soldier-fell', at, monster: n, kind })
  return true
}
