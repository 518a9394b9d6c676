import type { MonsterKind } from '../../../../../engine/fairy-tale/index.ts'
import type { Pose } from '../../../../../ui/stage/pieces/poses.ts'

/** The animation of a kind of monster for a step from tile to tile, and for its appearance. */
export interface Gait {
  step: readonly Pose[]
  /** Poses at the monster's spot. `along` does not matter here. */
  come: readonly Pose[]
}

/** Each kind has its own weight, so that players recognise it by its motion before they see its face. */
export const GAITS: Readonly<Record<MonsterKind, Gait>> = {
  // Heavy: rises slowly, lands hard and settles.
  'frost-giant': {
    step: [
      { at: 0, along: 0, easing: 'ease-in-out' },
      { at: 0.45, along: 0.45, lift: 0.2, wide: 0.95, easing: 'ease-in' },
      { at: 0.72, along: 1, wide: 1.16, easing: 'ease-out' },
      { at: 0.86, along: 1, wide: 0.97 },
      { at: 1, along: 1 },
    ],
    come: [
      { at: 0, along: 1, lift: 0.9, easing: 'ease-in' },
      { at: 0.5, along: 1, wide: 1.22, easing: 'ease-out' },
      { at: 0.75, along: 1, wide: 0.95 },
      { at: 1, along: 1 },
    ],
  },
  // Stomps: one foot, then the other.
  ogre: {
    step: [
      { at: 0, along: 0, easing: 'ease-in-out' },
      { at: 0.25, along: 0.25, lift: 0.1, turn: -9, easing: 'ease-in' },
      { at: 0.48, along: 0.5, wide: 1.08, easing: 'ease-out' },
      { at: 0.72, along: 0.78, lift: 0.1, turn: 9, easing: 'ease-in' },
      { at: 0.92, along: 1, wide: 1.08 },
      { at: 1, along: 1 },
    ],
    come: [
      { at: 0, along: 1, lift: 0.45, turn: -9, easing: 'ease-in' },
      { at: 0.35, along: 1, wide: 1.12, easing: 'ease-out' },
      { at: 0.6, along: 1, lift: 0.12, turn: 8, easing: 'ease-in' },
      { at: 0.85, along: 1, wide: 1.08 },
      { at: 1, along: 1 },
    ],
  },
  // Quick: one low bound.
  'big-bad-wolf': {
    step: [
      { at: 0, along: 0, wide: 1.1, easing: 'ease-out' },
      { at: 0.5, along: 0.62, lift: 0.12, turn: -8, wide: 1.12, easing: 'ease-in' },
      { at: 0.9, along: 1, turn: 5 },
      { at: 1, along: 1 },
    ],
    come: [
      { at: 0, along: 1, lift: 0.3, turn: -24, easing: 'ease-in' },
      { at: 0.7, along: 1, turn: 8, wide: 1.1 },
      { at: 1, along: 1 },
    ],
  },
  // Glides above the ground.
  'ice-witch': {
    step: [
      { at: 0, along: 0, easing: 'ease-in-out' },
      { at: 0.5, along: 0.5, lift: 0.07, turn: 5, easing: 'ease-in-out' },
      { at: 1, along: 1 },
    ],
    come: [
      { at: 0, along: 1, lift: 0.6, turn: 10, easing: 'ease-out' },
      { at: 0.7, along: 1, lift: 0.06, turn: -4, easing: 'ease-in-out' },
      { at: 1, along: 1 },
    ],
  },
  // Rolls over the ground.
  troll: {
    step: [
      { at: 0, along: 0, turn: -360, easing: 'ease-in-out' },
      { at: 0.85, along: 1, turn: 12, easing: 'ease-out' },
      { at: 1, along: 1 },
    ],
    come: [
      { at: 0, along: 1, lift: 0.4, turn: -200, easing: 'ease-in' },
      { at: 0.7, along: 1, turn: 14, wide: 1.06, easing: 'ease-out' },
      { at: 1, along: 1 },
    ],
  },
}
