import { CENTRE, DIRECTIONS, directionTo, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import { refuseClosed } from '../rules/closed.ts'
import { isJoined, places } from '../rules/forest.ts'
import { takeMonster } from '../rules/monsters.ts'
import { soldiersAt } from '../rules/ours.ts'
import { seatOnTurn } from '../rules/seats.ts'
import { refuseBar } from '../rules/steps.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'
import { refuseFree } from './free.ts'

type March = ActionOf<'march'>

/** Most soldiers on one tile, and in the whole forest [R 53]. */
export const MOST_TOGETHER = 2
export const MOST_SOLDIERS = 4

/** Orders that may be given in one turn [R 53]. */
export const ORDERS = 1

/** How many there are in all. */
const soldiersInAll = ({ extras }: State): number =>
  Object.values(extras?.soldiers ?? {}).reduce((sum, count) => sum + count, 0)

/** Lets one more stand at a place, or one fewer; nobody there is nothing to be kept. */
function change({ extras }: State, at: Place, by: 1 | -1): void {
  if (!extras) return
  const left = (extras.soldiers[at] ?? 0) + by
  if (left > 0) extras.soldiers[at] = left
  else delete extras.soldiers[at]
}

/** Why no order can be given now; null if one can [R 53]. */
function refuseOrder(state: State): Refusal | null {
  if (!state.extras) return { code: 'no-barracks-here' }
  return refuseFree(state) ?? (state.extras.orders >= ORDERS ? { code: 'order-given' } : null)
}

/** Why no soldier can be recruited now; null if one can [R 53]. */
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

/** One more soldier stands where the character on turn does. */
export function recruitSoldier({ state, emit }: Table): void {
  const at = seatOnTurn(state)?.at
  if (at === undefined || !state.extras) return
  state.extras.orders += 1
  change(state, at, 1)
  emit?.({ type: 'soldier-recruited', seat: state.onTurn, at })
}

/** True if two places lie next to each other and a road joins them. */
function isRoad({ tiles }: State, from: Place, to: Place): boolean {
  const edge = directionTo(from, to)
  return edge !== null && isJoined(tiles, from, edge)
}

/** Why a soldier cannot go from one place to the next on his way [R 53] [R 39] [R 51]. */
function refusePace(state: State, from: Place, to: Place): Refusal | null {
  if (!isRoad(state, from, to)) return { code: 'not-next-door' }
  const closed = refuseClosed(state, to) ?? refuseBar(state, from, to)
  if (closed) return closed
  const tile = state.tiles[to]
  if (tile && tile.monsters.length > 0) return { code: 'monsters-in-the-way' }
  return tile?.building && isGoal(tile) ? { code: 'building-stays', building: tile.building } : null
}

/** Why he cannot stay where he would come to. */
function refuseHalt(state: State, at: Place): Refusal | null {
  if (at === CENTRE) return { code: 'not-on-the-oak' }
  return soldiersAt(state, at) >= MOST_TOGETHER ? { code: 'too-many-soldiers' } : null
}

/** The places over which two steps lead from one place to another, clockwise from north. */
const between = (from: Place, to: Place): Place[] =>
  DIRECTIONS.map((side) => neighbour(from, side)).filter(
    (via) => directionTo(via, to) !== null && from !== to,
  )

/** The ways of two steps that are open between two places. */
const openWays = (state: State, from: Place, to: Place): Place[] =>
  between(from, to).filter((via) => !refusePace(state, from, via) && !refusePace(state, via, to))

/** Returns why no way of two steps is open, or null. The reason of the first way that has roads; without roads `not-next-door`. */
function refuseWays(state: State, from: Place, to: Place): Refusal | null {
  const roads = between(from, to).filter((via) => isRoad(state, from, via) && isRoad(state, via, to))
  if (roads.length === 0) return { code: 'not-next-door' }
  const reasons = roads.map((via) => refusePace(state, from, via) ?? refusePace(state, via, to))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** Why a soldier cannot march so; null if he can. `via` is said where two ways are open, and only there [R 53]. */
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

/** Every march that could be ordered now: soldier by soldier, the near places before the far ones. */
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

/** The places one step away, and then those two steps away, each once. */
function withinTwo(from: Place): Place[] {
  const near = DIRECTIONS.map((side) => neighbour(from, side))
  const far = near.flatMap((place) => DIRECTIONS.map((side) => neighbour(place, side)))
  return [...new Set([...near, ...far])].filter((place) => place !== from)
}

/** Lets a soldier march, where that is allowed. */
export function marchSoldiers({ state, emit }: Table, { from, to, via }: March): void {
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

/** A monster that enters a tile with soldiers is gone with one of them [R 54]; whether there were any. */
export function meetSoldier({ state, emit }: Table, at: Place, { n, kind }: Monster): boolean {
  if (soldiersAt(state, at) === 0) return false
  takeMonster(state, at, n)
  change(state, at, -1)
  emit?.({ type: 'soldier-fell', at, monster: n, kind })
  return true
}
