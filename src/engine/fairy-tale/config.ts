import { standardOf } from '../kernel/config.ts'
import { type Boxes, everyBox, hasExpansion } from './boxes.ts'
import type { CharacterId } from './characters/ids.ts'
import { type Difficulty, FIRST_GAME } from './difficulties.ts'
import { FRAIL_HEARTS, HAND, HEARTS, MARKET } from './setup.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

/** A seat: a character, and the name of its player ('' if none was given). */
export interface SeatConfig {
  character: CharacterId
  player: string
}

/** The choices before a game. Seats are in the order of play, clockwise. */
export interface Config {
  seats: SeatConfig[]
  difficulty: Difficulty
  rules: HouseRules
  boxes: Boxes
}

/** The house rules of the rule book. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** True if the game needs expansion rules or expansion state. */
export const needsExpansions = ({ boxes, rules }: Pick<Config, 'boxes' | 'rules'>): boolean =>
  hasExpansion(boxes) || rules.heroes === 'mortal'

/** The hearts of the oak at the start, which are also its maximum [R 18] [R 69]. */
export const heartsOf = ({ oak }: HouseRules): number => (oak === 'frail' ? FRAIL_HEARTS : HEARTS)

/** True if destroying the third dark diamond wins, as in the rule book [R 68]. */
export const winsByDiamonds = ({ goal }: HouseRules): boolean => goal === 'diamonds'

/** The number of tiles to choose from: in the market, or in a hand [R 67]. */
export const slotsOf = ({ supply }: HouseRules): number => (supply === 'hand' ? HAND : MARKET)

/** The difficulty if none is chosen, such as in the referee. The cover offers the first game to newcomers. */
export const DEFAULT_DIFFICULTY: Difficulty = 'bedtime-story'

/** The boxes of a game: the chosen ones, but none in a first game, since it has no resources. */
export const boxesIn = (difficulty: Difficulty, chosen: Boxes): Boxes =>
  difficulty === FIRST_GAME ? everyBox(false) : chosen

/** The recommended boxes: none in a first game, the gentle ones in a bedtime story, else all. */
export function defaultBoxes(difficulty: Difficulty): Boxes {
  if (difficulty === FIRST_GAME) return everyBox(false)
  const isGentle = difficulty === 'bedtime-story'
  return isGentle ? { ...everyBox(false), resources: true, simple: true } : everyBox(true)
}
