import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import type { Move } from '../../game.ts'

/** The parts of an event that are drawn in full colour. The rest of the picture is faded. */
export interface ReplayHighlight {
  /** The tiles with a gold rim. */
  rims: readonly Place[]
  /** The way of a piece; for a monster with its number in the order of the roll. */
  way: { from: Place; to: Place; order: number | null } | null
  /** The affected monsters, and the seats of affected characters. */
  monsters: readonly number[]
  seats: readonly number[]
  /** The loss or gain of the event. */
  sign: 'heart' | 'diamond' | null
}

const NOTHING: ReplayHighlight = { rims: [], way: null, monsters: [], seats: [], sign: null }

/** Returns the highlight of an event; `state` is the state after it. */
export function replayHighlight(
  event: Event,
  { frames }: Pick<Move, 'frames'>,
  state: State,
): ReplayHighlight {
  switch (event.type) {
    case 'monster-stepped': {
      const order = orderOf(event.monster, frames)
      return {
        ...NOTHING,
        rims: [event.to],
        way: { from: event.from, to: event.to, order },
        monsters: [event.monster],
      }
    }
    case 'monster-put-out': {
      const way = { from: event.from, to: event.to, order: null }
      return { ...NOTHING, rims: [event.to], way, monsters: [event.monster] }
    }
    case 'monster-appeared':
    case 'monster-stayed':
    case 'monster-delayed':
    case 'bar-broken':
      return { ...NOTHING, rims: [event.at], monsters: [event.monster] }
    case 'movement-began':
      return { ...NOTHING, monsters: event.monsters }
    case 'monsters-coming':
    case 'monster-lost':
    case 'monster-removed':
    case 'tile-destroyed':
    case 'tile-felled':
      return { ...NOTHING, rims: [event.at] }
    case 'oak-hurt':
      return { ...NOTHING, rims: [CENTRE], sign: 'heart' }
    case 'character-walked':
    case 'character-carried': {
      const way = { from: event.from, to: event.to, order: null }
      return { ...NOTHING, rims: [event.to], way, seats: [event.seat] }
    }
    case 'diamond-destroyed':
      return { ...NOTHING, rims: [event.at], seats: [event.seat], sign: 'diamond' }
    case 'first-tile-laid':
      return { ...NOTHING, rims: [neighbour(CENTRE, event.side)] }
    case 'tile-placed':
    case 'tile-swapped':
    case 'tile-turned':
    case 'building-set':
    case 'symbol-used':
    case 'monsters-cleared':
    case 'item-changed':
      return { ...NOTHING, rims: [event.at], seats: [event.seat] }
    case 'power-used':
      return { ...NOTHING, rims: event.at === null ? [] : [event.at], seats: [event.seat] }
    case 'turn-began':
    case 'action-began':
      return { ...NOTHING, seats: [state.onTurn] }
    default:
      return NOTHING
  }
}

/** The position of a monster in the order of its roll, from 1; null if it moves for another reason. */
function orderOf(monster: number, frames: Move['frames']): number | null {
  for (const { event } of frames) {
    if (event.type !== 'movement-began') continue
    const index = event.monsters.indexOf(monster)
    if (index >= 0) return index + 1
  }
  return null
}

/** Returns the steps of a move before one of its events, each with its start and end. */
export const goneBefore = ({ frames }: Pick<Move, 'frames'>, frame: number): [Place, Place][] =>
  frames.slice(0, Math.max(0, frame)).flatMap(({ event }): [Place, Place][] => {
    if (event.type !== 'monster-stepped' && event.type !== 'character-walked') return []
    return [[event.from, event.to]]
  })
