import { streamOf } from '../../../ui/art/random.ts'
import { blob, INK, ink, n1 } from '../../../ui/art/svg.ts'

/** The tones of bare skin. */
export const SKIN = '#F3C9A0'
export const TAN = '#D99A63'

// Filled shapes. The last number is the width of their ink, which is also what a die cuts along: every shape has both.

/** A filled path. */
export const shape = (d: string, fill: string, width = 2): string =>
  `<path d="${d}" fill="${fill}" ${ink(width)}/>`

/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: string, width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink(width)}/>`

const turned = (x: number, y: number, turn: number): string =>
  turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`

/** A filled ellipse, turned by so many degrees. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 2,
  turn = 0,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${ink(width)}${turned(x, y, turn)}/>`

/** A ring of one colour, as it lies upon a broader one of ink. */
export const hoop = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  width: number,
  turn = 0,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" ${ink(width, colour)}${turned(x, y, turn)}/>`

/** A coloured line with an edge of ink: sticks, arms, legs. */
export const stick = (d: string, colour: string, width = 4, edge = 3.2): string =>
  `<path d="${d}" fill="none" ${ink(width + edge)}/><path d="${d}" fill="none" ${ink(width, colour)}/>`

// What lies inside a drawing and is no part of its outline.

/** An inner stroke. */
export const line = (d: string, width = 1.8, colour = INK): string =>
  `<path class="i" d="${d}" fill="none" ${ink(width, colour)}/>`

/** An inner dot. */
export const dot = (x: number, y: number, r = 2, colour = INK): string =>
  `<circle class="i" cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

/** Two dots to see with. */
export const eyes = (left: number, right: number, y: number, colour = INK, r = 2): string =>
  dot(left, y, r, colour) + dot(right, y, r, colour)

export const cheeks = (left: number, right: number, y: number, r = 2.8): string =>
  [left, right]
    .map((x) => `<circle class="i" cx="${x}" cy="${y}" r="${r}" fill="#E8765A" fill-opacity=".5"/>`)
    .join('')

export const smile = (x: number, y: number, reach = 4): string =>
  line(`M${x - reach} ${y}q${reach} ${n1(reach * 0.9)} ${reach * 2} 0`)

/** A crown of leaves. */
export const leaves = (x: number, y: number, r: number, bumps: number, fill: string, seed: string): string =>
  shape(blob(streamOf(seed), x, y, r, bumps, 0.14), fill)

/** A fan of so many spikes round a middle, from one angle to another, as path text. */
export function spikes(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  from: number,
  to: number,
): string {
  const corners = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180
    const reach = i % 2 === 1 ? outer : inner
    return `${n1(x + Math.cos(angle) * reach)} ${n1(y + Math.sin(angle) * reach)}`
  })
  return `M${corners.join('L')}Z`
}

/** A drawing without what lies inside it, in one colour, its strokes so much broader. */
export const broadened = (art: string, colour: string, by: number): string =>
  art
    .replace(/<[^>]*class="i"[^>]*\/>/g, '')
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="[^"]*"/g, `stroke="${colour}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${n1(Number(width) + by)}"`)

const CREAM = 6
const EDGE = CREAM + 4.4

interface Cut {
  /** With the gold edge of what is chosen. */
  chosen?: boolean
  /** Throws the shadow of a thing that lies on paper. */
  lying?: boolean
}

/** A drawing die-cut along its outline: shadow, ink, a cream edge, and the drawing itself. */
export function dieCut(art: string, { chosen = false, lying = false }: Cut = {}): string {
  const shadow = lying ? `<g transform="translate(2.4 4)">${broadened(art, 'var(--shadow)', EDGE)}</g>` : ''
  const gold = chosen ? broadened(art, INK, EDGE + 11) + broadened(art, 'var(--selected)', EDGE + 6.5) : ''
  return `${shadow}${gold}${broadened(art, 'var(--piece-line)', EDGE)}${broadened(art, 'var(--piece-paper)', CREAM)}${art}`
}
