import { ink } from '../../../../../ui/art/svg.ts'
import { dieCut } from './die-cut.ts'

/** A small figure on its base, in a box 70 wide and 100 high: its feet are at (35, 74), and it reaches 26 above 0. */
export const figure = (art: string, base: string): string =>
  `<ellipse cx="35" cy="72" rx="30" ry="6" fill="var(--shadow)"/>${dieCut(art, false)}` +
  `<path d="M6 60H56Q62 60 61 66T54 73H8Q1 72 1 66T6 60Z" fill="${base}" ${ink(2.5)}/>` +
  '<path d="M10 63.5H52" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>'
