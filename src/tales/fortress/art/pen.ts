import { streamOf } from '../../../ui/art/random.ts'
import { blob, INK, ink, n1 } from '../../../ui/art/svg.ts'

/** The skin tones. */
export const SKIN = '#F3C9A0'
export const TAN = '#D99A63'

// Filled shapes. The last number is the width of the ink, which the die cut follows, so every shape needs both.

/** A filled path. */
export const shape = (d: string, fill: string, width = 2): string =>
  `<path d="${d}" fill="${fill}" ${ink(width)}/>`

/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: string, width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink(width)}/>`

const turned = (x: number, y: number, turn: number): string =>
  turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`

/** Draws a filled ellipse, turned in degrees. */
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

/** Draws a coloured ring above a wider ring of ink. */
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

/** Draws a coloured line with an edge of ink, for sticks, arms and legs. */
export const stick = (d: string, colour: string, width = 4, edge = 3.2): string =>
  `<path d="${d}" fill="none" ${ink(width + edge)}/><path d="${d}" fill="none" ${ink(width, colour)}/>`

// Details inside a drawing, which the die cut ignores.

/** An inner stroke. */
export const line = (d: string, width = 1.8, colour = INK): string =>
  `<path class="i" d="${d}" fill="none" ${ink(width, colour)}/>`

/** An inner dot. */
export const dot = (x: number, y: number, r = 2, colour = INK): string =>
  `<circle class="i" cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

/** Draws two dots as eyes. */
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

/** Returns the path of a fan of spikes around a centre, between two angles. */
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

/** Returns a drawing without its inner details, in one colour and with wider strokes. */
export const broadened = (art: string, colour: string, by: number): string =>
  art
    .replace(/<[^>]*class="i"[^>]*\/>/g, '')
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="[^"]*"/g, `stroke="${colour}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${n1(Number(width) + by)}"`)

const CREAM = 6
const EDGE = CREAM + 4.4

interface Cut {
  /** True to add the gold edge of a selected piece. */
  chosen?: boolean
  /** True to add the shadow of a piece on paper. */
  lying?: boolean
}

/** Draws a picture as die-cut along its outline: shadow, ink, a cream edge, and the picture. */
export function dieCut(art: string, { chosen = false, lying = false }: Cut = {}): string {
  const shadow = lying ? `<g transform="translate(2.4 4)">${broadened(art, 'var(--shadow)', EDGE)}</g>` : ''
  const gold = chosen ? broadened(art, INK, EDGE + 11) + broadened(art, 'var(--selected)', EDGE + 6.5) : ''
  return `${shadow}${gold}${broadened(art, 'var(--piece-line)', EDGE)}${broadened(art, 'var(--piece-paper)', CREAM)}${art}`
}
