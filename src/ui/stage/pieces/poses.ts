import type { BoardPoint } from '../board-point.ts'

/** The pose of a piece at one moment of its move. Omitted fields are as at rest. */
export interface Pose {
  /** Time, as a fraction of the duration. */
  at: number
  /** Fraction of the distance covered. */
  along: number
  /** Height above the board, in tiles. */
  lift?: number
  /** Rotation in degrees; positive is forwards. */
  turn?: number
  /** Width relative to the piece at rest; the height is the inverse. */
  wide?: number
  /** Easing to the next pose. */
  easing?: 'ease-in' | 'ease-out' | 'ease-in-out' | 'linear'
}

/** Converts poses to keyframes that end at rest. `from` is the start relative to the end, in tiles. */
export function framesOf(poses: readonly Pose[], from: BoardPoint): Keyframe[] {
  // Forwards is clockwise for moves to the east or south, else counterclockwise.
  const sense = from.x + from.y > 0 ? -1 : 1
  return poses.map(({ at, along, lift = 0, turn = 0, wide = 1, easing = 'linear' }) => ({
    offset: at,
    easing,
    transform: `${movedBy({ x: from.x * (1 - along), y: from.y * (1 - along) - lift })} rotate(${turn * sense}deg) scale(${rounded(wide)}, ${rounded(1 / wide)})`,
  }))
}

/** CSS transform for an offset in tiles. */
export const movedBy = ({ x, y }: BoardPoint): string =>
  `translate(calc(var(--tile) * ${rounded(x)}), calc(var(--tile) * ${rounded(y)}))`

const rounded = (length: number): number => Math.round(length * 1e4) / 1e4
