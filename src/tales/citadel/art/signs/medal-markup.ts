import type { Category } from '../../../../engine/citadel/index.ts'
import { INK, ink, n1 } from '../../../../ui/art/svg.ts'
import { LOOKS, signMarkup } from './signs-markup.ts'

/** The leaves of a laurel on both sides of the medal's foot. */
const LAUREL = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((leaf) => {
    const angle = ((200 + leaf * 20) * Math.PI) / 180
    return [1, -1].map(
      (side) =>
        `<g transform="translate(${n1(50 - side * Math.cos(angle) * 36)} ${n1(52 - Math.sin(angle) * 36)}) rotate(${side * (leaf * 20 - 58)})"><path d="M0 8Q-6 0 0-9Q6 0 0 8z" fill="#8FB04E" stroke="${INK}" stroke-width="1.4"/></g>`,
    )
  })
  .join('')

/** The medal of a Great Power, in a box of 102 by 128: a laurel round the sign of its category, on ribbons of its colour. */
export const medalMarkup = (category: Category): string =>
  `<path d="M26 84L20 124L34 116L42 126L46 90zM74 84L80 124L66 116L58 126L54 90z" fill="${LOOKS[category].colour}" ${ink(2)}/><circle cx="51.5" cy="55.5" r="44" fill="var(--shadow)" opacity=".6"/><circle cx="50" cy="52" r="44" fill="#E7C58A" ${ink(2.4)}/><circle cx="50" cy="52" r="39" fill="#FFF8E6" stroke="#A9743A" stroke-width="1.5"/>${LAUREL}<g transform="translate(50 50) scale(1.4)">${signMarkup(category, null)}</g>`
