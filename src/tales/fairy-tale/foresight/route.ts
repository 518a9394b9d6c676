import {
  copyOf,
  type Event,
  type Mover,
  moveMonster,
  movers,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place, scriptedChance } from '../../../engine/kernel/index.ts'

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
  const path = [at]
  const halts: Place[] = []
  const seen = new Set<Place>([at])
  let rests = 0
  for (let rolls = 1; ; rolls++) {
    const here = path.at(-1) ?? at
    const { through, lost } = rollAlone(world, n, here)
    path.push(...through)
    if (through.length > 0) halts.push(through.at(-1) ?? at)
    const to = path.at(-1) ?? here
    if (to === CENTRE) return { monster: n, path, halts, end: { kind: 'oak' }, rolls }
    if (lost) return { monster: n, path, halts, end: { kind: 'gone' }, rolls: null }
    rests = to === here ? rests + 1 : 0
    if (rests === RESTS) return { monster: n, path, halts, end: { kind: 'stays' }, rolls: null }
    if (to !== here && seen.has(to))
      return { monster: n, path, halts, end: { kind: 'loop', from: to }, rolls: null }
    seen.add(to)
  }
}

/** One roll in which nobody but this monster moves: the places that it passes, and whether it is lost on the way. */
function rollAlone(world: State, n: number, at: Place): { through: Place[]; lost: boolean } {
  const through: Place[] = []
  let lost = false
  const emit = (event: Event) => {
    if (event.type === 'monster-stepped' || event.type === 'monster-put-out') through.push(event.to)
    lost ||= event.type === 'monster-lost'
  }
  const monster = world.tiles[at]?.monsters.find((one) => one.n === n)
  if (monster) moveMonster({ state: world, chance: scriptedChance({}), emit }, { monster, at })
  return { through, lost }
}
