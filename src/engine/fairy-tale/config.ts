import { standardOf } from '../kernel/config.ts'
import { type Boxes, everyBox, hasExpansion } from './boxes.ts'
import type { CharacterId } from './characters/ids.ts'
import { DIFFICULTIES, type Difficulty } from './difficulties.ts'
import { FRAIL_HEARTS, HAND, HEARTS, MARKET } from './setup.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

/** A seat at the table: a character, and the name of the person who leads it ('' if none was given). */
export interface SeatConfig {
  character: CharacterId
  player: string
}

/** What the table chooses before a game. The seats are in the order of play, clockwise. */
export interface Config {
  seats: SeatConfig[]
  difficulty: Difficulty
  rules: HouseRules
  boxes: Boxes
}

/** The rules as the rule book has them. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** Whether a table chose something of which more is kept than in the basic game. */
export const needsExpansions = ({ boxes, rules }: Pick<Config, 'boxes' | 'rules'>): boolean =>
  hasExpansion(boxes) || rules.heroes === 'mortal'

/** The hearts with which an oak begins; nothing ever gives it more [R 18] [R 69]. */
export const heartsOf = ({ oak }: HouseRules): number => (oak === 'frail' ? FRAIL_HEARTS : HEARTS)

/** Whether the third dark diamond destroyed wins, as in the rule book [R 68]. */
export const winsByDiamonds = ({ goal }: HouseRules): boolean => goal === 'diamonds'

/** How many tiles there are to choose from: those of the market, or of a hand [R 67]. */
export const slotsOf = ({ supply }: HouseRules): number => (supply === 'hand' ? HAND : MARKET)

/** The boxes that the table is advised to take: all of them, but for the first tale the gentle ones. */
export const defaultBoxes = (difficulty: Difficulty): Boxes =>
  difficulty === DEFAULT_DIFFICULTY ? { ...everyBox(false), resources: true, simple: true } : everyBox(true)

export const DEFAULT_DIFFICULTY: Difficulty = DIFFICULTIES[0]
