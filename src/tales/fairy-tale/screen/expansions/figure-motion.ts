import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import { above } from '../../../../ui/stage/pieces/motion.ts'
import { movedBy } from '../../../../ui/stage/pieces/poses.ts'
import type { FigureKind } from '../../art/index.ts'
import type { StandingFigure } from '../forest/forest-pieces.ts'
import { spotOf } from '../forest/layout.ts'

/** The animation of a soldier or a villager to its place; other pieces of the tile stay. */
export interface Coming {
  id: string
  come: Keyframe[]
}

/** Returns the moving piece of an event and its animation. Pieces of a kind are alike, so the last one at the place is used. */
export function comingOf(event: Event, figures: readonly StandingFigure[]): Coming | null {
  switch (event.type) {
    case 'soldier-recruited':
      return coming(figures, 'soldier', event.at, outOfTheGate)
    case 'soldier-marched':
      return coming(figures, 'soldier', event.path.at(-1), along(event.path))
    case 'villager-walked':
      return coming(figures, 'villager', event.to, along([event.from, event.to]))
    default:
      return null
  }
}

function coming(
  figures: readonly StandingFigure[],
  kind: FigureKind,
  at: Place | undefined,
  come: Keyframe[],
): Coming | null {
  const last = figures.findLast((figure) => figure.kind === kind && figure.place === at)
  return last ? { id: last.id, come } : null
}

/** A soldier steps out from behind the things on the tile. */
const outOfTheGate: Keyframe[] = [
  { transform: 'translateY(-18%) scale(0.6)', opacity: 0, easing: 'ease-out' },
  { transform: 'none', opacity: 1 },
]

/** Returns an animation from tile to tile, above all pieces. */
function along(path: readonly Place[]): Keyframe[] {
  const end = path.at(-1)
  const there = spotOf(end ?? CENTRE)
  return above(
    path.map((place) => {
      const { x, y } = spotOf(place)
      return { transform: movedBy({ x: x - there.x, y: y - there.y }), easing: 'ease-in-out' }
    }),
  )
}
