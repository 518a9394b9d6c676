/** Width of a finger, in pixels. */
export const FINGER = 44

/** Returns the buttons that a touch may have meant: the button itself, then all with a center less than a finger's width away. */
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
