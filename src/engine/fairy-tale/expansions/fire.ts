import { CENTRE, DIRECTIONS, distanceFromCentre, neighbour, type Place } from '../../kernel/boards/square.ts'
import { buildingRules, isGoal } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
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
export function catchFire(
  { state, emit }: RuleContext,
  at: Place,
  by: LitBy,
  from: Place | null = null,
): void {
  const tile = state.tiles[at]
  if (!tile || !state.extras) return
  const monsters = tile.monsters.map(({ n }) => n)
  tile.monsters = []
  state.extras.closed[at] = { by: 'fire', left: CLOSED_FOR }
  emit?.({ type: 'tile-lit', at, by, from, monsters })
}

/** Lets sparks of an explosion set a tile on fire, if it can burn and is not protected by the oak [R 41] [R 44]. */
export function spark(context: RuleContext, at: Place): void {
  const { state } = context
  if (state.boxes.fire && distanceFromCentre(at) > GUARDED && canCatchFire(state, at))
    catchFire(context, at, 'sparks')
}

/** The places with a kind of closure, row by row. */
export const closedBy = ({ closed }: ExpansionState, by: 'fire' | 'water'): Place[] =>
  places(closed as unknown as State['tiles']).filter((at) => closed[at]?.by === by)

/** Lowers the numbers of all floods and fires. Fires that reach 0 burn down together [R 42]. */
export function stirClosures(context: RuleContext): void {
  const { extras } = context.state
  if (!extras) return
  letFloodsFall(context, extras)
  const fires = closedBy(extras, 'fire')
  if (fires.length === 0) return
  for (const at of fires) sink(extras, at)
  const numbers = fires.map((at) => ({ at, left: extras.closed[at]?.left ?? 0 }))
  context.emit?.({ type: 'fire-grew', fires: numbers })
  burnDown(
    context,
    extras,
    fires.filter((at) => extras.closed[at]?.left === 0),
  )
}

/** Lowers the number of a closure by one. */
function sink({ closed }: ExpansionState, at: Place): void {
  const closure = closed[at]
  if (closure) closed[at] = { by: closure.by, left: closure.left - 1 }
}

function letFloodsFall({ emit }: RuleContext, extras: ExpansionState): void {
  const waters = closedBy(extras, 'water')
  if (waters.length === 0) return
  for (const at of waters) sink(extras, at)
  const over = waters.filter((at) => extras.closed[at]?.left === 0)
  for (const at of over) delete extras.closed[at]
  const floods = waters.flatMap((at) => (extras.closed[at] ? [{ at, left: extras.closed[at].left }] : []))
  emit?.({ type: 'flood-fell', floods, over })
}

/** Burns down fires: first they light their neighbours, then those at the oak cost hearts, then they end [R 42]. */
function burnDown(context: RuleContext, extras: ExpansionState, fires: readonly Place[]): void {
  for (const from of fires) {
    for (const side of DIRECTIONS) {
      const at = neighbour(from, side)
      if (canCatchFire(context.state, at)) catchFire(context, at, 'fire', from)
    }
  }
  scorch(context, fires)
  for (const at of fires) burnOut(context, extras, at)
  if (context.state.hearts === 0) endGame(context, 'lost')
}

/** Takes a heart for each fire that is joined to the oak, down to 0. */
function scorch({ state, emit }: RuleContext, fires: readonly Place[]): void {
  const from = fires.filter((at) => isAtTheOak(state, at))
  if (from.length === 0) return
  state.hearts = Math.max(0, state.hearts - from.length)
  emit?.({ type: 'oak-scorched', from, hearts: state.hearts })
}

/** True if a place is joined to the oak. */
export const isAtTheOak = ({ tiles }: State, at: Place): boolean =>
  DIRECTIONS.some((side) => neighbour(CENTRE, side) === at && isJoined(tiles, CENTRE, side))

/** Destroys a burnt tile. Next to the oak only the fire ends. */
function burnOut(context: RuleContext, extras: ExpansionState, at: Place): void {
  const { state, emit } = context
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
  if (destroyed) leave(context, at, face, 'destroyed')
}
