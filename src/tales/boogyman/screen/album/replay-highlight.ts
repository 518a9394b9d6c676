import { type Event, enemyOf, type Seat, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Move } from '../../game.ts'

/** The parts of an event that are drawn in full color; the rest of the plate is aged. */
export interface ReplayHighlight {
  /** The tiles with a gold rim. */
  rims: readonly Tile[]
  /** The walked path, tile by tile. */
  way: readonly Tile[] | null
  /** Kind and side of the pieces in full color on these tiles. */
  things: { kind: 'folk' | 'boogyman'; seat: Seat } | { kind: 'tree' } | null
}

const NOTHING: ReplayHighlight = { rims: [], way: null, things: null }

/** Returns the highlighted parts of an event. */
export function replayHighlight(event: Event): ReplayHighlight {
  switch (event.type) {
    case 'placed':
    case 'spawned':
      return { ...NOTHING, rims: [event.tile], things: { kind: 'folk', seat: event.seat } }
    case 'stepped':
      return {
        rims: [event.to],
        way: [event.from, event.to],
        things: { kind: 'folk', seat: event.seat },
      }
    case 'tree-grew':
    case 'no-tree':
      return { ...NOTHING, rims: [event.tile], things: { kind: 'tree' } }
    case 'boogyman-came':
      return { ...NOTHING, rims: [event.tile], things: { kind: 'boogyman', seat: event.seat } }
    case 'prowled':
      return {
        rims: event.path.slice(-1),
        way: [event.from, ...event.path],
        things: { kind: 'boogyman', seat: event.seat },
      }
    case 'captured':
      return { ...NOTHING, rims: [event.tile], things: { kind: 'boogyman', seat: enemyOf(event.whose) } }
    default:
      return NOTHING
  }
}

/** Paths of the events before `event` in these moves. */
export const goneBefore = (moves: readonly Pick<Move, 'frames'>[], event: Event): readonly Tile[][] => {
  const events = moves.flatMap(({ frames }) => frames.map((frame) => frame.event))
  return events.slice(0, Math.max(0, events.indexOf(event))).flatMap((gone) => {
    const { way } = replayHighlight(gone)
    return way ? [[...way]] : []
  })
}
