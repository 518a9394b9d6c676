import {
  type CardId,
  costOf,
  creatureFace,
  isCreature,
  isLand,
  isTreasure,
  type LandKind,
} from '../../../engine/fortress/index.ts'
import { treeShape } from '../../../ui/art/forest/trees.ts'
import { streamOf } from '../../../ui/art/random.ts'
import { INK, n1, star } from '../../../ui/art/svg.ts'
import { CREATURE_ART } from './creatures/index.ts'
import { KIND_LOOKS, kindSign } from './kinds.ts'
import { costMarkup, shieldMarkup, stoneMarkup } from './numbers.ts'
import { dieCut } from './pen.ts'
import { TREASURE_ART } from './treasures.ts'

/** The scale of very tall figures on their cards. */
const FIT: Readonly<Record<string, number>> = {
  'antler-king': 0.87,
  'oak-giant': 0.83,
  'gilded-general': 0.84,
  'mirror-imp': 0.9,
  'glass-knight': 0.92,
  'bean-giant': 0.84,
  'blue-beard': 0.95,
  'north-wind': 0.95,
  'snow-maid': 0.96,
}

/** Returns the irregular hand-cut edge of a card, varied by the seed. */
export function cardEdge(width: number, height: number, seed: string): string {
  const random = streamOf(seed)
  const off = (at: number) => n1(at + (random() - 0.5) * 2)
  return `M${off(4)} ${off(2)}L${off(width / 2)} 1.5L${off(width - 4)} ${off(2)}Q${width} 2 ${width - 1} 6L${off(width - 1.5)} ${height - 6}Q${width} ${height - 1} ${width - 5} ${height - 1}L${width / 2} ${height - 1.5}L${off(5)} ${height - 1}Q1 ${height - 1} 1.5 ${height - 6}L${off(2)} 6Q1 2 4 2Z`
}

const frame = (width: number, height: number, seed: string): string => {
  const edge = cardEdge(width, height, seed)
  return `<path d="${edge}" fill="var(--shadow)" transform="translate(2.5 4.5)"/><path d="${edge}" fill="#F7EDD3" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`
}

/** Draws the background of a figure: hills, and plants of its kind's country. */
function ground(kind: LandKind, x: number, y: number, w: number, h: number): string {
  const { tint, hills } = KIND_LOOKS[kind]
  const marks: Record<LandKind, () => string> = {
    wood: () => PINES.map(([at, foot, size], i) => pine(w * at, h * foot, (size * w) / 134, i)).join(''),
    gold: () =>
      `<path d="M${n1(w * 0.08)} ${n1(h * 0.62)}v-14h5v-5h8v5h5v-8l5-5 5 5v22M${n1(w * 0.8)} ${n1(h * 0.66)}v-12l8-8 8 8v12" fill="#F7EDD3" stroke="#B9903A" stroke-width="1.4"/>`,
    magic: () =>
      `<path d="${star(w * 0.14, h * 0.2, 4, 6, 2.4)}${star(w * 0.88, h * 0.3, 4, 5, 2)}${star(w * 0.8, h * 0.12, 4, 3.5, 1.5)}" fill="#8C6BC8"/>`,
  }
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${tint}"/><path d="M0 ${n1(h * 0.66)}Q${n1(w * 0.25)} ${n1(h * 0.5)} ${n1(w * 0.55)} ${n1(h * 0.64)}T${w} ${n1(h * 0.58)}V${h}H0z" fill="${hills}" opacity=".75"/><path d="M0 ${n1(h * 0.84)}Q${n1(w * 0.4)} ${n1(h * 0.74)} ${w} ${n1(h * 0.86)}V${h}H0z" fill="${hills}"/>${marks[kind]()}</svg>${border(x, y, w, h)}`
}

const PINES = [
  [0.1, 0.7, 10],
  [0.9, 0.66, 12],
  [0.8, 0.72, 8],
] as const

/** Draws a printed pine. Its colours ignore the theme, like the rest of the card. */
function pine(x: number, y: number, size: number, i: number): string {
  const { trunk, crown } = treeShape({ x, y, size, species: 'pine', seed: `card ${i}` })
  return `<path d="${trunk}" fill="#5B3B22"/><path d="${crown}" fill="#3C6B3C" stroke="#1D2E1B" stroke-width="1.2"/>`
}

