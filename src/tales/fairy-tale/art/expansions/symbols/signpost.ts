import { INK, ink } from '../../../../../ui/art/svg.ts'
import { atSide } from '../../symbols/at-side.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'

const BOARD = 'M-7 15V-4H-12L0-17L12-4H7V15z'

const ARROW =
  `<path d="${BOARD}" transform="translate(1.5 2.5)" fill="var(--shadow)"/>` +
  `<path d="${BOARD}" fill="#D9A560" ${ink(2.2)}/>` +
  `<path d="M-3 12V-2M3 13V2" fill="none" ${ink(1.3, '#8A5A24')}/><circle cx="0" cy="8" r="1.9" fill="${INK}"/>`

const SIGN = `<g transform="scale(.6)">${ARROW}</g>`

/** A carved arrow on the road that monsters are sent along. */
export const signpost: SymbolArt = {
  sign: () => SIGN,
  onRoads: ({ sides }, { bold }) =>
    atSide(sides, `<g transform="translate(50 ${bold ? 24 : 26}) scale(${bold ? 1.5 : 1.05})">${ARROW}</g>`),
}
