import { memo } from 'react'
import { Markup } from '../../../ui/art/Markup.tsx'
import { streamOf } from '../../../ui/art/random.ts'
import { blob, INK, n1 } from '../../../ui/art/svg.ts'

// The fortress, as if printed on paper: towers behind, the wall in front, a gate in its middle.

interface Tower {
  x: number
  y: number
  width: number
  height: number
  /** The height of the roof; 0 draws merlons instead. */
  roof: number
  flag?: string
}

const RED = '#A3182B'
const GOLD = '#C4820A'
const outline = (width: number) => `stroke="var(--keep-line)" stroke-width="${width}" stroke-linejoin="round"`

function roofOf({ x, y, width: w, roof }: Tower): string {
  return (
    `<path d="M${n1(x - 7)} ${n1(y)}L${n1(x + w / 2)} ${n1(y - roof)}L${n1(x + w + 7)} ${n1(y)}z" fill="var(--keep-roof)" ${outline(2)}/>` +
    `<path d="M${n1(x + w * 0.28)} ${n1(y - roof * 0.3)}h${n1(w * 0.16)}M${n1(x + w * 0.52)} ${n1(y - roof * 0.3)}h${n1(w * 0.16)}M${n1(x + w * 0.4)} ${n1(y - roof * 0.55)}h${n1(w * 0.16)}" ${outline(1.4)}/>`
  )
}

/** Returns the path of a row of merlons from (x, y) on, down to a foot of 6. */
function merlons(x: number, y: number, width: number, count: number, high: number, foot: number): string {
  const u = n1(width / (count * 2 - 1))
  const one = `v${-high}h${u}v${high}`
  return `<path d="M${n1(x)} ${n1(y)}${Array.from({ length: count }, () => one).join(`h${u}`)}v${foot}H${n1(x)}z" fill="var(--keep)" ${outline(2)}/>`
}

function tower(one: Tower): string {
  const { x, y, width: w, height: h, roof, flag } = one
  const random = streamOf(`tower ${Math.round(x)}`)
  const stones = Array.from({ length: Math.round(h / 16) }, () => {
    const sy = y + 12 + random() * Math.max(0, h - 24)
    const sx = x + 5 + random() * Math.max(0, w - 22)
    return `M${n1(sx)} ${n1(sy)}h${n1(7 + random() * 7)}`
  }).join('')
  const pole = `M${n1(x + w / 2)} ${n1(y - roof)}v-26`
  return (
    `<path d="M${n1(x)} ${n1(y + h)}V${n1(y)}H${n1(x + w)}V${n1(y + h)}z" fill="var(--keep)" ${outline(2)}/>` +
    (roof > 0 ? roofOf(one) : merlons(x - 4, y, w + 8, Math.max(3, Math.round(w / 14)), 11, 6)) +
    `<path d="M${n1(x + w / 2 - 5)} ${n1(y + 34)}v-14q5-8 10 0v14z" fill="var(--keep-line)"/>` +
    `<path d="${stones}" ${outline(1.3)} opacity=".65"/>` +
    (flag
      ? `<path d="${pole}" ${outline(2.4)}/><path d="M${n1(x + w / 2)} ${n1(y - roof - 26)}q12-5 22 0q-4 5 0 11q-11-4-22 0z" fill="${flag}" ${outline(1.6)}/>`
      : '')
  )
}

function bricks(x: number, y: number, width: number, depth: number): string {
  let d = ''
  for (let row = 0; row < Math.floor(depth / 15); row++) {
    const top = y + 10 + row * 15
    d += `M${n1(x)} ${n1(top)}h${n1(width)}`
    for (let at = row % 2 ? 22 : 4; at < width; at += 44) d += `M${n1(x + at)} ${n1(top)}v15`
  }
  return `<path d="${d}" ${outline(1.2)} opacity=".55"/>`
}

function gate(c: number, y: number, depth: number, half: number): string {
  const top = y + depth * 0.22
  const foot = y + depth
  const arch = (gap: number, up: number, at: number) =>
    `M${n1(c - half - gap)} ${n1(foot)}V${n1(top + half * at)}Q${n1(c - half - gap)} ${n1(top - up)} ${n1(c)} ${n1(top - up)}T${n1(c + half + gap)} ${n1(top + half * at)}V${n1(foot)}z`
  return (
    `<path d="${arch(7, 8, 0.6)}" fill="var(--keep)" ${outline(2)}/>` +
    `<path d="${arch(0, 0, 0.7)}" fill="var(--keep-gate)" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M${n1(c)} ${n1(top)}V${n1(foot)}M${n1(c - half / 2)} ${n1(top + 6)}V${n1(foot)}M${n1(c + half / 2)} ${n1(top + 6)}V${n1(foot)}M${n1(c - half)} ${n1(foot - 12)}h${half * 2}" stroke="${INK}" stroke-width="1.8"/>` +
    `<circle cx="${n1(c - 5)}" cy="${n1(foot - 22)}" r="2.4" fill="#F2B01E" stroke="${INK}"/><circle cx="${n1(c + 5)}" cy="${n1(foot - 22)}" r="2.4" fill="#F2B01E" stroke="${INK}"/>`
  )
}

