import { copyOf, type Event, type Mover, movers, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place, scriptedRng } from '../../../engine/kernel/index.ts'
import { moveMonster } from '../rules.ts'
import { goneIn, isStep } from './monster-runs.ts'

/** The route of a monster, roll after roll, while nothing else changes. */
export interface Route {
  monster: number
  /** The places it passes, from its current one. */
  path: Place[]
  /** The place after each of its rolls with a step. */
  halts: Place[]
  /** The end of the route: at the Oak, off the board, at rest for good, or circling. A loop returns to the place `from` again and again. */
  end: { kind: 'oak' } | { kind: 'gone' } | { kind: 'stays' } | { kind: 'loop'; from: Place }
  /** The number of its own rolls to the Oak; null if it never arrives. */
  rolls: number | null
}

/** Rolls without a step after which a monster is at rest: a delay costs only one roll. */
const RESTS = 2

/** Returns the route of every monster while only that monster moves; those nearest to the Oak first. */
export const routesOf = (state: State): Route[] => movers(state, null).map((mover) => routeOf(state, mover))

/** Returns the route of one monster while only that monster moves. */
function routeOf(state: State, { monster: { n }, at }: Mover): Route {
  const world = copyOf(state)
  // Carrying off a villager may cost the last heart [R 55]. As for all runs, the end of the game must not stop it.
  world.hearts += 1
  const path = [at]
  const halts: Place[] = []
  let seen = new Set<Place>([at])
  let rests = 0
  for (let rolls = 1; ; rolls++) {
    const here = path.at(-1) ?? at
    const { through, lost, changed } = rollAlone(world, n, here)
    path.push(...through)
    if (through.length > 0) halts.push(through.at(-1) ?? at)
    const to = path.at(-1) ?? here
    if (to === CENTRE) return { monster: n, path, halts, end: { kind: 'oak' }, rolls }
    if (lost) return { monster: n, path, halts, end: { kind: 'gone' }, rolls: null }
    rests = to === here ? rests + 1 : 0
    // The forest has changed, so the monster may take another way at a place that it has passed.
    if (changed) seen = new Set()
    if (rests === RESTS) return { monster: n, path, halts, end: { kind: 'stays' }, rolls: null }
    if (to !== here && seen.has(to))
      return { monster: n, path, halts, end: { kind: 'loop', from: to }, rolls: null }
    seen.add(to)
  }
}

/** Permanent changes by a monster on its way, after which it may not go the same way again. */
const CHANGES: readonly Event['type'][] = ['bar-broken', 'bridge-fell', 'monster-slid', 'tile-wrecked']

/** One roll with only this monster moving. */
interface Alone {
  through: Place[]
  /** True if it leaves the board before the Oak. */
  lost: boolean
  /** True if it has changed the forest. */
  changed: boolean
}

function rollAlone(world: State, n: number, at: Place): Alone {
  const through: Place[] = []
  let lost = false
  let changed = false
  const emit = (event: Event) => {
    if (isStep(event)) through.push(event.to)
    lost ||= goneIn(event).includes(n)
    changed ||= CHANGES.includes(event.type)
  }
  const monster = world.tiles[at]?.monsters.find((one) => one.n === n)
  if (monster) moveMonster({ state: world, chance: scriptedRng({}), emit }, { monster, at })
  return { through, lost, changed }
}
