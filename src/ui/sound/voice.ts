/** A tone or filtered noise with a gliding pitch. Times in seconds, pitches in hertz. */
export interface SoundPart {
  wave: 'sine' | 'triangle' | 'noise'
  /** Start time. */
  at: number
  lasts: number
  from: number
  to: number
  /** From 0 to 1. */
  loud: number
}

type Rest = readonly [at: number, lasts: number, from: number, to: number, loud: number]

const part =
  (wave: SoundPart['wave']) =>
  (...[at, lasts, from, to, loud]: Rest): SoundPart => ({ wave, at, lasts, from, to, loud })

export const sine = part('sine')
export const triangle = part('triangle')
export const noise = part('noise')

/** Successive notes, each ringing for `lasts` seconds. */
export const notes = (pitches: readonly number[], every: number, lasts: number, loud: number): SoundPart[] =>
  pitches.flatMap((pitch, index) => [
    triangle(index * every, lasts, pitch, pitch, loud),
    sine(index * every, lasts, pitch * 2, pitch * 2, loud * 0.3),
  ])

/** The parts, delayed. */
export const later = (by: number, parts: readonly SoundPart[]): SoundPart[] =>
  parts.map((one) => ({ ...one, at: one.at + by }))

/** One sound, as its parts. */
export type Voice = readonly SoundPart[]

/** The sound of a placed counter. */
export const LAID: Voice = [noise(0, 0.07, 1100, 260, 0.5), triangle(0, 0.16, 170, 85, 0.6)]

/** The sound of a turned page, with two notes. */
export const TURNED_PAGE: Voice = [noise(0, 0.26, 900, 2900, 0.13), ...notes([392, 523], 0.13, 0.4, 0.1)]
