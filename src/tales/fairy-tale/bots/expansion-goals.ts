import { houseOn, isGoal, places, type State } from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, distanceFromCentre, neighbour, type Place } from '../../../engine/kernel/index.ts'

// The part of a place's value that depends on the expansions.

/** The value of each, where 1 is a monster next to the Oak. */
const DELIVER = 0.8
const FETCH = 0.4
const SPELL = 0.35
const SEE = 0.1
const RECRUIT = 0.3
const LEAD = 0.35
const FILL = 0.7
const QUENCH = 1.3
const GUARD = 0.9
const RING = 0.15

/** Fires within this distance of the Oak will harm it unless they are put out. */
const NEAR = 2

/** The maximum number of soldiers in the forest. */
const SOLDIERS = 4

/** The value that expansions give a place for the character on turn. */
export function expansionWorth(state: State, place: Place): number {
  const { extras } = state
  const tile = state.tiles[place]
  if (!extras || !tile) return 0
  const quiet = tile.monsters.length === 0
  let worth = quenchAt(state, place)
  if (quiet) worth += errandAt(state, place)
  if (extras.villagers[place]) worth += LEAD
  for (const { symbol, spent } of tile.symbols) {
    if (symbol === 'scroll' && !spent && !extras.spells[state.onTurn]) worth += SPELL
    if (symbol === 'grove' && !spent) worth += guardAt(state, place)
  }
  if (tile.building === 'wizard' && !extras.spells[state.onTurn]) worth += SPELL
  if (tile.building === 'wise-woman' && extras.foretold === null) worth += SEE
  if (tile.building === 'bell-tower') worth += RING
  if (tile.building === 'barracks' && quiet && extras.orders === 0 && soldiersIn(state) < SOLDIERS)
    worth += RECRUIT
  return worth
}

const soldiersIn = ({ extras }: State): number =>
  Object.values(extras?.soldiers ?? {}).reduce((sum, count) => sum + count, 0)

/** The value of delivering a wanted thing, or of fetching one that is still wanted. */
function errandAt(state: State, place: Place): number {
  const { extras, onTurn } = state
  const tile = state.tiles[place]
  const house = tile && houseOn(tile)
  if (!extras || !house) return 0
  if (extras.things[house.wants] === onTurn) return tile.sprung ? 0 : DELIVER
  const carries = Object.values(extras.things).includes(onTurn)
  return !carries && extras.things[house.keeps] === 'home' ? FETCH : 0
}

/** The value of filling the bucket while a fire burns near the Oak, and then of standing next to the fire. */
function quenchAt({ extras, tiles, onTurn }: State, place: Place): number {
  if (!extras) return 0
  const near = places(extras.closed)
  const fires = near.filter((at) => extras.closed[at]?.by === 'fire' && distanceFromCentre(at) <= NEAR)
  if (fires.length === 0) return 0
  if (extras.buckets.includes(onTurn)) {
    return DIRECTIONS.some((side) => fires.includes(neighbour(place, side))) ? QUENCH : 0
  }
  const tile = tiles[place]
  const wet = tile?.building === 'well' || tile?.symbols.some(({ symbol }) => symbol === 'river')
  return wet ? FILL : 0
}

/** The value of standing at a grove with more monsters than heroes and soldiers of ours, now or soon. */
function guardAt({ tiles, seats, extras }: State, place: Place): number {
  const tile = tiles[place]
  if (!tile || isGoal(tile)) return 0
  const ours = seats.filter(({ at }) => at === place).length + (extras?.soldiers[place] ?? 0)
  return tile.monsters.length >= ours && tile.monsters.length > 0 ? GUARD : 0
}
