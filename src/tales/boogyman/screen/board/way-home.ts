/** Where something is in the window, in pixels. */
export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** How high its arc is, as a part of how far it goes; and how often it turns over. */
const ARC = 0.3
const TURNS = 1

/** From where it stood to its seat at home, in an arc, head over heels: it arrives upright, and as small as its seat. */
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
