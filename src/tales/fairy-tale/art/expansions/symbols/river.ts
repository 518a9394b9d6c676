import { ink } from '../../../../../ui/art/svg.ts'
import { hasRoad, type Roads, SIDES } from '../../roads/roads.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { once } from './once.ts'

const GLYPH = `
    <path d="M-8.2-8V5M8.2-8V5" ${ink(2.6)}/>
    <path d="M-6.5-7.5H6.5V-1H-6.5z" fill="#A9743A" ${ink(1.5)}/>
    <path d="M-6.5-4.3H6.5" ${ink(1.2)}/>
    <path d="M-8.5 4Q-6 1.5-3.5 4T1.5 4T6.5 4T9 4M-6.5 7.8Q-4 5.3-1.5 7.8T3.5 7.8T6.5 7.2" fill="none" stroke="#1F6AA8" stroke-width="2.2" stroke-linecap="round"/>`

const COURSE = 'M17-2Q9 20 16 40T13 74T17 102'

const WAVES =
  '<path d="M13 30q3-2 6 0t6 0M10 52q3-2 6 0M10 86q3-2 6 0t6 0" fill="none" stroke="#D7EEF8" stroke-width="1.8" stroke-linecap="round"/>'

const POSTS = '<path d="M1 57V78M27 57V78" fill="none" '

/** The stream along the west side, and its sluice with the board down, or up. */
function stream(open: boolean, bold: boolean): string {
  const width = bold ? 19 : 16
  const board = open
    ? `<path d="M2 57H26" ${ink(6)}/><path d="M2 57H26" ${ink(3, '#C98A45')}/>`
    : `<path d="M2 62H26V73H2z" fill="#C98A45" ${ink()}/><path d="M2 67.5H26" ${ink(1.4)}/>`
  return (
    `<path d="${COURSE}" fill="none" stroke="var(--tree-ink)" stroke-width="${width + 4.5}"/>` +
    `<path d="${COURSE}" fill="none" stroke="light-dark(#5fa8d6, #2e6fa0)" stroke-width="${width}"/>` +
    `${WAVES}${POSTS}${ink(6)}/>${POSTS}${ink(3, '#9A6434')}/>${board}`
  )
}

/** Quarter turns of the stream from the west side to one without a road, west before the others. */
function turnsTo(roads: Roads): number {
  const free = SIDES.toReversed().findIndex((side) => !hasRoad(roads, side))
  return Math.max(0, free)
}

/** A stream beside the road, and its sluice: shut, or open for good. */
export const river: SymbolArt = {
  sign: once('#D3E6F7', GLYPH),
  onRoads: ({ spent }, { roads, bold }) =>
    `<g transform="rotate(${-90 * turnsTo(roads)} 50 50)">${stream(spent, bold)}</g>`,
}
