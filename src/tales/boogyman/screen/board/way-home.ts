/** A box in window pixels. */
export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** Height of the arc relative to the distance, and number of somersaults. */
const ARC = 0.3
const TURNS = 1

/** Keyframes of the flight home in an arc with a somersault. The piece arrives upright, at the size of its seat. */
export function homeward(from: PixelBox, to: PixelBox): Keyframe[] {
  const [x, y] = [middleX(to) - middleX(from), middleY(to) - middleY(from)]
  const lift = Math.hypot(x, y) * ARC
  const small = to.width / from.width
  return [
    { transform: 'none', easing: 'ease-out' },
    {
      transform: placed(x / 2, y / 2 - lift, TURNS / 2, (1 + small) / 2),
      easing: 'ease-in',
    },
    { transform: placed(x, y, TURNS, small) },
  ]
}

const middleX = ({ left, width }: PixelBox): number => left + width / 2
const middleY = ({ top, height }: PixelBox): number => top + height / 2

const placed = (x: number, y: number, turns: number, size: number): string =>
  `translate(${x}px, ${y}px) rotate(${turns}turn) scale(${size})`
