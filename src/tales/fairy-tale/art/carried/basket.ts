import { INK, ink } from '../../../../ui/art/svg.ts'
import { cutout } from './cutout.ts'

const OUTLINE = 'M8 28H14Q16 4 32 4T50 28H56L50 58H14Z'
const HANDLE = 'M13 30Q15 7 32 7T51 30'

/** The basket for grandmother, under its chequered cloth. */
export const BASKET = cutout(
  OUTLINE,
  `<path d="${HANDLE}" fill="none" stroke="${INK}" stroke-width="7"/>
  <path d="${HANDLE}" fill="none" stroke="#C98A45" stroke-width="3.4"/>
  <path d="M12 30Q20 18 32 22Q46 16 52 30z" fill="#FFF8E6" ${ink()}/>
  <path d="M18 29l5-8M27 29l3-8M36 29l3-9M45 29l1-8M15 26q18-6 35 0" stroke="#C01F2E" stroke-width="2.2" fill="none"/>
  <path d="M9 30H55L50 57H14z" fill="#C98A45" ${ink(2.4)}/>
  <path d="M11 39H53M13 48H51M20 31l2 25M32 31v26M44 31l-2 25" fill="none" ${ink(1.7)}/>
  <path d="M8 28H56V34H8z" fill="#E3B26A" ${ink()}/>`,
)
