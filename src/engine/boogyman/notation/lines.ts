import { houseRulesLine, houseRulesNotation, LISTED } from '../../kernel/notation/house-rules.ts'
import { fieldLine, numberLine } from '../../kernel/notation/lines.ts'
import type { NotationLines } from '../../kernel/notation/notation.ts'
import { splitWords } from '../../kernel/text.ts'
import { placerOf } from '../rules/actions/place.ts'
import {
  ACTIONS_PER_TURN,
  ALL_SEATS,
  DRAWN_BY,
  HOUSE_RULES,
  type HouseRules,
  type Outcome,
  PLACED_FIRST,
  phaseOf,
  SEATS,
  type Seat,
  type State,
  WON_BY,
} from '../state.ts'
import type { Fault } from './problem.ts'

const seatName = (seat: Seat): string => SEATS[seat]

const seatOf = (text: string | undefined): Seat | null =>
  ALL_SEATS.find((seat) => SEATS[seat] === text) ?? null

/** Writes an outcome: "red seven", "draw agreed". */
const outcomeText = ({ winner, by }: Outcome): string => `${winner === null ? 'draw' : SEATS[winner]} ${by}`

function readOutcome(text: string): Outcome | null {
  const [whose, by, ...more] = splitWords(text)
  const winner = seatOf(whose)
  const won = WON_BY.find((how) => how === by)
  const drawn = DRAWN_BY.find((how) => how === by)
  if (more.length > 0) return null
  if (winner !== null) return won ? { winner, by: won } : null
  return whose === 'draw' && drawn ? { winner: null, by: drawn } : null
}

const isPlacing = ({ placed }: State): boolean => placed < PLACED_FIRST

/** All lines below the board. A missing line leaves the empty state unchanged. */
export const LINES = {
  // The board in one line is read with the drawing, and never written.
  tiles: { write: () => null, read: () => null },
  placing: numberLine('placed', [0, PLACED_FIRST - 1], isPlacing),
  first: fieldLine('first', 'wrong-seat', (first) => (first === 0 ? null : seatName(first)), seatOf),
  'on-turn': {
    ...fieldLine('onTurn', 'wrong-seat', seatName, seatOf),
    absent(state) {
      if (isPlacing(state)) state.onTurn = placerOf(state)
      return null
    },
  },
  actions: numberLine('actions', [1, ACTIONS_PER_TURN], (state) => phaseOf(state) === 'playing'),
  turn: {
    ...numberLine('turn', [0]),
    absent(state) {
      state.turn = isPlacing(state) ? 0 : 1
      return null
    },
  },
  quiet: numberLine('quiet', [-1]),
  outcome: fieldLine('outcome', 'wrong-outcome', outcomeText, readOutcome),
  rules: houseRulesLine(houseRulesNotation<HouseRules>(HOUSE_RULES, { trees: 'trees' }, LISTED)),
} satisfies NotationLines<State, string, Fault>

export type Key = keyof typeof LINES
