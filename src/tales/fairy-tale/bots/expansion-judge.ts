import { isJoined, places, type State, type SymbolId } from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, distanceFromCentre, neighbour } from '../../../engine/kernel/index.ts'
import { trafficOf } from './traffic.ts'

// The judge's weights for expansions, in natural log odds of winning. Guessed from the value of a heart, about 0.6.

/** A fire that is joined to the Oak, by the movements left until it burns down; and a fire that will spread to the Oak. */
const FIRE_AT_OAK = [0, -0.9, -0.7, -0.5] as const
const FIRE_NEAR = -0.2

/** A soldier on the monsters' way, and one elsewhere. */
const SOLDIER_ON_WAY = 0.12
const SOLDIER = 0.06

/** Each villager saved or lost, up to the second: two of them win or cost a heart. */
const SAVED = 0.25
const CARRIED_OFF = -0.25
const IN_PERIL = -0.12

/** An active curse, a spell in hand, a carried thing, and a cancelled spawn roll (for each expected monster). */
const CURSE = -0.25
const SPELL = 0.15
const THING = 0.1
const HUSH = 0.08

/** A grove where monsters outnumber us, any intact grove, and a remaining beat of a drum. */
const GROVE_LOST = -0.6
const GROVE = -0.06
const BEAT = -0.06

/** Content that is ready for its single use. */
const READY = 0.06

/** A lost hero, and a hero among nearly enough monsters to be lost. */
const GONE = -1.2
const AMONG = -0.25

/** Returns the log odds that expansions and house rules add to a position. */
export function besides(state: State): number {
  const { extras } = state
  if (!extras) return 0
  return (
    firesOf(state) +
    oursOf(state) +
    darkOf(state) +
    readyIn(state) +
    heroesOf(state) +
    Object.keys(extras.curses).length * CURSE +
    extras.spells.filter((spell) => spell !== null).length * SPELL +
    Object.values(extras.things).filter((where) => typeof where === 'number').length * THING +
    extras.hush * HUSH * 4
  )
}

function firesOf({ extras, tiles }: State): number {
  if (!extras) return 0
  let sum = 0
  for (const at of places(extras.closed)) {
    const closure = extras.closed[at]
    if (closure?.by !== 'fire') continue
    const side = DIRECTIONS.find((one) => distanceFromCentre(neighbour(at, one)) === 0)
    if (side) sum += isJoined(tiles, at, side) ? (FIRE_AT_OAK[closure.left] ?? 0) : 0
    else if (distanceFromCentre(at) === 2) sum += FIRE_NEAR
  }
  return sum
}

/** The number of saved or lost villagers that win or cost a heart. */
const COUNTS = 2

function oursOf(state: State): number {
  const { extras } = state
  if (!extras || !state.boxes.soldiers) return 0
  const traffic = trafficOf(state)
  let sum = SAVED * Math.min(COUNTS, extras.saved) + CARRIED_OFF * Math.min(COUNTS, extras.lost)
  for (const at of places(extras.soldiers)) {
    const count = extras.soldiers[at] ?? 0
    sum += count * SOLDIER + Math.min(count, traffic.get(at) ?? 0) * SOLDIER_ON_WAY
  }
  const lostYet = extras.lost < COUNTS
  if (lostYet) for (const at of places(extras.villagers)) sum += Math.min(2, traffic.get(at) ?? 0) * IN_PERIL
  return sum
}

function darkOf({ tiles, seats, extras, boxes }: State): number {
  if (!boxes.dark) return 0
  let sum = 0
  for (const at of places(tiles)) {
    for (const { symbol, spent, number } of tiles[at]?.symbols ?? []) {
      if (spent) continue
      if (symbol === 'war-drum') sum += number * BEAT
      if (symbol !== 'grove') continue
      const ours = seats.filter((seat) => seat.at === at).length + (extras?.soldiers[at] ?? 0)
      sum += (tiles[at]?.monsters.length ?? 0) > ours ? GROVE_LOST : GROVE
    }
  }
  return sum
}

const TOOLS: readonly SymbolId[] = ['torch', 'river', 'boulder']

function readyIn({ tiles, boxes }: State): number {
  if (!boxes.fire && !boxes.river) return 0
  let count = 0
  for (const at of places(tiles)) {
    for (const { symbol, spent } of tiles[at]?.symbols ?? []) if (!spent && TOOLS.includes(symbol)) count += 1
  }
  return count * READY
}

/** The number of monsters that carry a hero off. */
const CROWD = 3

function heroesOf({ rules, seats, tiles, extras }: State): number {
  if (rules.heroes !== 'mortal' || !extras) return 0
  const among = seats.filter(
    ({ at }) => (tiles[at]?.monsters.length ?? 0) >= CROWD - 1 && distanceFromCentre(at) > 0,
  )
  return (extras.gone.length * GONE * 3) / seats.length + among.length * AMONG
}
