import { copyOf, type Event, type Mover, movers, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place, scriptedChance } from '../../../engine/kernel/index.ts'
import { moveMonster } from '../rules.ts'
import { goneIn, isStep } from './strides.ts'

/** Where a monster goes, roll after roll, while nothing else changes. */
export interface Route {
  monster: number
  /** The places that it passes, from where it stands now. */
  path: Place[]
  /** Where it stands after each roll of its own, of those in which it steps. */
  halts: Place[]
  /**
   * How it ends: at the oak, off the board before it, where it stays for good, or going round: then it comes
   * back to the place `from`, again and again.
   */
  end: { kind: 'oak' } | { kind: 'gone' } | { kind: 'stays' } | { kind: 'loop'; from: Place }
  /** How many rolls of its own it takes to the oak; null when it never comes there. */
  rolls: number | null
}

/** Two rolls without a step are rest enough: whatever delays a monster costs it one. */
const RESTS = 2

/** The way of every monster in the forest, if nothing but it ever moved; those nearest to the oak first. */
export const routesOf = (state: State): Route[] => movers(state, null).map((mover) => routeOf(state, mover))

/** The way of one monster, if nothing but it ever moved. */
function routeOf(state: State, { monster: { n }, at }: Mover): Route {
  const world = copyOf(state)
  // A villager that it carries off may cost the last heart [R 55]: the end of the tale stops nobody, as in all strides.
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
    // Where it has changed the forest it may go on otherwise when it comes back.
    if (changed) seen = new Set()
    if (rests === RESTS) return { monster: n, path, halts, end: { kind: 'stays' }, rolls: null }
    if (to !== here && seen.has(to))
      return { monster: n, path, halts, end: { kind: 'loop', from: to }, rolls: null }
    seen.add(to)
  }
}

/** What a monster changes on its way for good, so that it would not go there the same way again. */
const CHANGES: readonly Event['type'][] = ['bar-broken', 'bridge-fell', 'monster-slid', 'tile-wrecked']

/** One roll in which nobody but this monster moves. */
interface Alone {
  /** The places that it passes. */
  through: Place[]
  /** It is off the board before the oak. */
  lost: boolean
  /** It has changed the forest. */
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
  if (monster) moveMonster({ state: world, chance: scriptedChance({}), emit }, { monster, at })
  return { through, lost, changed }
}
