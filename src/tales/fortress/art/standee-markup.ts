import { type CreatureId, creatureFace } from '../../../engine/fortress/index.ts'
import { INK } from '../../../ui/art/svg.ts'
import { CREATURE_ART } from './creatures/index.ts'
import { KIND_LOOKS, kindSign } from './kinds.ts'
import { letters, shieldMarkup, stoneMarkup } from './numbers.ts'
import { dieCut } from './pen.ts'

export interface StandeeLook {
  /** With the gold edge of what is chosen. */
  chosen?: boolean
  /** It came this turn, and rests. */
  asleep?: boolean
  /** The power that counts just now, where that is not the printed one. */
  power?: number
  /** So little room beside it that shield and stone stand closer, lest a neighbour covers them. */
  tight?: boolean
}

/** Where shield and stone stand on the base: beyond its ends, or with the sign just between them. */
const PLATES = { wide: { shield: 5.5, stone: 58.5 }, tight: { shield: 10.5, stone: 52.8 } } as const

/** Over the head of who rests. */
const SLEEP = `<g transform="translate(54 -4)"><path d="M-4-6q0-10 12-10h10q12 0 12 10t-12 10h-12l-8 7 1-8q-3-3-3-9z" fill="#FFF8E6" stroke="${INK}" stroke-width="2"/>${letters(13, 0, 'z z', 17)}</g>`

/**
 * A creature as a piece that stands: die-cut, on the base of its kind, with its power and toughness. In a box 64 wide, the
 * foot of its base at y 76; most are 78 high.
 */
export function standeeMarkup(
  id: CreatureId,
  { chosen = false, asleep = false, power, tight = false }: StandeeLook,
): string {
  const face = creatureFace(id)
  const { base, colour } = KIND_LOOKS[face.kind]
  const plates = PLATES[tight ? 'tight' : 'wide']
  const edge = (stroke: string, width: number) =>
    `<path d="${base}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
  return (
    `<ellipse cx="35" cy="75" rx="38" ry="6" fill="var(--shadow)"/>${dieCut(CREATURE_ART[id], { chosen })}` +
    (chosen ? edge(INK, 14) + edge('var(--selected)', 9.5) : '') +
    `<path d="${base}" fill="${colour}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>` +
    '<path d="M6 63.5H58" stroke="#fff" stroke-width="1.6" opacity=".45"/>' +
    kindSign(face.kind, 32, 68.5, 7.4) +
    shieldMarkup(plates.shield, 67.5, 12.5, power ?? face.power) +
    stoneMarkup(plates.stone, 68, 12, face.toughness) +
    (asleep ? SLEEP : '')
  )
}
