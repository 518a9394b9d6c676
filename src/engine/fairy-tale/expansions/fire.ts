import { CENTRE, DIRECTIONS, distanceFromCentre, neighbour, type Place } from '../../kernel/boards/square.ts'
import { buildingRules, isGoal } from '../buildings.ts'
import type { Table } from '../context.ts'
import type { LitBy } from '../events.ts'
import { CLOSED_FOR, type ExpansionState } from '../expansion-state.ts'
import { closureAt } from '../rules/closed.ts'
import { GUARDED, isJoined, places } from '../rules/forest.ts'
import { isOurs } from '../rules/ours.ts'
import { endGame } from '../rules/outcome.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { faceOf, type Tile } from '../tiles.ts'
import { forget, leave } from './leave.ts'

/** True if a tile never catches fire, because of its building or symbols [R 40] [R 48]. */
export const isFireproof = ({ building, symbols }: Tile): boolean =>
  buildingRules(building)?.fireproof === true ||
  symbols.some(({ symbol }) => symbolRules(symbol).fireproof === true)

/** True if a tile could catch fire, were no character, soldier or villager there [R 40] [R 41]. */
export function isInflammable(state: State, at: Place): boolean {
  const tile = state.tiles[at]
  return tile !== undefined && at !== CENTRE && !isGoal(tile) && !closureAt(state, at) && !isFireproof(tile)
}

/** True if a tile would catch fire now. A character, soldier or villager on it stamps the fire out [R 41]. */
export const canCatchFire = (state: State, at: Place): boolean =>
  isInflammable(state, at) && !isOurs(state, at)

/** Sets a tile on fire and removes its monsters [R 41]. `from`: the origin of the fire. */
export function catchFire({ state, emit }: Table, at: Place, by: LitBy, from: Place | null = null): void {
  const tile = state.tiles[at]
  if (!tile || !state.extras) return
  const monsters = tile.monsters.map(({ n }) => n)
  tile.monsters = []
  state.extras.closed[at] = { by: 'fire', left: CLOSED_FOR }
  emit?.({ type: 'tile-lit', at, by, from, monsters })
}

/** Lets sparks of an explosion set a tile on fire, if it can burn and is not protected by the oak [R 41] [R 44]. */
export function spark(table: Table, at: Place): void {
  const { state } = table
  if (state.boxes.fire && distanceFromCentre(at) > GUARDED && canCatchFire(state, at))
    catchFire(table, at, 'sparks')
}

/** The places with a kind of closure, row by row. */
export const closedBy = ({ closed }: ExpansionState, by: 'fire' | 'water'): Place[] =>
  places(closed as unknown as State['tiles']).filter((at) => closed[at]?.by === by)

/** Lowers the numbers of all floods and fires. Fires that reach 0 burn down together [R 42]. */
export function stirClosures(table: Table): void {
  const { extras } = table.state
  if (!extras) return
  letFloodsFall(table, extras)
  const fires = closedBy(extras, 'fire')
  if (fires.length === 0) return
  for (const at of fires) sink(extras, at)
  const numbers = fires.map((at) => ({ at, left: extras.closed[at]?.left ?? 0 }))
  table.emit?.({ type: 'fire-grew', fires: numbers })
  burnDown(
    table,
    extras,
    fires.filter((at) => extras.closed[at]?.left === 0),
  )
}

/** Lowers the number of a closure by one. */
function sink({ closed }: ExpansionState, at: Place): void {
  const closure = closed[at]
  if (closure) closed[at] = { by: closure.by, left: closure.left - 1 }
}

function letFloodsFall({ emit }: Table, extras: ExpansionState): void {
  const waters = closedBy(extras, 'water')
  if (waters.length === 0) return
  for (const at of waters) sink(extras, at)
  const over = waters.filter((at) => extras.closed[at]?.left === 0)
  for (const at of over) delete extras.closed[at]
  const floods = waters.flatMap((at) => (extras.closed[at] ? [{ at, left: extras.closed[at].left }] : []))
  emit?.({ type: 'flood-fell', floods, over })
}

/** Burns down fires: first they light their neighbours, then those at the oak cost hearts, then they end [R 42]. */
function burnDown(table: Table, extras: ExpansionState, fires: readonly Place[]): void {
  for (const from of fires) {
    for (const side of DIRECTIONS) {
      const at = neighbour(from, side)
      if (canCatchFire(table.state, at)) catchFire(table, at, 'fire', from)
    }
  }
  scorch(table, fires)
  for (const at of fires) burnOut(table, extras, at)
  if (table.state.hearts === 0) endGame(table, 'lost')
}

/** Takes a heart for each fire that is joined to the oak, down to 0. */
function scorch({ state, emit }: Table, fires: readonly Place[]): void {
  const from = fires.filter((at) => isAtTheOak(state, at))
  if (from.length === 0) return
  state.hearts = Math.max(0, state.hearts - from.length)
  emit?.({ type: 'oak-scorched', from, hearts: state.hearts })
}

/** True if a place is joined to the oak. */
export const isAtTheOak = ({ tiles }: State, at: Place): boolean =>
  DIRECTIONS.some((side) => neighbour(CENTRE, side) === at && isJoined(tiles, CENTRE, side))

/** Destroys a burnt tile. Next to the oak only the fire ends. */
function burnOut(table: Table, extras: ExpansionState, at: Place): void {
  const { state, emit } = table
  const tile = state.tiles[at]
  if (!tile) return
  const face = faceOf(tile)
  const destroyed = distanceFromCentre(at) > GUARDED
  delete extras.closed[at]
  if (destroyed) {
    delete state.tiles[at]
    forget(state, at, face, 'destroyed')
  }
  emit?.({ type: 'tile-burnt', at, face, destroyed })
  if (destroyed) leave(table, at, face, 'destroyed')
}
