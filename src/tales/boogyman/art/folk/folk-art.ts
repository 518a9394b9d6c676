import { ink } from '../../../../ui/art/svg.ts'

/** The colors of one kind of folk. */
export interface Pigments {
  /** Color of all lines. */
  line: string
  /** The cap or hat, from dark to light. */
  cap: readonly [low: string, middle: string, high: string]
  /** Spots of a cap, the bell of a hat. */
  spot: string
  face: string
  /** Gills under a cap, the beard under a hat. */
  under: string
  cheek: string
  coat: string
  boot: string
}

/** One kind of folk in a 64-box, feet at y 64. The hat may be higher than the box. */
export interface FolkArt {
  /** Outline of the punched piece. Must differ between the kinds. */
  outline: string
  /** Simplified outline, for marks. */
  silhouette: string
  pigments: Pigments
  /** Colors after it has acted: grey-brown. */
  tired: Pigments
  /** SVG text of the whole figure. */
  body: (pigments: Pigments, eyes: Eyes) => string
}

export type Eyes = 'open' | 'shut'

const one = (x: number, y: number, line: string, eyes: Eyes): string =>
  eyes === 'shut'
    ? `<path d="M${x - 3} ${y}q3 2.6 6 0" fill="none" ${ink(1.9, line)}/>`
    : `<circle cx="${x}" cy="${y}" r="2.4" fill="${line}"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r=".7" fill="#fff"/>`

/** Two eyes, `apart` to either side of the middle of the box. */
export const eyesMarkup = (apart: number, y: number, line: string, eyes: Eyes): string =>
  one(32 - apart, y, line, eyes) + one(32 + apart, y, line, eyes)
