import { prefersReducedMotion } from '../../../store/motion.ts'
import type { BoardPoint } from '../board-point.ts'
import { movedBy } from './poses.ts'

/** How a piece moves during a cue. Omitted motions are skipped. */
export interface PieceMotion {
  /** In milliseconds. */
  duration: number
  /** Keyframes of the move to the new position; `from` is the old position relative to the new one, in tiles. */
  way?(from: BoardPoint): Keyframe[]
  /** Keyframes of its entrance. */
  come?: Keyframe[]
  /** Keyframes of a motion in place. */
  stir?: Keyframe[]
}

/** Duration of making room, in milliseconds. */
const MAKE_ROOM = 140

/** Above all pieces at rest. */
const ABOVE = { zIndex: 'var(--z-moving)' }

/** In a straight line, above all others. */
export const straightOn = (from: BoardPoint): Keyframe[] => [
  { transform: movedBy(from), easing: 'ease-in-out', ...ABOVE },
  { transform: 'none', ...ABOVE },
]

/** In an arc: the midpoint is above the straight line, higher for longer distances. */
export function throughTheAir(from: BoardPoint): Keyframe[] {
  const lift = -0.25 - Math.hypot(from.x, from.y) * 0.22
  return [
    { transform: movedBy(from), easing: 'ease-out', ...ABOVE },
    {
      transform: `${movedBy({ x: from.x / 2, y: from.y / 2 + lift })} scale(1.12)`,
      easing: 'ease-in',
      ...ABOVE,
    },
    { transform: 'none', ...ABOVE },
  ]
}

/** The frames, drawn above all other pieces. */
export const above = (frames: readonly Keyframe[]): Keyframe[] =>
  frames.map((frame) => ({ ...frame, ...ABOVE }))

/** A quick step aside for another piece. */
export const makeRoom = (duration: number): PieceMotion => ({
  duration: Math.min(MAKE_ROOM, duration),
  way: (from) => [{ transform: movedBy(from), easing: 'ease-out' }, { transform: 'none' }],
})

/** Animates a piece. `from` is its old position relative to the new one, in tiles, or null for a new piece. */
export function animate(
  piece: HTMLElement,
  { duration, way, come, stir }: PieceMotion,
  from: BoardPoint | null,
): void {
  const less = prefersReducedMotion()
  if (from === null && come) piece.animate(less ? [{ opacity: 0 }, { opacity: 1 }] : come, { duration })
  if (from && (from.x !== 0 || from.y !== 0) && way)
    piece.animate(less ? [{ opacity: 0.2 }, { opacity: 1 }] : way(from), { duration })
  if (stir && !less) piece.animate(stir, { duration, easing: 'ease-in-out' })
}
