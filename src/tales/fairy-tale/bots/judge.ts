import {
  activeDen,
  allowance,
  diamondsToCome,
  entranceOf,
  isGoal,
  isJoined,
  joinedToOak,
  monstersToCome,
  type Progress,
  places,
  pricesOf,
  progressOf,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, neighbour, type Place } from '../../../engine/kernel/index.ts'
import { type Courses, coursesOf, dangerAt } from './danger.ts'
import { besides } from './expansion-judge.ts'

/** The measures of a position, in the order of their weights. */
export const MEASURES = [
  /** Always 1. */
  'one',
  /** Whether two hearts are left, and whether only one is. */
  'hearts2',
  'hearts1',
  /** Destroyed dark diamonds, those in the forest, and the total steps from each to its nearest character. */
  'destroyed',
  'laid',
  'laidFar',
  /** Turns until the last diamond is in the market, and icons missing to pay for the next one. */
  'wait',
  'short',
  /** Monsters at one, two, and three or four steps from the Oak, further away, and circling. */
  'next',
  'second',
  'third',
  'far',
  'round',
  /** The number of new monsters in a turn, and their danger where they appear. */
  'toCome',
  'inflow',
  'wishes',
  /** The weighted sum for expansions and house rules. */
  'besides',
] as const

export type Measure = (typeof MEASURES)[number]

/** The weights, in natural log odds of winning: a logistic regression over turns of games between bots (docs/BALANCE.md). */
const WEIGHTS: Record<Measure, number> = {
  one: 3.5,
  hearts2: -0.6,
  hearts1: -1.4,
  destroyed: 0.4,
  laid: 0.7,
  laidFar: -0.3,
  wait: -0.25,
  short: -0.15,
  next: -0.34,
  second: -0.16,
  third: -0.04,
  far: -0.04,
  round: -0.03,
  toCome: -0.3,
  inflow: -0.85,
  wishes: 0.3,
  besides: 1,
}

/** Returns the estimated chance of winning a position, 0 to 1, without simulating. */
export function chanceOf(state: State): number {
  if (state.outcome) return state.outcome === 'won' ? 1 : 0
  const measures = measuresOf(state)
  const odds = MEASURES.reduce((sum, measure) => sum + WEIGHTS[measure] * measures[measure], 0)
  return 1 / (1 + Math.exp(-odds))
}

export function measuresOf(state: State): Record<Measure, number> {
  const courses = coursesOf(state)
  const progress = progressOf(state)
  return {
    one: 1,
    hearts2: Number(state.hearts === 2),
    hearts1: Number(state.hearts <= 1),
    ...(progress ? heldOut(state, progress) : diamondsOf(state)),
    ...crowdsOf(state, courses),
    toCome: monstersToCome(state),
    inflow: inflowOf(...unclosed(state, courses)),
    wishes: state.seats.reduce((sum, { memory }) => sum + Number(memory['wishes'] ?? 0), 0),
    besides: besides(state),
  }
}

/** The measures of progress toward winning by dark diamonds. */
function diamondsOf(state: State) {
  const { laid, steps } = laidDiamonds(state)
  return {
    destroyed: state.diamonds,
    laid,
    laidFar: steps,
    wait: waitOf(state) / paceOf(state),
    short: shortOf(state),
  }
}

/** The measures of progress toward another goal, in turns: diamonds do not count for it [R 68]. */
const heldOut = (state: State, { left }: Progress) => ({
  destroyed: 0,
  laid: 0,
  laidFar: 0,
  wait: left / paceTo(state),
  short: 0,
})

/** The progress of one turn toward another goal, at best. */
function paceTo(state: State): number {
  const { goal } = state.rules
  if (goal === 'rounds') return 1
  return goal === 'last-tile' ? paceOf(state) : monstersToCome(state)
}

/** The number of tiles that can be laid in a turn, averaged over the seats. */
function paceOf(state: State): number {
  const expands = state.seats.map((_, onTurn) => Math.max(1, allowance({ ...state, onTurn }).expands))
  return expands.reduce((sum, each) => sum + each, 0) / state.seats.length
}

/** The number of monsters by their steps to the Oak. */
function crowdsOf({ tiles }: State, courses: Courses) {
  const crowds = { next: 0, second: 0, third: 0, far: 0, round: 0 }
  for (const place of places(tiles)) {
    const count = tiles[place]?.monsters.length ?? 0
    if (count === 0) continue
    const steps = courses(place)
    if (steps === null) crowds.round += count
    else if (steps === 1) crowds.next += count
    else if (steps === 2) crowds.second += count
    else if (steps <= 4) crowds.third += count
    else crowds.far += count
  }
  return crowds
}

/** The number of dark diamonds in the forest, and the sum of steps from each to the nearest character. */
function laidDiamonds({ tiles, seats }: State): { laid: number; steps: number } {
  const goals = places(tiles).filter((place) => isGoal(tiles[place] ?? { building: null }))
  const steps = goals.reduce(
    (sum, goal) =>
      sum +
      stepsFrom(
        tiles,
        goal,
        seats.map(({ at }) => at),
      ),
    0,
  )
  return { laid: goals.length, steps }
}

const FAR = 10

function stepsFrom(tiles: State['tiles'], from: Place, to: readonly Place[]): number {
  const reached = new Map<Place, number>([[from, 0]])
  for (const [place, steps] of reached) {
    if (to.includes(place)) return steps
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (!reached.has(next) && isJoined(tiles, place, side)) reached.set(next, steps + 1)
    }
  }
  return FAR
}

/** The average number of draws until the last dark diamond is in the market. */
function waitOf({ pile }: State): number {
  let above = 0
  let wait = 0
  for (const { size, diamond } of pile.thirds) {
    if (diamond) wait = above + (size + 1) / 2
    above += size
  }
  if (pile.under.some(isGoal)) return above + pile.under.length
  return wait
}

/** The number of icons missing to pay for the next dark diamond; 0 if none remains. */
function shortOf(state: State): number {
  if (diamondsToCome(state) === 0) return 0
  return pricesOf(state, { building: 'diamond' }).reduce(
    (sum, { have, need }) => sum + Math.max(0, need - have),
    0,
  )
}

/** The forest without its fires and floods, which soon end. Entrances must be judged as they are then. */
function unclosed(state: State, courses: Courses): [State, Courses] {
  const { extras } = state
  if (!extras || Object.keys(extras.closed).length === 0) return [state, courses]
  const open: State = { ...state, extras: { ...extras, closed: {} } }
  return [open, coursesOf(open)]
}

/** The average danger of new monsters where they appear. */
function inflowOf(state: State, courses: Courses): number {
  const joined = joinedToOak(state)
  const den = activeDen(state, joined)
  const doors = DIRECTIONS.map((side) => entranceOf(state, side, joined)?.at ?? null)
  if (den !== null) doors.push(den)
  const danger = doors.reduce<number>((sum, at) => sum + (at === null ? 0 : dangerAt(courses, at)), 0)
  return (danger / doors.length) * monstersToCome(state)
}
