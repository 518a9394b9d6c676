import { CENTRE, type Place } from '../../kernel/boards/square.ts'
import { buildingRules, isGoal } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { isWrecker } from '../expansion-queries.ts'
import type { HeroPresence } from '../hooks/expansion.ts'
import { closureAt } from '../rules/closed.ts'
import { places } from '../rules/forest.ts'
import { villagersAt } from '../rules/ours.ts'
import { endGame, isOver } from '../rules/outcome.ts'
import { appear } from '../rules/spawn.ts'
import type { State } from '../state.ts'
import { faceOf, type Monster, type Printed, spend, type Tile } from '../tiles.ts'
import { houseGone, loseHome } from './errands.ts'
import { forgetSwitched } from './switched.ts'

/** True if a monster would turn the tile at a place into a plain path by entering [R 59]. */
export function wrecks(state: State, at: Place, { n }: Pick<Monster, 'n'>): boolean {
  const tile = state.tiles[at]
  if (!isWrecker(state, n) || !tile || at === CENTRE) return false
  if (!tile.building && tile.symbols.length === 0) return false
  if (isGoal(tile) || buildingRules(tile.building)?.isDen) return false
  if (tile.building === 'village' && villagersAt(state, at) > 0) return false
  return !state.seats.some((seat) => seat.at === at)
}

/** Turns a tile into a plain path. The event has the former tile. */
export function wreck(context: RuleContext, at: Place, { n, kind }: Monster): void {
  const { state, emit } = context
  const tile = state.tiles[at]
  if (!tile) return
  const lost = faceOf(tile)
  tile.building = null
  tile.sprung = false
  tile.symbols = []
  forgetSwitched(state, at)
  loseHome(state, lost)
  emit?.({ type: 'tile-wrecked', at, monster: n, kind, lost })
  houseGone(context, lost)
}

const drumOf = (tile: Tile | undefined): Printed | undefined =>
  tile?.symbols.find(({ symbol, spent }) => symbol === 'war-drum' && !spent)

/**
 * Sounds the drums that a monster stepped onto in its run, in order, each at most once a roll. Each makes one more monster appear there,
 * which sounds no drums itself [R 57].
 */
export function soundDrums(context: RuleContext, presence: HeroPresence, { n }: Monster): void {
  const { roll, ...others } = presence
  if (!roll) return
  const stepped = roll.stepped.splice(0)
  for (const at of stepped) {
    if (isOver(context.state)) return
    if (roll.sounded.includes(at) || closureAt(context.state, at) || !drumOf(context.state.tiles[at]))
      continue
    roll.sounded.push(at)
    beat(context, at, n)
    appear(context, { ...others, roll: null }, at, 'troll')
  }
}

/** Uses up one beat of a drum. The last one tears it. */
function beat({ state, emit }: RuleContext, at: Place, monster: number): void {
  const tile = state.tiles[at]
  const drum = drumOf(tile)
  if (!tile || !drum) return
  const left = drum.number - 1
  tile.symbols = tile.symbols.map((one) => (one === drum ? { ...one, number: left, spent: left === 0 } : one))
  emit?.({ type: 'drum-sounded', at, monster, left })
}

const hasGrove = (tile: Tile | undefined): boolean =>
  tile?.symbols.some(({ symbol, spent }) => symbol === 'grove' && !spent) === true

/** The number of characters and soldiers at a place, which defend a grove [R 58]. */
const oursAt = ({ seats, extras }: State, at: Place): number =>
  seats.filter((seat) => seat.at === at).length + (extras?.soldiers[at] ?? 0)

/** True if a grove would be taken now: more monsters than defenders are there. */
export const isGroveLost = (state: State, at: Place): boolean =>
  hasGrove(state.tiles[at]) && (state.tiles[at]?.monsters.length ?? 0) > oursAt(state, at)

/** After a roll of movement: fells each grove with more monsters than defenders, row by row, at the cost of a heart each [R 58]. */
export function takeGroves(context: RuleContext): void {
  const { state } = context
  if (!state.boxes.dark) return
  for (const at of places(state.tiles)) if (!isOver(state) && isGroveLost(state, at)) takeGrove(context, at)
}

function takeGrove(context: RuleContext, at: Place): void {
  const { state, emit } = context
  const tile = state.tiles[at]
  if (!tile) return
  const monsters = tile.monsters.map(({ n }) => n)
  const loses = state.rules.grove === 'loss'
  tile.monsters = []
  spend(tile, ({ symbol }) => symbol === 'grove')
  if (!loses) state.hearts -= 1
  emit?.({ type: 'grove-taken', at, monsters, hearts: state.hearts })
  if (loses || state.hearts === 0) endGame(context, 'lost')
}
