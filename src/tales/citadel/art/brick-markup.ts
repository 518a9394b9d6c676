import { INK, ink } from '../../../ui/art/svg.ts'

/** A brick, 26 wide, its upper left corner at (0, -9). */
export const brickMarkup = (): string =>
  `<path d="M0-4L5-9H26L21-4z" fill="#E59A70" ${ink(2)}/><path d="M21-4L26-9V3L21 8z" fill="#9C4526" ${ink(2)}/><path d="M0-4H21V8H0z" fill="#C9653C" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M4 2h5M12 0h5" stroke="#F0B48E" stroke-width="1.6" stroke-linecap="round"/>`
