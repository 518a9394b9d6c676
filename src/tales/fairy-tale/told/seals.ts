import { heartsOf, isGoal, type State, standsAt } from '../../../engine/fairy-tale/index.ts'
import {
  type Direction,
  distance,
  eastOf,
  type Place,
  southOf,
  stateOf,
} from '../../../engine/kernel/index.ts'
import { drivenAwayIn } from '../driven-away.ts'
import type { Frame, Session } from '../game.ts'

/** The wax seals of this tale, in the order in which they are shown: leaving the Oak, helping each other, winning darkly. */
export const SEALS = [
  'far-afield',
  'worlds-end',
  'four-winds',
  'laid-for-a-friend',
  'each-broke-one',
  'many-hands',
  'last-heart',
  'grim-and-won',
] as const

export type SealId = (typeof SEALS)[number]

/** So many steps from the Oak a hero is out in the forest, and so many is as far as anybody goes. */
const OUT = 3
const FAR = 5

/** As many monsters each hero must have driven away, for all hands to have helped. */
const SHARE = 4

/** A game that is over, as its seals look at it. */
interface Over {
  config: Session['config']
  frames: readonly Frame[]
  last: State
}

/** Whether a finished game earns it. None counts what was done before: each can be earned in one game, and in the first. */
const EARNED: Record<SealId, (game: Over) => boolean> = {
  /** At the end of a turn every hero of two or more was out in the forest. */
  'far-afield': ({ frames }) =>
    frames.some(
      ({ event, state }) =>
        event.type === 'turn-ended' &&
        state.seats.length > 1 &&
        state.seats.every((_, seat) => isOut(standsAt(state, seat))),
    ),
  /** A dark diamond was broken far from the Oak. */
  'worlds-end': ({ frames }) =>
    frames.some(({ event }) => event.type === 'diamond-destroyed' && distance(event.at) >= FAR),
  /** On each of its four sides some hero was out in the forest at the end of a turn. */
  'four-winds': ({ frames }) => windsOf(frames).size === 4,
  /** A hero broke a diamond on a tile that another had laid. */
  'laid-for-a-friend': ({ frames }) => isLaidForFriend(frames),
  /** The tale was won, and each of the three diamonds was broken by another hero. */
  'each-broke-one': ({ frames, last }) =>
    last.outcome === 'won' &&
    new Set(frames.flatMap(({ event }) => (event.type === 'diamond-destroyed' ? [event.seat] : []))).size > 2,
  /** The tale was won, and every hero of two or more drove away their share of monsters. */
  'many-hands': ({ frames, last }) =>
    last.outcome === 'won' &&
    last.seats.length > 1 &&
    last.seats.every((_, seat) => drivenAway(frames, seat) >= SHARE),
  /** The tale was won with one heart left of several: a frail Oak, which never had more, does not count. */
  'last-heart': ({ last }) =>
    last.outcome === 'won' && last.hearts === 1 && heartsOf(last.rules) > last.hearts,
  'grim-and-won': ({ config, last }) =>
    last.outcome === 'won' && (config.difficulty === 'grim-tale' || config.difficulty === 'endless-night'),
}

/** The seals that a finished game earns; none where it goes on, or was given up. */
export function sealsOf(session: Session): SealId[] {
  const last = stateOf(session)
  if (last.outcome === null || last.outcome === 'given-up') return []
  const over = { config: session.config, frames: session.moves.flatMap(({ frames }) => frames), last }
  return SEALS.filter((seal) => EARNED[seal](over))
}

/** Whether somebody is out in the forest; whoever was carried off is nowhere [R 70]. */
const isOut = (at: Place | null): boolean => at !== null && distance(at) >= OUT

/** The sides of the Oak on which a hero was out in the forest at the end of a turn. */
function windsOf(frames: readonly Frame[]): Set<Direction> {
  const winds = new Set<Direction>()
  for (const { event, state } of frames) {
    if (event.type !== 'turn-ended') continue
    for (const seat of state.seats.keys()) {
      const at = standsAt(state, seat)
      if (at === null) continue
      const [east, south] = [eastOf(at), southOf(at)]
      if (Math.abs(east) >= OUT) winds.add(east > 0 ? 'east' : 'west')
      if (Math.abs(south) >= OUT) winds.add(south > 0 ? 'south' : 'north')
    }
  }
  return winds
}

function isLaidForFriend(frames: readonly Frame[]): boolean {
  const laidBy = new Map<number, number>()
  for (const { event } of frames) {
    if ((event.type === 'tile-placed' || event.type === 'tile-swapped') && isGoal(event.face)) {
      laidBy.set(event.at, event.seat)
    }
    if (event.type === 'diamond-destroyed' && (laidBy.get(event.at) ?? event.seat) !== event.seat) return true
  }
  return false
}

/** How many monsters a hero took from the forest. */
const drivenAway = (frames: readonly Frame[], seat: number): number =>
  frames.reduce((all, { event }, index) => {
    const driven = drivenAwayIn(event, frames[index - 1]?.event)
    return all + (driven?.seat === seat ? driven.monsters : 0)
  }, 0)
