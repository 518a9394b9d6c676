/** A pitch that glides, or noise through a filter that does; times in seconds, pitches in hertz. */
export interface Part {
  wave: 'sine' | 'triangle' | 'noise'
  /** When it begins. */
  at: number
  lasts: number
  from: number
  to: number
  /** From 0 to 1. */
  loud: number
}

type Rest = readonly [at: number, lasts: number, from: number, to: number, loud: number]

const part =
  (wave: Part['wave']) =>
  (...[at, lasts, from, to, loud]: Rest): Part => ({ wave, at, lasts, from, to, loud })

export const sine = part('sine')
export const triangle = part('triangle')
export const noise = part('noise')

/** Notes one after another, each ringing for a while. */
export const notes = (pitches: readonly number[], every: number, lasts: number, loud: number): Part[] =>
  pitches.flatMap((pitch, index) => [
    triangle(index * every, lasts, pitch, pitch, loud),
    sine(index * every, lasts, pitch * 2, pitch * 2, loud * 0.3),
  ])

/** Some parts, later. */
export const later = (by: number, parts: readonly Part[]): Part[] =>
  parts.map((one) => ({ ...one, at: one.at + by }))

/** What one sound is made of. */
export type Voice = readonly Part[]

/** A counter laid on the table. */
export const LAID: Voice = [noise(0, 0.07, 1100, 260, 0.5), triangle(0, 0.16, 170, 85, 0.6)]

/** A page that is turned, with two notes. */
export const TURNED_PAGE: Voice = [noise(0, 0.26, 900, 2900, 0.13), ...notes([392, 523], 0.13, 0.4, 0.1)]
