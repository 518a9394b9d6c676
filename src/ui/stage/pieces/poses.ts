import type { Spot } from '../spot.ts'

/** How a piece is held at one point of its way; what is left out is as on a piece at rest. */
export interface Pose {
  /** When, as a part of the time that the motion takes. */
  at: number
  /** How much of the way lies behind it. */
  along: number
  /** How high over the board, in tiles. */
  lift?: number
  /** Turned about itself, in degrees, forwards. */
  turn?: number
  /** How much wider than at rest; it is as much lower. */
  wide?: number
  /** How it goes on to the next pose. */
  easing?: 'ease-in' | 'ease-out' | 'ease-in-out' | 'linear'
}

/** The poses as frames of a motion that ends at rest; `from`: where it begins, in tiles from where it ends. */
export function framesOf(poses: readonly Pose[], from: Spot): Keyframe[] {
  // Forwards is to the right of whoever goes east or south, and to the left of all others.
  const sense = from.x + from.y > 0 ? -1 : 1
  return poses.map(({ at, along, lift = 0, turn = 0, wide = 1, easing = 'linear' }) => ({
    offset: at,
    easing,
    transform: `${movedBy({ x: from.x * (1 - along), y: from.y * (1 - along) - lift })} rotate(${turn * sense}deg) scale(${rounded(wide)}, ${rounded(1 / wide)})`,
  }))
}

/** Moved by so many tiles, as CSS. */
export const movedBy = ({ x, y }: Spot): string =>
  `translate(calc(var(--tile) * ${rounded(x)}), calc(var(--tile) * ${rounded(y)}))`

const rounded = (length: number): number => Math.round(length * 1e4) / 1e4
