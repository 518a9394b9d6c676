/** What a finger needs, in pixels. */
const FINGER = 44

/** How much of it a press must gain at once, so that the next one is not as doubtful. */
const SPARE = 1.05

/**
 * How many times larger the board must be drawn for a finger to tell a counter from the nearest other one that can be
 * removed; at most 1 where it can already.
 */
export function tooNear(button: Element): number {
  const others = [...(button.parentElement?.querySelectorAll(':scope > [data-removes]') ?? [])]
  const here = middleOf(button)
  const away = others
    .filter((other) => other !== button)
    .map(middleOf)
    .map(({ x, y }) => Math.max(Math.abs(x - here.x), Math.abs(y - here.y)))
  return (FINGER / Math.min(...away, FINGER)) * (Math.min(...away) < FINGER ? SPARE : 1)
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
