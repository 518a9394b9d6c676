import { ink } from '../svg.ts'
import { atSide } from './at-side.ts'
import type { SymbolArt } from './symbol-art.ts'

const IRON = '#1B1614'
const STONE = '#CFC7B6'

function post(x: number, height: number, bold: boolean, tilt = 0): string {
  const courses = bold ? '' : `<path d="M${x + 1.5} 6.5h8M${x + 1.5} 13h8M${x + 1.5} 19h8" ${ink(1)}/>`
  return `<g transform="rotate(${tilt} ${x + 5.5} ${height})"><rect x="${x}" y="0" width="11" height="${height + 3}" rx="2" fill="${STONE}" ${ink(bold ? 3 : 2)}/>${courses}</g>`
}

function closed(bold: boolean): string {
  const height = bold ? 27 : 20
  const bars = (bold ? [41, 50, 59] : [38.5, 44.3, 50, 55.7, 61.5]).map((x) => `M${x} 2V${height}`).join('')
  return (
    `<rect x="33" y="1.5" width="34" height="${height - 2}" fill="#8D8880" ${ink(bold ? 3 : 2)}/>` +
    `<path d="${bars}" stroke="${IRON}" stroke-width="${bold ? 4.6 : 3.2}"/>` +
    `<path d="M33 ${height * 0.36}H67M33 ${height * 0.74}H67" stroke="${IRON}" stroke-width="${bold ? 4 : 2.6}"/>` +
    post(24, height, bold) +
    post(65, height, bold)
  )
}

function broken(bold: boolean): string {
  const height = bold ? 27 : 20
  return post(20, height, bold, -15) + post(69, height, bold, 10)
}

const SIGN = `<g transform="translate(-15.5 -8.5) scale(.31 .8)">${closed(false)}</g>`

/** A portcullis between two posts; broken, the posts lean and the road is open. */
export const gate: SymbolArt = {
  corner: 'never',
  barsMouth: true,
  sign: () => SIGN,
  onRoads: ({ sides, spent }, _roads, bold) => atSide(sides[0], spent ? broken(bold) : closed(bold)),
}
