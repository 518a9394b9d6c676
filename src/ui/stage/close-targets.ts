/** What a finger needs, in pixels. */
export const FINGER = 44

/**
 * The buttons that a finger on one of them could mean as well: all whose middle lies nearer to its own than a finger is wide.
 * The button itself comes first.
 */
export function meantAt(button: Element, all: Iterable<Element>): Element[] {
  const here = middleOf(button)
  const others = [...all].filter((other) => {
    const { x, y } = middleOf(other)
    return other !== button && Math.max(Math.abs(x - here.x), Math.abs(y - here.y)) < FINGER
  })
  return [button, ...others]
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
