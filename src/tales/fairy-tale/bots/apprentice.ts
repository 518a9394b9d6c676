import {
  type Action,
  type ActionOf,
  type ActionType,
  entranceOf,
  expandsLeft,
  type Face,
  isGoal,
  monstersToCome,
  type PowerId,
  payRefusal,
  places,
  roadSides,
  type State,
  sideOfDie,
  sidesOf,
  suggestOpening,
  winsByDiamonds,
} from '../../../engine/fairy-tale/index.ts'
import {
  apart,
  CENTRE,
  DIRECTIONS,
  type Direction,
  distanceFromCentre,
  type Rng,
} from '../../../engine/kernel/index.ts'
import { fairyTale, listOf } from '../rules.ts'
import { type BotView, viewOf } from './bot-view.ts'
import { type Courses, crowdDanger, dangerAt, monsterDanger } from './danger.ts'
import type { Player } from './player.ts'
import { standings } from './standings.ts'

/** The value of an action, by type. Below zero it is taken only if nothing else is possible. */
type Weights = { readonly [Type in ActionType]: (view: BotView, action: ActionOf<Type>) => number }

const LAST = -1
const NEVER = Number.NEGATIVE_INFINITY

/** The cost of a step; prevents pointless walks. */
const STEP = 0.02

const WEIGHTS: Weights = {
  lay: () => 0,
  begin: () => 0,
  roll: () => 0,
  'give-up': () => NEVER,
  'keep-die': () => 0,
  'end-turn': () => 0,
  'choose-side': sideWorth,
  'choose-place': ({ state, courses }, { at }) => crowdDanger(state, courses, at),
  walk: (view, { to, with: along }) =>
    view.standing(to) - view.standing(view.at()) - STEP + (along ? view.values().leadWorth(view, to) : 0),
  remove: ({ at, courses }) => 1 + dangerAt(courses, at()),
  expand: placementWorth,
  sweep: ({ state }, { slot }) => (state.market[slot]?.building ? 0.05 : 0.1),
  fell: ({ state }, { at }) => 0.5 - 0.1 * (state.tiles[at]?.symbols.length ?? 0),
  use: (view, action) => POWERS[action.power](view, action),
  'use-symbol': symbolWorth,
  pour: (view, action) => view.values().pourWorth(view, action),
  recruit: (view) => view.values().RECRUIT,
  march: (view, action) => view.values().marchWorth(view, action),
  cast: (view, action) => view.values().castWorth(view, action),
}

/**
 * Creates the apprentice: an instant bot that never looks ahead. It removes monsters that threaten the Oak, walks to the next threat or
 * dark diamond, and lays tiles so that the forest stays small. `values` is called only in a game with expansions, because on the page they
 * load with it.
 */
export const createApprentice =
  (values: BotView['values']): Player =>
  (state, luck) =>
    decide(viewOf(state, values), luck)

/** Returns the apprentice's action, from its view of a position. */
export function decide(view: BotView, luck: Rng): Action {
  const { state } = view
  if (state.phase === 'opening') return suggestOpening(state)[0] ?? { type: 'begin' }
  if (state.pending) return must(best(view, fairyTale.list(state), luck, NEVER))
  if (state.phase !== 'action') return best(view, listOf(state, 'use'), luck, 0) ?? { type: 'roll' }
  return (
    layGoal(view, luck) ??
    best(view, freeActions(state), luck, 0) ??
    best(view, tilesToLay(state), luck, 0) ??
    must(best(view, [...listOf(state, 'end-turn'), ...listOf(state, 'walk')], luck, NEVER))
  )
}

/** Actions that are cheap to list and are considered before a tile is laid. */
const freeActions = (state: State): Action[] => [
  ...listOf(state, 'remove'),
  ...listOf(state, 'walk'),
  ...listOf(state, 'use'),
  ...listOf(state, 'use-symbol'),
  ...(state.extras ? EXPANSION_ACTIONS.flatMap((type) => listOf(state, type)) : []),
]

/** Actions that only expansions allow. */
const EXPANSION_ACTIONS = ['pour', 'recruit', 'march', 'cast'] as const

/** Placements of tiles, or, if there are none, sweeping or felling one. */
function tilesToLay(state: State): Action[] {
  if (expandsLeft(state) === 0) return []
  const placements = listOf(state, 'expand')
  return placements.length > 0 ? placements : [...listOf(state, 'sweep'), ...listOf(state, 'fell')]
}

/** Lays a dark diamond before anything else, so that a hero can walk to it at once. */
function layGoal(view: BotView, luck: Rng): Action | null {
  const { state } = view
  const isOpen = (face: Face | null) => face !== null && isGoal(face) && payRefusal(state, face) === null
  if (expandsLeft(state) === 0 || !winsByDiamonds(state.rules) || !state.market.some(isOpen)) return null
  const goals = listOf(state, 'expand').filter(({ slot }) => isOpen(state.market[slot] ?? null))
  return best(view, goals, luck, 0)
}

