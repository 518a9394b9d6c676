import { cut, shape } from '../../../../ui/art/pen.ts'
import { type Detail, INK, n1, star } from '../../../../ui/art/svg.ts'
import { WALL } from './geometry.ts'
import { sliceOf, spotAt, textAt } from './polar.ts'
import { riverGates } from './river.ts'
import { ROAD_ANGLES, TOWER_ROADS, type WallBox, wallBoxes } from './wall.ts'

const label = (x: number, y: number, text: number, size: number, colour: string): string =>
  `<text x="${n1(x)}" y="${n1(y)}" font-size="${size}" text-anchor="middle" fill="${colour}" font-family="Spicy Rice">${text}</text>`

/** The wall with a box for each point, towers and gratings at its openings, and the goal. */
export const wallMarkup = (goal: number, detail: Detail): string =>
  [
    ...wallBoxes(goal).map((box) => boxMarkup(box, detail)),
    ...TOWER_ROADS.flatMap((angle) => [-1, 1].map((side) => towerMarkup(angle + side * 3.3))),
    ...Object.values(riverGates()).map(gratingMarkup),
    gatehouseMarkup(goal, detail),
  ].join('')

/** Font size of the numbers on the wall. */
const FIGURE: Readonly<Record<Detail, number>> = { fine: 17, bold: 22 }

function boxMarkup({ points, from, to, angle, isRed }: WallBox, detail: Detail): string {
  const fill = isRed ? 'var(--wall-red)' : points % 2 === 1 ? 'var(--wall-2)' : 'var(--wall-1)'
  const size = FIGURE[detail]
  const [x, y] = spotAt((WALL.inner + WALL.outer) / 2, angle)
  return (
    `<path d="${sliceOf(from + 0.25, to - 0.25, WALL.inner, WALL.outer)}" fill="${fill}" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round"/>` +
    merlons(from, to, isRed) +
    (isRed ? sealMarkup(x, y, SEAL[detail]) : '') +
    label(x, y + size * 0.36, points, size, isRed ? 'var(--on-seal)' : INK)
  )
}

/** Radius of the wax below a number. */
const SEAL: Readonly<Record<Detail, number>> = { fine: 16, bold: 18.5 }

/** The wax below the number of a red box. */
export const sealMarkup = (x: number, y: number, reach = SEAL.fine): string =>
  `<path d="${star(x, y, 10, reach, reach * 0.84)}" fill="var(--seal)" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>`

/** Two merlons along the outer edge of a box. */
function merlons(from: number, to: number, isRed: boolean): string {
  const along = (start: number, end: number) =>
    `M${textAt(WALL.outer, start)}A${WALL.outer} ${WALL.outer} 0 0 1 ${textAt(WALL.outer, end)}`
  const d = (less: number) =>
    along(from + less, (from * 2 + to) / 3 - (less - 0.8)) +
    along((from + to * 2) / 3 + less - 0.8, to - less)
  return (
    `<path d="${d(0.8)}" fill="none" stroke="${INK}" stroke-width="6"/>` +
    `<path d="${d(1)}" fill="none" stroke="${isRed ? 'var(--merlon-red)' : 'var(--wall)'}" stroke-width="3"/>`
  )
}

/** A round tower beside a road through the wall. */
function towerMarkup(angle: number): string {
  const [x, y] = spotAt(WALL.outer - 18, angle)
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><circle cx="1.5" cy="3" r="10" fill="var(--shadow)"/>` +
    `<circle r="10" fill="var(--wall)" stroke="${INK}" stroke-width="2.2"/>` +
    `<path d="M-8 0L0-11L8 0z" fill="var(--roof)" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/></g>`
  )
}

/** The grating over the river in the wall. */
function gratingMarkup(angle: number): string {
  const bars = [-1.8, 0, 1.8].map(
    (aside) => `M${textAt(WALL.inner + 10, angle + aside)}L${textAt(WALL.outer - 10, angle + aside)}`,
  )
  return (
    `<path d="${sliceOf(angle - 3.8, angle + 3.8, WALL.inner + 8, WALL.outer - 8)}" fill="var(--wall)" stroke="${INK}" stroke-width="1.9"/>` +
    `<path d="${bars.join('')}" stroke="var(--bars)" stroke-width="2.4"/>`
  )
}

const TOWERS = shape('M-46 2V-34H-28V2zM28 2V-34H46V2z', 'var(--wall)', 2.2)
const ROOFS = shape('M-50-33L-37-53L-24-33zM24-33L37-53L50-33z', 'var(--gate-roof)', 2.2)
const FRONT = shape('M-28 2V-32H-22V-37H-14V-32H-7V-37H7V-32H14V-37H22V-32H28V2z', 'var(--wall-1)', 2.2)

/** The gatehouse over the Bridge Road, with the goal on a golden shield. */
function gatehouseMarkup(goal: number, detail: Detail): string {
  const [x, y] = spotAt(WALL.inner - 2, ROAD_ANGLES.bridge)
  const size = detail === 'fine' ? 19 : 24
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})">${cut(TOWERS + ROOFS + FRONT, { cream: 3.5, edge: 3 })}` +
    `<path d="M-15 2V-9Q-15-22 0-22T15-9V2z" fill="#5B3520" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M-15-8H15M-15-2H15M-8-19V2M0-22V2M8-19V2" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="M-13-37H13V-15L0-9L-13-15z" fill="#F2B01E" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
    `${label(0, -18, goal, size, INK)}</g>`
  )
}
