import { heartsOf, isGoal, type State, standsAt } from '../../../engine/fairy-tale/index.ts'
import {
  type Direction,
  distanceFromCentre,
  eastOf,
  type Place,
  southOf,
  stateOf,
} from '../../../engine/kernel/index.ts'
import { defeatedMonsters } from '../driven-away.ts'
import type { Frame, Session } from '../game.ts'

/** The seals of this tale in display order: leaving the Oak, helping each other, winning against the odds. */
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

/** The distances from the Oak, in steps, that count as out in the forest and as far. */
const OUT = 3
const FAR = 5

/** The monsters that each hero must remove for `many-hands`. */
const SHARE = 4

/** A finished game, prepared for the seals. */
interface Over {
  config: Session['config']
  frames: readonly Frame[]
  last: State
}

/** True if a finished game earns the seal. Only this game counts: every seal can be earned in a first game. */
const EARNED: Record<SealId, (game: Over) => boolean> = {
  /** All heroes, two or more, were out in the forest at the end of a turn. */
  'far-afield': ({ frames }) =>
    frames.some(
      ({ event, state }) =>
        event.type === 'turn-ended' &&
        state.seats.length > 1 &&
        state.seats.every((_, seat) => isOut(standsAt(state, seat))),
    ),
  /** A dark diamond was destroyed far from the Oak. */
  'worlds-end': ({ frames }) =>
    frames.some(({ event }) => event.type === 'diamond-destroyed' && distanceFromCentre(event.at) >= FAR),
  /** On each of the four sides, some hero was out in the forest at the end of a turn. */
  'four-winds': ({ frames }) => windsOf(frames).size === 4,
  /** A hero destroyed a diamond on a tile that another hero had laid. */
  'laid-for-a-friend': ({ frames }) => isLaidForFriend(frames),
  /** The game was won, and each of the three diamonds was destroyed by a different hero. */
  'each-broke-one': ({ frames, last }) =>
    last.outcome === 'won' &&
    new Set(frames.flatMap(({ event }) => (event.type === 'diamond-destroyed' ? [event.seat] : []))).size > 2,
  /** The game was won, and each of at least two heroes removed their share of monsters. */
  'many-hands': ({ frames, last }) =>
    last.outcome === 'won' &&
    last.seats.length > 1 &&
    last.seats.every((_, seat) => drivenAway(frames, seat) >= SHARE),
  /** The game was won with one heart left of several. A frail Oak, which starts with one, does not count. */
  'last-heart': ({ last }) =>
    last.outcome === 'won' && last.hearts === 1 && heartsOf(last.rules) > last.hearts,
  'grim-and-won': ({ config, last }) =>
    last.outcome === 'won' && (config.difficulty === 'grim-tale' || config.difficulty === 'endless-night'),
}

/** Returns the seals of a finished game; none if it still runs or was given up. */
export function sealsOf(session: Session): SealId[] {
  const last = stateOf(session)
  if (last.outcome === null || last.outcome === 'given-up') return []
  const over = { config: session.config, frames: session.moves.flatMap(({ frames }) => frames), last }
  return SEALS.filter((seal) => EARNED[seal](over))
}

/** True if a hero is out in the forest. A hero who was carried off has no place [R 70]. */
const isOut = (at: Place | null): boolean => at !== null && distanceFromCentre(at) >= OUT

/** The sides of the Oak with a hero out in the forest at the end of a turn. */
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

/** The number of monsters that a hero removed. */
const drivenAway = (frames: readonly Frame[], seat: number): number =>
  frames.reduce((all, { event }, index) => {
    const driven = defeatedMonsters(event, frames[index - 1]?.event)
    return all + (driven?.seat === seat ? driven.monsters : 0)
  }, 0)
