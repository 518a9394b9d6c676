import {
  type BuildingId,
  buildingOf,
  type Category,
  type EventCardId,
  epochOf,
  type InfluenceId,
} from '../../../../engine/citadel/index.ts'
import { INK, ink } from '../../../../ui/art/svg.ts'
import { buildingMarkup } from '../buildings/index.ts'
import { eventMarkup } from '../events-markup.ts'
import { influenceMarkup } from '../influence-markup.ts'
import { brickMarkup, LOOKS, signMarkup } from '../signs-markup.ts'

// The faces of cards without text. The components write the text.

/** Size of a Building card in units of its drawing. The sizes below use the same units. */
export const BUILDING_CARD = { width: 104, height: 136 } as const
export const INFLUENCE_CARD = { width: 104, height: 144 } as const
export const EVENT_PAGE = { width: 132, height: 112 } as const

const PAPER = '#F7EDD3'
const WAX = '#A3182B'

const card = (width: number, height: number, fill: string): string =>
  `<rect x="4" y="5" width="${width - 4}" height="${height - 4}" rx="7" fill="var(--shadow)" opacity=".55"/><rect x="1.5" y="1.5" width="${width - 5}" height="${height - 5}" rx="7" fill="${fill}" ${ink(2.4)}/>`

/** The landscape behind the buildings of a category. Each has its own silhouette. */
const HILLS: Readonly<Record<Category, string>> = {
  citizenry: 'M8 104V88Q30 76 54 86T94 80V104z',
  crafts: 'M8 104V86Q36 78 62 90T94 82V104z',
  municipal: 'M8 104V84Q26 90 50 84T94 88V104z',
  trade: 'M8 104V90Q46 78 94 86V104z',
}

/** Position of the category sign. Its teeth or scales must stay on the card. */
const CORNER: Readonly<Record<Category, string>> = {
  citizenry: '17 17',
  crafts: '19 19',
  municipal: '17 18',
  trade: '24 21',
}

const WINDOW = 'M8 9H94V104H8z'

export function buildingFace(building: BuildingId): string {
  const { category, value } = buildingOf(building)
  const { ground, hill } = LOOKS[category]
  const bricks = Array.from(
    { length: value },
    (_, i) => `<g transform="translate(${91 - value * 11 + i * 11} 101) scale(.4)">${brickMarkup()}</g>`,
  )
  return `${card(BUILDING_CARD.width, BUILDING_CARD.height, PAPER)}<path d="${WINDOW}" fill="${ground}"/><path d="${HILLS[category]}" fill="${hill}"/><path d="${WINDOW}" fill="none" ${ink(1.8)}/><g transform="translate(13 18) scale(1.2)">${buildingMarkup(building)}</g>${bricks.join('')}<g transform="translate(${CORNER[category]})">${signMarkup(category, value)}</g>`
}

const rod = (y: number): string =>
  `<rect x="3" y="${y}" width="96" height="8" rx="4" fill="${WAX}" ${ink(1.7)}/>`

/** The face of an Influence card: rose paper between two red rods. */
export const influenceFace = (influence: InfluenceId): string =>
  `${card(INFLUENCE_CARD.width, INFLUENCE_CARD.height, '#F6E3D6')}${rod(6)}${rod(INFLUENCE_CARD.height - 18)}<circle cx="51" cy="58" r="36" fill="#F0C9B8" stroke="${WAX}" stroke-width="1.5" stroke-dasharray="3 4"/><g transform="translate(18 24) scale(1.04)">${influenceMarkup(influence)}</g>`

const TORN =
  'M3 6L12 3 22 6 35 3 48 5 62 2 76 5 90 3 104 6 117 3 128 6 127 18 130 32 127 46 130 60 127 74 129 88 127 104 118 107 104 104 90 108 76 105 62 108 48 105 34 108 20 105 10 108 4 105 6 90 3 76 6 60 3 46 6 30 3 18z'

/** A page torn out of the chronicle, with a picture of the Event and the letter of its epoch. */
export const eventFace = (event: EventCardId): string =>
  `<path d="${TORN}" transform="translate(2.5 4)" fill="var(--shadow)" opacity=".5"/><path d="${TORN}" fill="#EFDDB2" stroke="#8A6A45" stroke-width="1.5" stroke-linejoin="round"/><path d="M14 78V16Q40 10 66 16T118 16V78Q92 72 66 78T14 78z" fill="#EAD9B0" ${ink(1.5)}/><g transform="translate(36 16) scale(.92)">${eventMarkup(event)}</g><circle cx="112" cy="20" r="10" fill="#FFF8E6" ${ink(1.6)}/><text x="112" y="25.5" font-size="15" text-anchor="middle" fill="${INK}" font-family="Spicy Rice">${epochOf(event).toUpperCase()}</text>`

/** The back of a card: brown for buildings, red for Influence. */
export const backFace = (kind: 'building' | 'influence'): string => {
  const [fill, line] = kind === 'building' ? ['#8A5E38', '#E7C58A'] : [WAX, '#F7D9A0']
  return `${card(BUILDING_CARD.width, BUILDING_CARD.height, fill)}<rect x="14" y="14" width="74" height="105" rx="3" fill="none" stroke="${line}" stroke-width="3"/><path d="M51 44L66 66 51 88 36 66z" fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>`
}
