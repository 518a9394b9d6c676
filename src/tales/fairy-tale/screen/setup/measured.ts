import {
  type Boxes,
  type Difficulty,
  defaultBoxes,
  type HouseRules,
  hasExpansion,
  sameBoxes,
} from '../../../../engine/fairy-tale/index.ts'
import type { CoverWords } from '../../words/cover.ts'
import { FIRST_COMPANY } from './company.ts'
import { rulesOn } from './house-rules.ts'
import rates from './measured-rates.json'

/** What was measured of a tale: with so many heroes and such a box, the Guardian won so many of the games. */
export interface Measured {
  players: number
  /** With the boxes that the table chose; else with those that the book suggests. */
  ownBoxes: boolean
  games: number
  won: number
  /** Whether it was measured just as the table would play. */
  alike: boolean
}

/** A line of what was measured. */
interface Rate {
  difficulty: string
  players: number
  boxes: Boxes
  games: number
  won: number
}

/** What the table would play, and how many heroes do. */
interface Choice {
  difficulty: Difficulty
  /** 0: nobody has been chosen yet, and as many are meant as the book begins with. */
  players: number
  boxes: Boxes
  rules: HouseRules
}

/**
 * What was measured of a tale as the table would play it, or else as nearly so as was measured: first with its
 * boxes, else with those that the book suggests; then with the nearest number of heroes. Null: nothing was.
 */
export function measuredOf(
  { difficulty, players, boxes, rules }: Choice,
  all: readonly Rate[] = rates,
): Measured | null {
  const heroes = players || FIRST_COMPANY.length
  const of = (wanted: Boxes) =>
    all.filter((rate) => rate.difficulty === difficulty && sameBoxes(rate.boxes, wanted))
  const own = of(boxes)
  // Of an expansion nothing is guessed from tales without it.
  if (own.length === 0 && hasExpansion(boxes)) return null
  const found = own.length > 0 ? own : of(defaultBoxes(difficulty))
  const far = (rate: { players: number }) => Math.abs(rate.players - heroes)
  const [nearest] = found.sort((a, b) => far(a) - far(b))
  if (!nearest) return null
  const { games, won } = nearest
  const ownBoxes = own.length > 0
  const alike = ownBoxes && nearest.players === heroes && rulesOn(rules).length === 0
  return { players: nearest.players, ownBoxes, games, won, alike }
}

/** A share of games in words that say no more than is known: "5 in 10", "1 in 15". */
export function rateWords(
  { games, won }: Pick<Measured, 'games' | 'won'>,
  words: CoverWords['setup'],
): string {
  const share = won / games
  if (share >= 0.95) return words.nearlyAlways
  if (share < 0.02) return words.hardlyEver
  if (share >= 0.15) return words.inTen(Math.round(10 * share))
  return words.oneIn(5 * Math.round(1 / share / 5))
}

/** How many of ten acorns are ripe: one for each game of ten that was won; half of one where it is rarer, and was won. */
export const ripeAcorns = ({ games, won }: Measured): number =>
  Math.round((10 * won) / games) || (won > 0 ? 0.5 : 0)
