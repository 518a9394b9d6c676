import type { Order } from '../../../engine/citadel/index.ts'
import { forestMarkup } from '../../../ui/art/forest/forest-markup.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { ink } from '../../../ui/art/svg.ts'
import { punched } from './buildings/building-parts.ts'
import { ON_COVER } from './buildings/on-cover.ts'
import { knightMarkup, LOOKS, shieldMarkup } from './orders-markup.ts'

/** Places a drawing of 64 units with the middle of its foot at (x, y). `size`: its height. */
const placed = (art: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y - (size * 60) / 64}) scale(${(size / 64).toFixed(3)})">${art}</g>`

const house = (building: keyof typeof ON_COVER, x: number, y: number, size: number): string =>
  placed(punched(ON_COVER[building]), x, y, size)

const knight = (order: Order, x: number, y: number, size: number): string =>
  placed(knightMarkup(order), x, y, size)

const shield = (order: Order, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.5)">${shieldMarkup(order)}</g>`

const tree = (x: number, y: number, size: number, seed: string) =>
  ({ x, y, size, species: seed.length % 2 ? 'pine' : 'broadleaf', seed }) as const

/** A wall with merlons from edge to edge. `high`: height above its foot. */
const wall = (foot: number, high: number): string => {
  const top = foot - high
  const merlons = 'h5.4v5h4.6v-5'.repeat(16)
  return `<path d="M0 ${foot}V${top}${merlons}V${foot}z" fill="#CFC6B4" ${ink(1.6)}/><path d="M6 ${top + 14}h12M34 ${top + 20}h12M58 ${top + 13}h10M102 ${top + 19}h12M128 ${top + 13}h12M144 ${top + 22}h10" fill="none" ${ink(1.1, '#A79C86')}/>`
}

/** A round tower with a red cap, its foot at (x, y). */
const tower = (x: number, y: number, high: number): string =>
  `<path d="M${x - 10} ${y}V${y - high}h20V${y}z" fill="#D9D0BE" ${ink(1.8)}/><path d="M${x - 14} ${y - high}L${x} ${y - high - 24}L${x + 14} ${y - high}z" fill="#B4472F" ${ink(1.8)}/><path d="M${x - 3} ${y - high + 20}v-7q0-4 3-4t3 4v7z" fill="#3A2414" ${ink(1.1)}/>`

/** A flag in the colour of an Order, its pole's foot at (x, y). */
const flag = (order: Order, x: number, y: number): string =>
  `<path d="M${x} ${y}v-15" fill="none" ${ink(1.8)}/><path d="M${x} ${y - 15}q6-3 9 1t8 0l-3 4 3 5q-5 3-8 0t-9 0z" fill="${LOOKS[order].colour}" ${ink(1.4)}/>`

/** A cloud, the middle of its foot at (x, y). */
const cloud = (x: number, y: number): string =>
  `<path d="M${x - 14} ${y}a5 5 0 0 1 1-9.6a8 8 0 0 1 14.6-2.4a6 6 0 0 1 9.4 4.8a4 4 0 0 1 0 7.2z" fill="#F4F8FA"/>`

const GATE = `<path d="M66 118V98Q66 84 80 84T94 98V118z" fill="#8A5E38" ${ink(1.8)}/><path d="M80 84V118M66 100H94M66 110H94" fill="none" ${ink(1.2, '#5B3A1E')}/>`

/** The book cover, 160 by 150: the town behind its wall in the morning, the gate, and three Orders on their way to it. */
const coverMarkup = (): string => `
  <path d="M0 0H160V150H0z" fill="#BFD9E6"/>
  <circle cx="137" cy="24" r="12" fill="#FFE9A8" ${ink(1.6)}/>${cloud(30, 30)}${cloud(84, 20)}
  <g transform="translate(0 -5)">
  <path d="M0 66Q40 44 84 58T160 48V150H0z" fill="#A8C08A" ${ink(1.3)}/>
  ${house('basilica', 80, 78, 46)}${house('opera-house', 122, 84, 38)}${house('rose-palace', 38, 84, 40)}
  ${house('flour-mill', 12, 86, 32)}${house('guildhall', 100, 92, 32)}${house('town-house', 60, 92, 30)}${house('clockmaker', 147, 92, 32)}
  ${wall(118, 34)}
  ${flag('tower', 56, 47)}${flag('moon', 104, 47)}
  ${tower(56, 118, 48)}${tower(104, 118, 48)}${GATE}
  ${shield('tower', 56, 92)}${shield('moon', 104, 92)}
  </g>
  <g transform="translate(0 -14)">
  <path d="M0 116Q40 110 80 116T160 114V164H0z" fill="#9FB464" ${ink(1.6)}/>
  <path d="M66 117Q72 140 43 164H123Q90 140 94 117z" fill="#F8E6B8" ${ink(1.6)}/>
  ${forestMarkup([tree(10, 124, 8, 'wall'), tree(150, 124, 8, 'gate'), tree(24, 132, 7, 'moat'), tree(138, 134, 7, 'town')], false)}
  ${knight('lion', 50, 139, 32)}${knight('lily', 110, 139, 32)}${knight('cross', 80, 144, 37)}</g>`

const PICTURE = coverMarkup()

/** The book cover; fills its container. Has no night colours. */
export const CitadelCover = () => (
  <svg
    data-theme="light"
    viewBox="0 0 160 150"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    display="block"
    overflow="hidden"
    aria-hidden="true"
  >
    <Markup svg={PICTURE} />
  </svg>
)
