import { FINGER } from '../../forest/magnet.ts'

/** How much of it a press must gain at once, so that the next one is not as doubtful. */
const SPARE = 1.1

/**
 * How many times larger the board must be drawn for a finger to tell all counters that can be removed from each other; at
 * most 1 where it can tell this one already.
 */
export function tooNear(button: Element): number {
  const all = [...(button.parentElement?.querySelectorAll(':scope > [data-removes]') ?? [])]
  const here = middleOf(button)
  const middles = all.filter((other) => other !== button).map(middleOf)
  if (nearest([here], middles) >= FINGER) return 1
  return (FINGER / nearest([here, ...middles], [here, ...middles])) * SPARE
}

interface Middle {
  x: number
  y: number
}

/** How far the nearest two of these lie apart, in pixels across or down; no further than a finger needs. */
function nearest(some: readonly Middle[], others: readonly Middle[]): number {
  const away = some.flatMap((one) =>
    others.flatMap((other) =>
      other === one ? [] : Math.max(Math.abs(other.x - one.x), Math.abs(other.y - one.y)),
    ),
  )
  return Math.min(...away, FINGER)
}

function middleOf(element: Element): Middle {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
