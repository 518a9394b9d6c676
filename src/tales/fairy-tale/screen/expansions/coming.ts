import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import { above } from '../../../../ui/stage/pieces/motion.ts'
import { movedBy } from '../../../../ui/stage/pieces/poses.ts'
import type { FigureKind } from '../../art/index.ts'
import { spotOf } from '../forest/layout.ts'
import type { StandingFigure } from '../forest/standing.ts'

/** How a soldier or a villager comes to where it stands now; nobody else of its tile moves. */
export interface Coming {
  id: string
  come: Keyframe[]
}

/** Who comes in an event, and how: soldiers and villagers are alike, so that it is the last of its like there. */
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

/** He steps out from behind what stands there. */
const outOfTheGate: Keyframe[] = [
  { transform: 'translateY(-18%) scale(0.6)', opacity: 0, easing: 'ease-out' },
  { transform: 'none', opacity: 1 },
]

/** From tile to tile, over all others. */
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
