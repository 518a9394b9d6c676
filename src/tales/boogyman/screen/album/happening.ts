import type { Event, Seat, Tile } from '../../../../engine/boogyman/index.ts'
import type { Move } from '../../game.ts'

/** What is drawn of an event in full colour: all else on the plate has aged. */
export interface Happening {
  /** The tiles with a gold rim. */
  rims: readonly Tile[]
  /** The way that somebody took, tile by tile. */
  way: { tiles: readonly Tile[]; seat: Seat; by: 'folk' | 'boogyman' } | null
  /** What stands there in full colour: all of one sort on these tiles. */
  things: 'folk' | 'boogyman' | 'tree' | null
}

const NOTHING: Happening = { rims: [], way: null, things: null }

/** What happens in one event. */
export function happeningOf(event: Event): Happening {
  switch (event.type) {
    case 'placed':
    case 'spawned':
      return { ...NOTHING, rims: [event.tile], things: 'folk' }
    case 'stepped':
      return {
        rims: [event.to],
        way: { tiles: [event.from, event.to], seat: event.seat, by: 'folk' },
        things: 'folk',
      }
    case 'tree-grew':
    case 'no-tree':
      return { ...NOTHING, rims: [event.tile], things: 'tree' }
    case 'boogyman-came':
      return { ...NOTHING, rims: [event.tile], things: 'boogyman' }
    case 'prowled': {
      const tiles = [event.from, ...event.path]
      return { rims: tiles.slice(-1), way: { tiles, seat: event.seat, by: 'boogyman' }, things: 'boogyman' }
    }
    case 'captured':
      return { ...NOTHING, rims: [event.tile], things: 'boogyman' }
    default:
      return NOTHING
  }
}

/** The ways that pieces went in some moves before one of their events: what has gone. */
export const goneBefore = (moves: readonly Pick<Move, 'frames'>[], event: Event): readonly Tile[][] => {
  const events = moves.flatMap(({ frames }) => frames.map((frame) => frame.event))
  return events.slice(0, Math.max(0, events.indexOf(event))).flatMap((gone) => {
    const { way } = happeningOf(gone)
    return way ? [[...way.tiles]] : []
  })
}
