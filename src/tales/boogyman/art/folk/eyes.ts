import { ink } from '../../../../ui/art/svg.ts'
import type { Eyes } from './folk-art.ts'

const one = (x: number, y: number, line: string, eyes: Eyes): string =>
  eyes === 'shut'
    ? `<path d="M${x - 3} ${y}q3 2.6 6 0" fill="none" ${ink(1.9, line)}/>`
    : `<circle cx="${x}" cy="${y}" r="2.4" fill="${line}"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r=".7" fill="#fff"/>`

/** Two eyes, `apart` to either side of the middle of the box. */
export const eyesMarkup = (apart: number, y: number, line: string, eyes: Eyes): string =>
  one(32 - apart, y, line, eyes) + one(32 + apart, y, line, eyes)
