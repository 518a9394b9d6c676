import { type SoundPart, sine } from '../sound/voice.ts'
import type { TunePin } from './tune-format.ts'

/** Ringing time in seconds of a tooth at this pitch (Hz). Higher teeth ring for less time. */
const MIDDLE = 440
const RINGS = 2.2

/** Overtones of a tooth: frequency factor, strength, and share of the ringing time. */
const OVERTONES = [
  [2, 0.16, 0.5],
  [5.4, 0.07, 0.08],
] as const

/** The sound of pins: each plucks a steel tooth, which rings out. */
export const plucked = (pins: readonly TunePin[]): SoundPart[] =>
  pins.flatMap(({ at, pitch, strong }) => {
    const rings = RINGS * Math.sqrt(MIDDLE / pitch)
    return [
      sine(at, rings, pitch, pitch, strong),
      ...OVERTONES.map(([times, part, share]) =>
        sine(at, rings * share, pitch * times, pitch * times, strong * part),
      ),
    ]
  })
