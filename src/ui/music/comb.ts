import { type Part, sine } from '../sound/voice.ts'
import type { Pin } from './tune.ts'

/** A tooth of this pitch rings for so long, in seconds; higher ones for less. */
const MIDDLE = 440
const RINGS = 2.2

/** What sounds above a tooth's own pitch: how many times as high, how strong, and for how much of its ringing. */
const OVERTONES = [
  [2, 0.16, 0.5],
  [5.4, 0.07, 0.08],
] as const

/** What pins let be heard: each a steel tooth that is plucked and rings out. */
export const plucked = (pins: readonly Pin[]): Part[] =>
  pins.flatMap(({ at, pitch, strong }) => {
    const rings = RINGS * Math.sqrt(MIDDLE / pitch)
    return [
      sine(at, rings, pitch, pitch, strong),
      ...OVERTONES.map(([times, part, share]) =>
        sine(at, rings * share, pitch * times, pitch * times, strong * part),
      ),
    ]
  })
