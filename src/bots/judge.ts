import {
  activeDen,
  costOf,
  diamondsToCome,
  entranceOf,
  isGoal,
  isJoined,
  monstersToCome,
  places,
  type State,
} from '../engine/fairy-tale/index.ts'
import { DIRECTIONS, neighbour, type Place } from '../engine/kernel/index.ts'
import { type Courses, coursesOf, dangerAt } from './danger.ts'

/** What is measured of a position, in the order in which it is weighed. */
export const MEASURES = [
  'one',
  'hearts2',
  'hearts1',
  'destroyed',
  'laid',
  'laidFar',
  'wait',
  'short',
  'next',
  'second',
  'third',
  'far',
  'round',
  'toCome',
  'inflow',
  'wishes',
] as const

export type Measure = (typeof MEASURES)[number]

/**
 * What each is worth, in natural log odds of winning: a logistic regression over the turns of games that computer
 * players played (docs/BALANCE.md).
 */
const WEIGHTS: Record<Measure, number> = {
  one: 2.205,
  hearts2: -0.555,
  hearts1: -0.782,
  destroyed: 0.41,
  laid: 0.841,
  laidFar: -0.298,
  wait: -0.272,
  short: -0.238,
  next: -0.289,
  second: -0.155,
  third: -0.026,
  far: -0.02,
  round: -0.05,
  toCome: -0.206,
  inflow: -0.915,
  wishes: 0.313,
}

/** How likely a position is to be won, as far as can be said without playing on: 0 to 1. */
export function chanceOf(state: State): number {
  if (state.outcome) return state.outcome === 'won' ? 1 : 0
  const measures = measuresOf(state)
  const odds = MEASURES.reduce((sum, measure) => sum + WEIGHTS[measure] * measures[measure], 0)
  return 1 / (1 + Math.exp(-odds))
}

const RATE = 3

/** Measures a position. */
export function measuresOf(state: State): Record<Measure, number> {
  const courses = coursesOf(state)
  const crowd = crowdsOf(state, courses)
  const { laid, steps } = laidDiamonds(state)
  const pace = state.seats.reduce(
    (sum, { character }) => sum + (character === 'three-little-pigs' ? RATE : 1),
    0,
  )
  return {
    one: 1,
    hearts2: Number(state.hearts === 2),
    hearts1: Number(state.hearts <= 1),
    destroyed: state.diamonds,
    laid,
    laidFar: steps,
    wait: (waitOf(state) * state.seats.length) / pace,
    short: shortOf(state),
    ...crowd,
    toCome: monstersToCome(state),
    inflow: inflowOf(state, courses),
    wishes: state.seats.reduce((sum, { memory }) => sum + Number(memory['wishes'] ?? 0), 0),
  }
}

/** How many monsters stand how many steps from the oak. */
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

/** Dark diamonds in the forest, and how many steps the nearest character has to each, together. */
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

/** How many tiles must still be drawn, on average, until the last dark diamond lies in the market. */
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

/** How many icons are short for the next dark diamond, while one is to come. */
function shortOf(state: State): number {
  if (diamondsToCome(state) === 0) return 0
  return costOf(state, { building: 'diamond' }).reduce(
    (sum, { have, need }) => sum + Math.max(0, need - have),
    0,
  )
}

/** The danger that new monsters bring on average where they appear. */
function inflowOf(state: State, courses: Courses): number {
  const den = activeDen(state)
  const doors = DIRECTIONS.map((side) => entranceOf(state, side)?.at ?? null)
  if (den !== null) doors.push(den)
  const danger = doors.reduce<number>((sum, at) => sum + (at === null ? 0 : dangerAt(courses, at)), 0)
  return (danger / doors.length) * monstersToCome(state)
}