/** Returns the action of the highest value above `least`, or null. Ties are broken at random. */
function best(view: BotView, actions: readonly Action[], luck: Rng, least: number): Action | null {
  let found: Action | null = null
  let most = least
  let equals = 0
  for (const action of actions) {
    const worth = weigh(view, action)
    if (worth < most || worth === least) continue
    equals = worth === most ? equals + 1 : 1
    most = worth
    if (equals === 1 || luck.draw(equals) === 0) found = action
  }
  return found
}

function must(action: Action | null): Action {
  if (!action) throw new Error('No action is allowed, but the game is not over.')
  return action
}

const weigh = (view: BotView, action: Action): number =>
  (WEIGHTS[action.type] as (view: BotView, action: Action) => number)(view, action)

/** On a 5: new monsters should appear far from the Oak, and those should move that come least near to it. */
function sideWorth({ state, courses }: BotView, { side }: ActionOf<'choose-side'>): number {
  if (state.pending?.kind === 'spawn-side') {
    return -dangerAt(courses, entranceOf(state, side)?.at ?? CENTRE)
  }
  return -movementDanger(state, courses, side)
}

/** The increase in danger if the monsters of one side move. Monsters next to the Oak cost a heart. */
function movementDanger(state: State, courses: Courses, side: Direction): number {
  let danger = 0
  for (const at of places(state.tiles)) {
    const count = state.tiles[at]?.monsters.length ?? 0
    if (count === 0 || !sidesOf(at, state.rules.sides).includes(side)) continue
    danger += count * dangerAt(courses, at) * (courses(at) === 1 ? 3 : 1)
  }
  return danger
}

/** The value of laying any tile: the market moves on toward the diamonds. */
const PROGRESS = 0.7

function placementWorth({ state, at: own, growthCost }: BotView, { slot, at }: ActionOf<'expand'>): number {
  const face = state.market[slot]
  if (!face) return LAST
  return (
    PROGRESS +
    (isGoal(face) && winsByDiamonds(state.rules)
      ? 3 - 0.1 * distanceFromCentre(at) - 0.1 * apart(at, own())
      : 0) +
    (face.building ? 0.3 : 0) +
    0.1 * face.symbols.length -
    0.05 * roadSides(face.roads).length -
    growthCost(at)
  )
}

/** The danger that a bomb must remove to be worth its use. */
const BOMB = 1.2

/** Only a bomb on a crowd is valued. Swaps and turns need a look ahead. */
function symbolWorth(view: BotView, action: ActionOf<'use-symbol'>): number {
  const { symbol, at, slot, turn } = action
  if (slot !== undefined || turn !== undefined) return LAST
  if (symbol === 'bomb') return crowdDanger(view.state, view.courses, at) - BOMB
  return view.values().symbolWorth(view, action)
}

/** The value that a power with few uses must reach. */
const WISH = 1.2

const POWERS: { readonly [Id in PowerId]: (view: BotView, action: ActionOf<'use'>) => number } = {
  // Good while the monsters are far away: none appear, but those in the forest move twice.
  'bargain-movement': ({ state, courses }) =>
    0.5 * monstersToCome(state) - 1.5 * monsterDanger(state, courses),
  // Good while monsters are very near: none of them moves, but the number of new ones doubles.
  'bargain-monsters': ({ state, courses }) => monsterDanger(state, courses) - 2 - 0.6 * monstersToCome(state),
  pull: pullWorth,
  fly: ({ at, standing }, { at: to = at() }) => standing(to) - standing(at()) - WISH,
  clear: ({ state, courses }, { at: to = CENTRE }) => crowdDanger(state, courses, to) - WISH,
  reroll: ({ state, courses }) => rerollWorth(state, courses),
}

/** The gain of the hero who is pulled, weighted low so that walking comes first. */
function pullWorth({ state, courses, values, at }: BotView, { seat = 0 }: ActionOf<'use'>): number {
  const others = standings({ ...state, onTurn: seat }, courses, values)
  const from = state.seats[seat]?.at ?? at()
  return 0.1 * ((others.get(at()) ?? 0) - (others.get(from) ?? 0) - 0.3)
}

/** The value of rolling a movement again: positive if it costs more than the average die. */
function rerollWorth(state: State, courses: Courses): number {
  if (state.pending?.kind !== 'die' || state.pending.for !== 'movement') return LAST
  const { face } = state.pending
  const of = (side: Direction) => movementDanger(state, courses, side)
  const all = DIRECTIONS.reduce((sum, side) => sum + of(side), 0)
  const now = face === 6 ? all : face === 5 ? 0 : of(sideOfDie(face))
  return now - all / 3 - 2 * WISH
}
