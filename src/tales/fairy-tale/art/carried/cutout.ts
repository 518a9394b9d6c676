import { INK } from '../../../../ui/art/svg.ts'

/** A thing as a die-cut token with a cream edge, in a 64-box. */
export const cutout = (outline: string, art: string): string =>
  `<path d="${outline}" transform="translate(1.5 4)" fill="var(--shadow)" stroke="var(--shadow)" stroke-width="8" stroke-linejoin="round"/>
  <path d="${outline}" fill="#FFF8E6" stroke="${INK}" stroke-width="9.5" stroke-linejoin="round"/>
  <path d="${outline}" fill="#FFF8E6" stroke="#FFF8E6" stroke-width="5.5" stroke-linejoin="round"/>${art}`
