import type { Order } from '../../../engine/citadel/index.ts'
import { forestMarkup } from '../../../ui/art/forest/forest-markup.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { streamOf } from '../../../ui/art/random.ts'
import { ink, n1 } from '../../../ui/art/svg.ts'
import { LOOKS, shieldMarkup } from './orders-markup.ts'

/** Size of the picture of the shut gate. Fills any container from the middle. */
const GATE = { width: 1440, height: 900 } as const

const SKY = 'light-dark(#F4E3BC, #2A3358)'
const STONE = 'light-dark(#E2DAC8, #6F6A70)'
const DRESSED = 'light-dark(#CFC6B4, #5F5A62)'
const JOINT = 'light-dark(#A89A80, #4A464E)'
const WOOD = 'light-dark(#8A5E38, #5B3F2A)'
const GRASS = 'light-dark(#A9BC6C, #45552F)'
const ROAD = 'light-dark(#F8E6B8, #8A7A54)'

/** The joints between the stones of a wall. */
function joints(left: number, right: number, top: number, bottom: number, seed: string): string {
  const r = streamOf(seed)
  let d = ''
  for (let y = top + 24; y < bottom; y += 34) {
    d += `M${left} ${y}H${right}`
    for (let x = left + 20 + r() * 40; x < right - 10; x += 62 + r() * 26) d += `M${n1(x)} ${y - 34}V${y}`
  }
  return `<path d="${d}" fill="none" stroke="${JOINT}" stroke-width="1.6"/>`
}

const MERLONS = Array.from({ length: 17 }, () => 'h44v34h44v-34').join('')

const FOOT = 900
const ROOF = 'light-dark(#A9573A, #6E3526)'

/** A tower with the flag and the shield of an Order, or bare if `order` is null. */
function tower(x: number, order: Order | null): string {
  const [half, top] = [107, 250]
  const colours =
    order &&
    `<path d="M${x} ${top - 150}V${top - 198}" ${ink(5)}/><path d="M${x} ${top - 196}l46 12-46 14z" fill="${LOOKS[order].colour}" ${ink(2.6)}/>`
  const shield = order && `<g transform="translate(${x} ${top + 200}) scale(2.8)">${shieldMarkup(order)}</g>`
  return `<path d="M${x - half} ${top}H${x + half}V${FOOT}H${x - half}z" fill="${DRESSED}" ${ink(3.5)}/>${joints(x - half + 2, x + half - 2, top + 4, FOOT, `tower ${x}`)}${colours ?? ''}<path d="M${x - half - 16} ${top}L${x} ${top - 150}L${x + half + 16} ${top}z" fill="${ROOF}" ${ink(3.5)}/><path d="M${x - 43} ${top - 97}H${x + 43}M${x - 80} ${top - 52}H${x + 80}" fill="none" ${ink(1.6)}/><path d="M${x - 16} ${top + 92}V${top + 54}Q${x - 16} ${top + 34} ${x} ${top + 34}T${x + 16} ${top + 54}V${top + 92}z" fill="#3A2A20" ${ink(2.6)}/>${shield ?? ''}`
}

const DOOR = 'M342 902V404Q342 100 720 100T1098 404V902z'

/** One leaf of the gate, half as wide as the doorway. Hinged at its outer side. */
function leaf(side: 'left' | 'right'): string {
  const [hinge, sign] = side === 'left' ? [342, 1] : [1098, -1]
  const at = (x: number) => hinge + sign * x
  const planks = [63, 126, 189, 252, 315].map((x) => `M${at(x)} ${x < 120 ? 260 : 120}V900`).join('')
  const bands = [330, 570, 820]
    .map(
      (y) =>
        `<path d="M${at(2)} ${y}H720" ${ink(22)}/><path d="M${at(4)} ${y}H${at(362)}" ${ink(16, '#5D6E7A')}/>`,
    )
    .join('')
  return `<g data-leaf="${side}"><path d="M${hinge} 902V404Q${hinge} 100 720 100V902z" fill="${WOOD}" ${ink(3.5)}/><path d="${planks}" fill="none" stroke="#4A2C18" stroke-width="2"/>${bands}</g>`
}

const trees = Array.from({ length: 26 }, (_, i) => ({
  x: i * 58 - 10,
  y: 262 + ((i * 37) % 26),
  size: 30 + ((i * 29) % 16),
  species: i % 3 === 0 ? ('broadleaf' as const) : ('pine' as const),
  seed: `gate ${i}`,
}))

/**
 * The gate with two towers: `from` and `to` are the Orders that hand over and take over. The doorway is dark while the gate is
 * shut, and transparent while it opens, to show the table behind the picture.
 */
const gateMarkup = (from: Order | null, to: Order, isOpening: boolean): string => `
  <clipPath id="gate-wall"><path clip-rule="evenodd" d="M0 0H1440V902H0z${DOOR}"/></clipPath>
  <clipPath id="gate-door"><path d="${DOOR}"/></clipPath>
  <g clip-path="url(#gate-wall)">
    <path d="M0 0H1440V340H0z" fill="${SKY}"/>
    <circle cx="1180" cy="96" r="46" fill="light-dark(#F2B01E, #F4ECD0)" fill-opacity=".7" stroke="#8A6A45" stroke-width="2"/>
    ${forestMarkup(trees, false)}
    <path d="M-8 902V276${MERLONS}V902z" fill="${STONE}" ${ink(3.5)}/>${joints(0, 1440, 330, 900, 'wall')}
    <path d="M296 902V400Q296 56 720 56T1144 400V902z" fill="${DRESSED}" ${ink(3.5)}/>
  </g>
  ${isOpening ? '' : `<path d="${DOOR}" fill="#33241A"/>`}
  <g clip-path="url(#gate-door)">${leaf('left')}${leaf('right')}</g>
  <path d="${DOOR}" fill="none" ${ink(3.5)}/>
  ${tower(152, from)}${tower(1288, to)}
  <path d="M-10 902V866Q180 846 352 858L1088 858Q1260 846 1450 866V902z" fill="${GRASS}" ${ink(3)}/>
  <path d="M352 902L400 856H1040L1088 902z" fill="${ROAD}" ${ink(2.6)}/>`

interface GatePictureProps {
  from: Order | null
  to: Order
  isOpening?: boolean
}

/** The gate between two players; fills its container. Nothing of the table is rendered behind a shut gate. */
export const GatePicture = ({ from, to, isOpening = false }: GatePictureProps) => (
  <svg
    viewBox={`0 0 ${GATE.width} ${GATE.height}`}
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <Markup svg={gateMarkup(from, to, isOpening)} />
  </svg>
)
