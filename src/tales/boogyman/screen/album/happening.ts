import { type Event, enemyOf, type Seat, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Move } from '../../game.ts'

/** What is drawn of an event in full colour: all else on the plate has aged. */
export interface Happening {
  /** The tiles with a gold rim. */
  rims: readonly Tile[]
  /** The way that somebody took, tile by tile. */
  way: readonly Tile[] | null
  /** What stands there in full colour: all of one sort on these tiles, and of one side. */
  things: { kind: 'folk' | 'boogyman'; seat: Seat } | { kind: 'tree' } | null
}

const NOTHING: Happening = { rims: [], way: null, things: null }

/** What happens in one event. */
export function happeningOf(event: Event): Happening {
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

/** The ways that pieces went in some moves before one of their events: what has gone. */
export const goneBefore = (moves: readonly Pick<Move, 'frames'>[], event: Event): readonly Tile[][] => {
  const events = moves.flatMap(({ frames }) => frames.map((frame) => frame.event))
  return events.slice(0, Math.max(0, events.indexOf(event))).flatMap((gone) => {
    const { way } = happeningOf(gone)
    return way ? [[...way]] : []
  })
}
