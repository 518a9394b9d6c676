import { isJoined, places, type State, type SymbolId } from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, distance, neighbour } from '../../../engine/kernel/index.ts'
import { trafficOf } from './traffic.ts'

// What the judge sees of the expansions, in natural log odds of winning; guessed from what a heart is worth (about 0.6).

/** A fire that is joined to the oak, by how often the forest stirs until it burns down; one that will spread there. */
const FIRE_AT_OAK = [0, -0.9, -0.7, -0.5] as const
const FIRE_NEAR = -0.2

/** A soldier where monsters will come by, and anywhere. */
const SOLDIER_ON_WAY = 0.12
const SOLDIER = 0.06

/** Each villager safe, and lost, until the second: a heart hangs on it. */
const SAVED = 0.25
const CARRIED_OFF = -0.25
const IN_PERIL = -0.12

/** A curse that holds, a spell in hand, a thing that is carried, a roll that will not be made (for each who would come). */
const CURSE = -0.25
const SPELL = 0.15
const THING = 0.1
const HUSH = 0.08

/** A grove with more monsters than ours, and any that stands; a beat of a drum that is left. */
const GROVE_LOST = -0.6
const GROVE = -0.06
const BEAT = -0.06

/** What stands ready to be used once. */
const READY = 0.06

/** A hero who is gone, and one who stands among nearly too many, where heroes can be lost. */
const GONE = -1.2
const AMONG = -0.25

/** What speaks for a position, or against it, of what only the expansions and house rules know. */
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
    const side = DIRECTIONS.find((one) => distance(neighbour(at, one)) === 0)
    if (side) sum += isJoined(tiles, at, side) ? (FIRE_AT_OAK[closure.left] ?? 0) : 0
    else if (distance(at) === 2) sum += FIRE_NEAR
  }
  return sum
}

/** Until so many, each villager safe or lost brings a heart nearer, or its loss. */
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

/** So many monsters carry a hero off. */
const CROWD = 3

function heroesOf({ rules, seats, tiles, extras }: State): number {
  if (rules.heroes !== 'mortal' || !extras) return 0
  const among = seats.filter(({ at }) => (tiles[at]?.monsters.length ?? 0) >= CROWD - 1 && distance(at) > 0)
  return (extras.gone.length * GONE * 3) / seats.length + among.length * AMONG
}
