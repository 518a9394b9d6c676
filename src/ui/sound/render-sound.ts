import type { SoundPart } from './voice.ts'

/** Samples per second. */
const RATE = 22_050

/** Attack time in seconds, and the amplitude that counts as silent; same values as in the speaker. */
const ATTACK = 0.008
const SILENT = 0.0001

/** Renders parts as samples, at full loudness. Noise is taken at its worst case: its full amplitude all the time. */
export function rendered(parts: readonly SoundPart[]): Float64Array {
  const length = Math.max(0, ...parts.map(({ at, lasts }) => at + lasts))
  const samples = new Float64Array(Math.ceil(length * RATE))
  for (const part of parts) addPart(samples, part)
  return samples
}

function addPart(samples: Float64Array, part: SoundPart): void {
  const begins = Math.round(part.at * RATE)
  const count = Math.min(Math.round(part.lasts * RATE), samples.length - begins)
  let phase = 0
  for (let index = 0; index < count; index++) {
    const time = index / RATE
    phase += (part.from * (part.to / part.from) ** (time / part.lasts)) / RATE
    samples[begins + index] = (samples[begins + index] ?? 0) + wave(part.wave, phase) * strength(part, time)
  }
}

/** A wave between -1 and 1. */
function wave(kind: SoundPart['wave'], phase: number): number {
  if (kind === 'sine') return Math.sin(phase * 2 * Math.PI)
  if (kind === 'triangle') return 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5)
  return Math.sin(phase * 7919) > 0 ? 1 : -1
}

/** Strength of a part at a time after its start. */
function strength({ lasts, loud }: SoundPart, time: number): number {
  const rise = Math.min(ATTACK, lasts / 2)
  if (time < rise) return SILENT * (loud / SILENT) ** (time / rise)
  return loud * (SILENT / loud) ** ((time - rise) / (lasts - rise))
}

/** The peak amplitude. */
export const peakOf = (samples: Float64Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
