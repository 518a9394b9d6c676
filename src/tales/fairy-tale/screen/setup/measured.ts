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
import { rulesOn } from './house-rule-options.ts'
import rates from './measured-rates.json'

/** The measured win rate of the Guardian: `won` of `games`, with this number of heroes. */
export interface MeasuredRate {
  players: number
  /** True if it was measured with the chosen boxes, false if with the suggested ones. */
  ownBoxes: boolean
  games: number
  won: number
  /** True if it was measured with exactly these choices. */
  alike: boolean
}

/** One row of the measurements. */
interface Rate {
  difficulty: string
  players: number
  boxes: Boxes
  games: number
  won: number
}

/** The choices of the table that affect the win rate. */
interface Choice {
  difficulty: Difficulty
  /** The number of heroes; 0 means none chosen yet, and stands for the default company. */
  players: number
  boxes: Boxes
  rules: HouseRules
}

/**
 * Returns the measured win rate of these choices, or the nearest one: with the chosen boxes, else the suggested boxes; then with
 * the nearest number of heroes. Null if nothing was measured.
 */
export function measuredOf(
  { difficulty, players, boxes, rules }: Choice,
  all: readonly Rate[] = rates,
): MeasuredRate | null {
  const heroes = players || FIRST_COMPANY.length
  const of = (wanted: Boxes) =>
    all.filter((rate) => rate.difficulty === difficulty && sameBoxes(rate.boxes, wanted))
  const own = of(boxes)
  // The rate of an expansion must not be derived from games without it.
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

/** Returns a win rate in words, no more precise than the measurement: "5 in 10", "1 in 15". */
export function rateWords(
  { games, won }: Pick<MeasuredRate, 'games' | 'won'>,
  words: CoverWords['cover'],
): string {
  const share = won / games
  if (share >= 0.95) return words.nearlyAlways
  if (share < 0.02) return words.hardlyEver
  if (share >= 0.15) return words.inTen(Math.round(10 * share))
  return words.oneIn(5 * Math.round(1 / share / 5))
}

/** Returns the number of ripe acorns out of ten: one for each game won in ten. Half an acorn for a lower rate above zero. */
export const ripeAcorns = ({ games, won }: MeasuredRate): number =>
  Math.round((10 * won) / games) || (won > 0 ? 0.5 : 0)
