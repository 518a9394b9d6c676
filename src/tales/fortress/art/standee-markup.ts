import { type CreatureId, creatureFace } from '../../../engine/fortress/index.ts'
import { INK } from '../../../ui/art/svg.ts'
import { CREATURE_ART } from './creatures/index.ts'
import { KIND_LOOKS, kindSign } from './kinds.ts'
import { letters, shieldMarkup, stoneMarkup } from './numbers.ts'
import { dieCut } from './pen.ts'

export interface StandeeLook {
  /** True to add the gold edge of a selected piece. */
  chosen?: boolean
  /** True if the creature was cast in this turn and rests. */
  asleep?: boolean
  /** The current power, if it differs from the printed one. */
  power?: number
  /** True to move shield and stone closer, so that close neighbours do not cover them. */
  tight?: boolean
}

/** The x of shield and stone on the base: beyond its ends, or just beside the sign. */
const PLATES = { wide: { shield: 5.5, stone: 58.5 }, tight: { shield: 10.5, stone: 52.8 } } as const

/** The sleep bubble above a resting creature. */
const SLEEP = `<g transform="translate(54 -4)"><path d="M-4-6q0-10 12-10h10q12 0 12 10t-12 10h-12l-8 7 1-8q-3-3-3-9z" fill="#FFF8E6" stroke="${INK}" stroke-width="2"/>${letters(13, 0, 'z z', 17)}</g>`

/**
 * Draws a creature as a standing piece: die-cut, on the base of its kind, with power and toughness. The box is 64 wide, with the base at y
 * 76; most are 78 high.
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
