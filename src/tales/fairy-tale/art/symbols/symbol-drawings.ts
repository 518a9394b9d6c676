import type { BasicSymbolId, SymbolId } from '../../../../engine/fairy-tale/index.ts'
import { INK, ink, n1 } from '../../../../ui/art/svg.ts'
import { digit, printedShield, shield } from '../../../../ui/art/tokens/plaque.ts'
import { GOLD_SIGN, MAGIC_SIGN, WOOD_SIGN } from '../../../../ui/art/tokens/resources.ts'
import { type ExpansionArt, loadedArt } from '../expansion-art.ts'
import { hasRoad, mouth, sideOf } from '../roads/roads.ts'
import { gate } from './gate.ts'
import type { SymbolArt } from './symbol-art.ts'
import { wall } from './wall.ts'

const BOMB = 'M-6.6 1.4a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0z'

const BOMB_READY = shield(
  '#F7EDD3',
  `<path d="M2.4-3.4Q3.4-7 6.2-6.4" fill="none" ${ink(1.8)}/>
  <path d="${BOMB}M.4-5.2l4.2 2.4-1.5 2.6-4.2-2.4z" fill="${INK}"/>
  <path d="M-4 .8Q-3.6-1.4-1.8-1.8" fill="none" stroke="#F7EDD3" stroke-width="1.6" stroke-linecap="round"/>
  <path d="M6.4-9l.8 1.8 1.9.2-1.4 1.3.4 1.9-1.7-.9-1.7.9.4-1.9-1.4-1.3 1.9-.2z" fill="#F2811E" ${ink(0.7)}/>`,
)

/** A used bomb: only a printed shape, crossed out. */
const BOMB_SPENT = printedShield(
  `<path d="${BOMB}" fill="#C9BA97" stroke="#5A4230" stroke-width="1.2"/>
  <path d="M-6.2-5.6L5.8 6.2M5.8-5.6L-6.2 6.2" fill="none" ${ink(2.4)}/>`,
)

/** Pips in a row for the capacity of the tile. */
const pips = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="${(i - (count - 1) / 2) * 3.1}" cy="5.4" r="1.25" fill="${INK}"/>`,
  ).join('')

const BELL = shield(
  '#BFE6F2',
  `<path d="M-6 3.4Q-4.5 1.6-4.5-2Q-4.5-7 0-7T4.5-2Q4.5 1.6 6 3.4z" fill="#F2B01E" ${ink(1.7)}/>
  <path d="M-2 5a2 2 0 0 0 4 0z" fill="${INK}" ${ink(1)}/>
  <path d="M-7.2-5.4Q-8-2.4-6.8.2M7.2-5.4Q8-2.4 6.8.2" fill="none" stroke="#0E4F6B" stroke-width="1.7" stroke-linecap="round"/>`,
)

const TURN_NUMBERS = shield(
  '#F7EDD3',
  digit(1, -4.4, -0.6, 9.8) + digit(2, 4.2, -0.6, 9.8) + digit(3, 0, 7.6, 9.8),
)

/** A stone on a road with its rank in the order of directions. */
function stone(rank: number, x: number, y: number, bold: boolean): string {
  const [radius, size] = bold ? [11, 17] : [7.2, 11.5]
  return (
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${radius}" fill="var(--stone)" ${ink(1.5)}/>` +
    digit(rank, n1(x), n1(y + size * 0.35), size)
  )
}

/** The position of a stone from the middle of the tile (0) to the border (1); nearer behind a bar. */
const STONE_REACH = { open: 0.7, barred: { fine: 0.38, bold: 0.3 } }

/** A boot that fills its shield, toe to the east, and two feathers at its heel. */
const BOOT = 'M-2.6-7.4H4.2V-.6Q8.4-.4 8.2 3.4Q8 5-.2 5.4H-2.6z'
const FEATHERS = 'M-3.6-1.6Q-8.4-2-8.8-6.8Q-5.6-6.4-3.6-5zM-3.6 3.4Q-7.6 3.2-8.4-.6Q-5.4-.8-3.6.2z'

/** A winged boot, the only sign on red: it must be visible on the smallest tile, where ink would fill it. */
function wingedBoot(bold: boolean): string {
  const edge = bold ? '' : ink(0.9)
  const sole = bold ? '' : `<path d="M-2.6 2.6H8.2M-2.6-4.4H4.2" fill="none" ${ink(1)}/>`
  return shield(
    '#B5231A',
    `<path d="${BOOT}" fill="#FFF6DF" ${edge}/>${sole}<path d="${FEATHERS}" fill="#FFCF4D" ${edge}/>`,
  )
}

/** One arrow turning round a tile. */
const TURN_ARROW = shield(
  '#FFD08A',
  `<path d="M-2.7-3.5H2.7V1.9H-2.7z" fill="#8DB04E" ${ink(1.3)}/>
  <path d="M-4.6 3.5A6.3 6.3 0 1 1 6.3-.8" fill="none" stroke="#7A2A06" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M2.6-1.2H9.2L6.2 4.6z" fill="#7A2A06" stroke="#7A2A06" stroke-width=".8" stroke-linejoin="round"/>`,
)

/** Two arrows, there and back. */
const SWAP_ARROWS = shield(
  '#D3EAB4',
  `<path d="M-7-5.4H1.8V-8.4L7.8-4 1.8.4V-2.6H-7zM6.6 6H-1.4V8.4L-7.6 4.2-1.4 0V2.8H6.6z" fill="#1F4A1A"/>`,
)

const BASIC: Record<BasicSymbolId, SymbolArt> = {
  wood: { sign: () => WOOD_SIGN },
  gold: { sign: () => GOLD_SIGN },
  magic: { sign: () => MAGIC_SIGN },
  distraction: { sign: () => BELL },
  bomb: { sign: ({ spent }) => (spent ? BOMB_SPENT : BOMB_READY) },
  swap: { sign: () => SWAP_ARROWS },
  rotate: { sign: () => TURN_ARROW },
  haste: { sign: (_mark, bold) => wingedBoot(bold) },
  /** Numbered stones on the roads. A side without a road is skipped. */
  'fixed-order': {
    sign: () => TURN_NUMBERS,
    onRoads: ({ sides }, { roads, barred, bold }) =>
      sides
        .map(sideOf)
        .filter((side) => hasRoad(roads, side))
        .map((side, i) => {
          const out = hasRoad(barred, side) ? STONE_REACH.barred[bold ? 'bold' : 'fine'] : STONE_REACH.open
          const [x, y] = mouth(side)
          return stone(i + 1, 50 + (x - 50) * out, 50 + (y - 50) * out, bold)
        })
        .join(''),
  },
  /** The capacity of the tile as a number and, if there is room, as pips. */
  capacity: {
    sign: ({ number }, bold) =>
      shield('#F7EDD3', bold ? digit(number, 0, 5, 16) : digit(number, 0, 2.4, 13.5) + pips(number)),
  },
  gate,
  wall,
}

const isBasic = (id: SymbolId): id is BasicSymbolId => id in BASIC

/** Returns how a symbol is drawn. Throws for one of an expansion without their art. */
export const artOfSymbol = (id: SymbolId, expansions: ExpansionArt | null): SymbolArt =>
  isBasic(id) ? BASIC[id] : loadedArt(expansions).symbols[id]