/** The position of the fortress on its page. */
export interface Wall {
  x: number
  width: number
  /** The y of the walk for the defenders. */
  walk: number
  /** The height of the wall below the walk. */
  depth: number
  /** The height of the towers above the walk. */
  up: number
}

/** Draws the whole fortress. */
export function keepMarkup({ x, width: w, walk: y, depth, up }: Wall): string {
  const side = Math.min(62, w * 0.1)
  const slim = Math.min(54, w * 0.1)
  const rise = (part: number) => up * part
  const roof = (of: number) => Math.min(of, up * 0.34)
  return (
    tower({ x: x + w * 0.36, y: y - rise(0.6), width: w * 0.28, height: rise(0.6), roof: 0 }) +
    tower({ x: x + w * 0.2, y: y - rise(0.66), width: slim, height: rise(0.66), roof: roof(40), flag: RED }) +
    tower({
      x: x + w * 0.8 - slim,
      y: y - rise(0.66),
      width: slim,
      height: rise(0.66),
      roof: roof(40),
      flag: RED,
    }) +
    tower({
      x: x + w * 0.5 - slim * 0.45,
      y: y - rise(0.82),
      width: slim * 0.9,
      height: rise(0.4),
      roof: roof(34),
      flag: GOLD,
    }) +
    `<path d="M${n1(x)} ${n1(y + depth)}V${n1(y)}H${n1(x + w)}V${n1(y + depth)}z" fill="var(--keep-2)" ${outline(2.2)}/>` +
    bricks(x, y, w, depth) +
    merlons(x, y, w, Math.max(5, Math.round(w / 34)), 17, 9) +
    [x - side * 0.55, x + w - side * 0.45]
      .map((at) =>
        tower({
          x: at,
          y: y - rise(0.36),
          width: side,
          height: rise(0.36) + depth,
          roof: roof(46),
          flag: RED,
        }),
      )
      .join('') +
    gate(x + w / 2, y, depth, Math.min(30, w * 0.05))
  )
}

export interface MeadowPlace {
  x: number
  y: number
  width: number
  height: number
  /** The x of the gate, where the path ends. */
  gate: number
}

/** Draws the meadow in front of the wall, with a pale path to the gate. */
function meadowMarkup({ x, y, width: w, height: h, gate: g }: MeadowPlace): string {
  const random = streamOf('meadow')
  const edge = `M${n1(x)} ${n1(y)}H${n1(x + w)}Q${n1(x + w + 5)} ${n1(y + h / 2)} ${n1(x + w - 3)} ${n1(y + h)}Q${n1(x + w / 2)} ${n1(y + h + 8)} ${n1(x + 2)} ${n1(y + h)}Q${n1(x - 6)} ${n1(y + h / 2)} ${n1(x)} ${n1(y)}z`
  const patches = Array.from({ length: Math.floor((w * h) / 26000) }, (_, i) => {
    const at = [x + 40 + random() * Math.max(0, w - 90), y + 30 + random() * Math.max(0, h - 60)] as const
    return `<path d="${blob(random, ...at, 18 + random() * 18, 8, 0.3)}" fill="var(--meadow-${i % 2 ? 2 : 3})"/>`
  }).join('')
  const grass = Array.from({ length: Math.floor((w * h) / 4200) }, () => {
    const at = `${n1(x + 14 + random() * (w - 28))} ${n1(y + 14 + random() * Math.max(0, h - 24))}`
    return `M${at}l-1.5-4.5m3.5 4.5v-5.5m2 5.5l1.5-4.5`
  }).join('')
  return (
    `<path d="${edge}" fill="var(--shadow)" transform="translate(3 5)"/><path d="${edge}" fill="var(--meadow)" stroke="var(--meadow-line)" stroke-width="2.2"/>${patches}` +
    `<path d="M${n1(g - 26)} ${n1(y)}Q${n1(g - 44)} ${n1(y + h * 0.4)} ${n1(g - 64)} ${n1(y + h)}H${n1(g + 64)}Q${n1(g + 44)} ${n1(y + h * 0.4)} ${n1(g + 26)} ${n1(y)}z" fill="var(--meadow-path)" opacity=".75"/>` +
    `<path d="${grass}" stroke="var(--grass)" stroke-width="1.3" stroke-linecap="round" fill="none"/>`
  )
}

/** The fortress, as if printed on paper. */
export const Keep = memo(function Keep({ x, width, walk, depth, up }: Wall) {
  return <Markup svg={keepMarkup({ x, width, walk, depth, up })} />
})

/** The meadow in front of the fortress. */
export const Meadow = memo(function Meadow({ x, y, width, height, gate }: MeadowPlace) {
  return <Markup svg={meadowMarkup({ x, y, width, height, gate })} />
})
