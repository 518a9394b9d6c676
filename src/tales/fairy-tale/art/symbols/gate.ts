import { ink } from '../../../../ui/art/svg.ts'
import { atSide } from '../roads/roads.ts'
import type { SymbolArt } from './symbol-art.ts'

const IRON = '#1B1614'
const STONE = '#CFC7B6'
const GRILLE = '#8D8880'

/** A post at x with its head at the border, leaning by some degrees. */
function post(x: number, height: number, bold: boolean, lean = 0): string {
  const courses = bold ? '' : `<path d="M${x + 1.5} 6.5h8M${x + 1.5} 13h8M${x + 1.5} 19h8" ${ink(1)}/>`
  const stone = `<rect x="${x}" y="0" width="11" height="${height + 3}" rx="2" fill="${STONE}" ${ink(bold ? 3 : 2)}/>`
  return lean === 0
    ? stone + courses
    : `<g transform="rotate(${lean} ${x + 5.5} ${height})">${stone}${courses}</g>`
}

function closed(bold: boolean): string {
  const height = bold ? 27 : 20
  const bars = (bold ? [41, 50, 59] : [38.5, 44.3, 50, 55.7, 61.5]).map((x) => `M${x} 2V${height}`).join('')
  return (
    `<rect x="33" y="1.5" width="34" height="${height - 2}" fill="${GRILLE}" ${ink(bold ? 3 : 2)}/>` +
    `<path d="${bars}" stroke="${IRON}" stroke-width="${bold ? 4.6 : 3.2}"/>` +
    `<path d="M33 ${height * 0.36}H67M33 ${height * 0.74}H67" stroke="${IRON}" stroke-width="${bold ? 4 : 2.6}"/>` +
    post(24, height, bold) +
    post(65, height, bold)
  )
}

/** A broken gate: posts that lean apart, and parts of the grille by the side of the road. */
function broken(bold: boolean): string {
  const height = bold ? 27 : 20
  const bars = bold ? 'M-11-5H10M-9 5H11M-5-11V9M5-9V11' : 'M-10-4H9M-9 3.5H10M-6-8V7M0-7V8M6-6V7'
  const grille = `<path d="${bars}" transform="translate(66 ${height + 12}) rotate(28)" stroke="${IRON}" stroke-width="${bold ? 4 : 2.8}" stroke-linecap="round"/>`
  return post(19, height, bold, -16) + post(70, height, bold, 13) + grille
}

const POSTS = 'M-10.4-6H-6.2V9.6H-10.4zM6.2-6H10.4V9.6H6.2z'

const CLOSED_SIGN =
  `<path d="M-6.4 9V-3Q-6.4-9.4 0-9.4T6.4-3V9z" fill="${GRILLE}" ${ink(1.4)}/>` +
  `<path d="M-3.3-7.6V9M0-9V9M3.3-7.6V9M-6.4-2.8H6.4M-6.4 3.2H6.4" fill="none" stroke="${IRON}" stroke-width="1.7"/>` +
  `<path d="${POSTS}" fill="${STONE}" ${ink(1.4)}/>`

const BROKEN_SIGN =
  `<path d="M-3.4 8.6L4.6 2.6M-1.4 4L4 9M1 2.4L5.6 7" fill="none" stroke="${IRON}" stroke-width="1.7" stroke-linecap="round"/>` +
  `<path d="M-10.6-5.6L-6.6-7.4-4.6 8-9 9.6zM10.6-5.6L6.6-7.4 6.2 9.6H10.4z" fill="${STONE}" ${ink(1.4)}/>`

/** A portcullis between two posts; once broken, the road is open. */
export const gate: SymbolArt = {
  sign: ({ spent }) => (spent ? BROKEN_SIGN : CLOSED_SIGN),
  onRoads: ({ sides, spent }, { bold }) => atSide(sides, spent ? broken(bold) : closed(bold)),
}