const border = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${INK}" stroke-width="1.6"/>`

/** Draws the background of a treasure: warm paper and rays. */
function shine(x: number, y: number, w: number, h: number): string {
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2
    const at = (reach: number) =>
      `${n1(x + w / 2 + Math.cos(angle) * w * reach)} ${n1(y + h / 2 + Math.sin(angle) * h * reach)}`
    return `M${at(0.37)}L${at(0.45)}`
  }).join('')
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#F2D9B0"/><path d="M${x} ${n1(y + h * 0.7)}Q${n1(x + w * 0.4)} ${n1(y + h * 0.58)} ${x + w} ${n1(y + h * 0.72)}V${y + h}H${x}z" fill="#D9B57C"/><path d="${rays}" stroke="#D9A441" stroke-width="1.6"/>${border(x, y, w, h)}`
}

const placed = (art: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${Math.round(scale * 1000) / 1000})">${dieCut(art, { lying: true })}</g>`

/** Draws the signs of the required lands, in a column or in a row. */
const needs = (
  kind: LandKind,
  need: number,
  at: (i: number) => readonly [x: number, y: number],
  r: number,
): string => Array.from({ length: need }, (_, i) => kindSign(kind, ...at(i), r)).join('')

export const SMALL_CARD = { width: 84, height: 116 }

/** Draws a small card of 84 by 116: figure, price, threshold, power and toughness. */
export function smallCardMarkup(card: CardId): string {
  const { width: w, height: h } = SMALL_CARD
  const seed = `small ${card}`
  const art = h - 30
  if (isLand(card)) return frame(w, h, seed)
  if (isTreasure(card)) {
    const scale = 0.86
    return `${frame(w, h, seed)}${shine(5, 5, w - 10, art - 8)}${placed(TREASURE_ART[card], w / 2 - 32 * scale, 20, scale)}${costMarkup(14, 14, 9, costOf(card))}`
  }
  if (!isCreature(card)) return ''
  const face = creatureFace(card)
  const scale = ((art - 24) / 84) * (FIT[card] ?? 1) * 1.06
  return (
    frame(w, h, seed) +
    ground(face.kind, 5, 5, w - 10, art - 8) +
    placed(CREATURE_ART[card], w / 2 + 3 - 32 * scale, art - 5 - 62 * scale, scale) +
    costMarkup(14, 14, 9, face.cost) +
    needs(face.kind, face.need, (i) => [14, 34 + i * 17], 7.6) +
    shieldMarkup(18, h - 16, 10.5, face.power) +
    stoneMarkup(w - 18, h - 16, 10, face.toughness) +
    kindSign(face.kind, w / 2, h - 15.5, 7.6)
  )
}

export const FULL_CARD = { width: 150, height: 212 }

/** Draws a large card of 150 by 212 without its texts, which are HTML above it. */
export function fullCardMarkup(card: CardId): string {
  const { width: w, height: h } = FULL_CARD
  const seed = `card ${card}`
  if (isTreasure(card)) {
    const scale = 1.16
    return `${frame(w, h, seed)}${shine(9, 33, 132, 104)}${placed(TREASURE_ART[card], 75 - 32 * scale, 88 - 30 * scale, scale)}${costMarkup(20, 18.5, 11, costOf(card))}`
  }
  if (!isCreature(card)) return frame(w, h, seed)
  const face = creatureFace(card)
  const scale = 1.18 * (FIT[card] ?? 1)
  return (
    frame(w, h, seed) +
    ground(face.kind, 9, 33, 132, 104) +
    placed(CREATURE_ART[card], 75 - 32 * scale, 129 - 62 * scale, scale) +
    costMarkup(20, 18.5, 11, face.cost) +
    needs(face.kind, face.need, (i) => [w - 20 - i * 23, 18.5], 10) +
    shieldMarkup(28, 192, 12.5, face.power) +
    stoneMarkup(122, 192, 12, face.toughness)
  )
}
