import { ink } from '../../../../ui/art/svg.ts'
import { atSide } from '../roads/roads.ts'
import type { SymbolArt } from '../symbols/symbol-art.ts'

const WATER = '#BFE3F5'

function moat(top: number, waves: string, width: number): string {
  return (
    `<path d="M18 ${top}H82V${top + 19}H18z" fill="#2E6FA0" ${ink(width)}/>` +
    `<path d="${waves}" fill="none" stroke="${WATER}" stroke-width="1.7" stroke-linecap="round"/>`
  )
}

const posts = (bold: boolean, width: number): string =>
  ['M23-1H33', 'M67-1H77']
    .map((side, i) => `<path d="${side}V${bold ? 22 : 18}H${i ? 67 : 23}z" fill="#CFC7B6" ${ink(width)}/>`)
    .join('')

/** The lowered bridge: planks over the moat, with chains from both posts. */
function lowered(bold: boolean): string {
  const width = bold ? 3.2 : 2.3
  return (
    moat(5, 'M23 12q4-3 8 0M69 12q4-3 8 0M27 19q3-3 6 0M67 19q3-3 6 0', width) +
    `<path d="M35-1H65V29H35z" fill="#D9A560" ${ink(width)}/>` +
    `<path d="M35 5.5H65M35 12.5H65M35 19.5H65" fill="none" ${ink(1.7)}/>` +
    `<path d="M33 2L41 24M67 2L59 24" fill="none" ${ink(1.8)} stroke-dasharray="2.4 1.6"/>${posts(bold, width)}`
  )
}

/** The raised bridge: upright planks, barred crosswise, in front of open water. */
function raised(bold: boolean): string {
  const width = bold ? 3.2 : 2.3
  return (
    moat(13, 'M23 20q4-3 8 0t8 0t8 0t8 0t8 0t8 0M27 27q3-3 6 0t6 0t6 0t6 0t6 0t6 0', width) +
    `<path d="M32-2H68V14H32z" fill="#B9854A" ${ink(width + 0.4)}/>` +
    `<path d="M39-1V13M46-1V13M54-1V13M61-1V13" fill="none" ${ink(1.7)}/>` +
    `<path d="M32 1L68 12M68 1L32 12" fill="none" ${ink(5.4)}/>` +
    `<path d="M33 1.3L67 11.7M67 1.3L33 11.7" fill="none" ${ink(2.6, '#C0C4C8')}/>${posts(bold, width)}`
  )
}

/** A piece of road with the bridge, for lists and info cards. */
const sign = (bridge: string): string => `<g transform="translate(-15.5 -4.5) scale(.31)">${bridge}</g>`
const LOWERED = sign(lowered(true))
const RAISED = sign(raised(true))

/** A drawbridge at the mouth of its road, lowered or raised. */
export const drawbridge: SymbolArt = {
  sign: ({ spent }) => (spent ? RAISED : LOWERED),
  onRoads: ({ sides, spent }, { bold }) => atSide(sides, spent ? raised(bold) : lowered(bold)),
}
