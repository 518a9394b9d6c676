import { wantsLessMotion } from '../../../store/motion.ts'
import type { Spot } from '../spot.ts'
import { movedBy } from './poses.ts'

/** How a piece moves for a cue. What is left out it does not do. */
export interface PieceMotion {
  /** In milliseconds. */
  duration: number
  /** The way to where it stands from where it stood, which is given in tiles from there. */
  way?(from: Spot): Keyframe[]
  /** How it comes to the board. */
  come?: Keyframe[]
  /** How it stirs and stands again where it stood. */
  stir?: Keyframe[]
}

/** How fast a piece makes room, in milliseconds. */
const MAKE_ROOM = 140

/** Over all pieces that stand. */
const ABOVE = { zIndex: 'var(--z-moving)' }

/** Straight on, over all others. */
export const straightOn = (from: Spot): Keyframe[] => [
  { transform: movedBy(from), easing: 'ease-in-out', ...ABOVE },
  { transform: 'none', ...ABOVE },
]

/** Up and over: the middle of the way lies above the straight line, the further the higher. */
export function throughTheAir(from: Spot): Keyframe[] {
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

/** The frames of a way, over all others. */
export const above = (frames: readonly Keyframe[]): Keyframe[] =>
  frames.map((frame) => ({ ...frame, ...ABOVE }))

/** Aside for another piece, quickly. */
export const makeRoom = (duration: number): PieceMotion => ({
  duration: Math.min(MAKE_ROOM, duration),
  way: (from) => [{ transform: movedBy(from), easing: 'ease-out' }, { transform: 'none' }],
})

/** Moves a piece; `from`: where it stood, in tiles from where it stands, or null if nowhere. */
export function animate(
  piece: HTMLElement,
  { duration, way, come, stir }: PieceMotion,
  from: Spot | null,
): void {
  const less = wantsLessMotion()
  if (from === null && come) piece.animate(less ? [{ opacity: 0 }, { opacity: 1 }] : come, { duration })
  if (from && (from.x !== 0 || from.y !== 0) && way)
    piece.animate(less ? [{ opacity: 0.2 }, { opacity: 1 }] : way(from), { duration })
  if (stir && !less) piece.animate(stir, { duration, easing: 'ease-in-out' })
}
