import { cut, dot, inner, shape, stick } from '../../../../ui/art/pen.ts'
import { INK, ink, n1 } from '../../../../ui/art/svg.ts'

// Parts of the buildings. A building fits a box of 64 with its foot at y 59, and is die-cut. Outer shapes have a fill and a stroke
// width. Shapes inside them are left out of the cut.

export const CREAM = '#F6E4BE'
export const PLASTER = '#F4EAD2'
export const STONE = '#CFC6B4'
export const RED = '#C4502E'
export const WOOD = '#B98147'
export const DARK = '#7A4A1E'
export const BLUE = '#4E7FA8'
export const PURPLE = '#6A3E98'
export const GOLD = '#F2B01E'
export const GREEN = '#5E8F4A'
export const THATCH = '#D9A848'
export const SKY = '#9CC8E8'

export const disc = (x: number, y: number, r: number, fill: string, width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink(width)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, width = 2): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${ink(width)}/>`

/** A patch of colour within a drawing, without ink. */
export const patch = (d: string, fill: string): string =>
  `<path class="i" d="${d}" fill="${fill}" stroke="none" stroke-width="0"/>`

/** A wall, or anything with four corners. */
export const wall = (x: number, y: number, w: number, h: number, fill: string, width = 2): string =>
  shape(`M${x} ${y}h${w}v${h}h${-w}z`, fill, width)

/** A window with a bar, its middle at x. */
export const pane = (x: number, y: number, w = 6, h = 7, fill = '#FFD65A'): string =>
  `<path class="i" d="M${x - w / 2} ${y}h${w}v${h}h${-w}z" fill="${fill}" stroke="${INK}" stroke-width="1.5"/>${inner(`M${x} ${y}v${h}`, 1)}`

/** An opening with a round top: a door, a gate, a church window. Its middle at x, its foot at y. */
export const arch = (x: number, y: number, w: number, h: number, fill = '#5B3520'): string =>
  `<path class="i" d="M${x - w / 2} ${y}v${-h + w / 2}q0 ${-w / 2} ${w / 2} ${-w / 2}t${w / 2} ${w / 2}V${y}z" fill="${fill}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`

/** A roof seen from its long side. */
export const roof = (from: number, to: number, y: number, top: number, fill: string, over = 4): string =>
  shape(`M${from - over} ${y}L${from + 5} ${top}H${to - 5}L${to + over} ${y}z`, fill) +
  inner(`M${from + 1} ${n1((y + top) / 2)}H${to - 1}`, 1.1)

/** A roof seen from its end. */
export const gable = (from: number, to: number, y: number, top: number, fill: string, over = 4): string =>
  shape(`M${from - over} ${y}L${(from + to) / 2} ${top}L${to + over} ${y}z`, fill)

/** A flag on a pole with its top at (x, y). */
export const flag = (x: number, y: number, colour: string): string =>
  stick(`M${x} ${y + 12}V${y}`, '#8A5E38', 1.6, 2.4) + shape(`M${x} ${y}l9 3l-9 4z`, colour, 1.5)

/** A battlement with `count` merlons. */
export const battlement = (
  x: number,
  w: number,
  y: number,
  h: number,
  fill: string,
  merlons: number,
): string => {
  const step = n1(w / (2 * merlons - 1))
  const teeth = Array.from({ length: merlons }, (_, i) => `h${step}${i < merlons - 1 ? `v5h${step}v-5` : ''}`)
  return shape(`M${x} ${y + h}V${y}${teeth.join('')}V${y + h}z`, fill)
}

/** Crossed beams in a wall. */
export const timber = (x: number, y: number, w: number, h: number): string =>
  inner(`M${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`, 1.4, DARK)

/** Joins the markup of all items. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('')

export const eyes = (left: number, right: number, y: number, radius = 2): string =>
  dot(left, y, radius) + dot(right, y, radius)

/** A building as a piece of punchboard, in a box of 64 units; its foot is at y 59. */
export const punched = (drawing: string): string => cut(drawing, { cream: 4.6, edge: 3 })
