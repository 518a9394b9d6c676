import type { EachOnce } from '../../kernel/each-once.ts'
import { houseRulesLine, houseRulesNotation, LISTED } from '../../kernel/notation/house-rules.ts'
import { fieldLine, flagLine, numberLine, wordLine } from '../../kernel/notation/lines.ts'
import type { NotationLines } from '../../kernel/notation/notation.ts'
import { splitWords } from '../../kernel/text.ts'
import { NO_PLACE, type Place, parseSpace, spaceName } from '../board.ts'
import { placeAt } from '../rules/armies.ts'
import { firstSpaceOf } from '../rules/places.ts'
import { HOUSE_RULES, type Outcome, type Phase, type Rules, type State, WON_BY } from '../state.ts'
import { readArmies, writeArmies } from './armies.ts'
import { letterOf, seatOf } from './letters.ts'
import type { Fault } from './problem.ts'

const PHASES = ['muster', 'roll', 'act', 'over'] as const satisfies EachOnce<Phase>

/** Safe upper limit of actions: two dice and the gain of five forts make 27. */
const MOST_ACTIONS = 99

const isActing = ({ phase }: State): boolean => phase === 'act'

/** Writes places by the name of their first space; returns null if nothing was built. */
function builtText(places: readonly Place[], state: State): string | null {
  const names = places.map((place) => spaceName(firstSpaceOf(state, place)))
  return isActing(state) && names.length > 0 ? names.join(' ') : null
}

function readBuilt(text: string, state: State): Place[] | null {
  const places = splitWords(text).map((word) => {
    const space = parseSpace(word)
    return space === null ? NO_PLACE : placeAt(state, space)
  })
  return places.length === 0 || places.includes(NO_PLACE) ? null : [...new Set(places)]
}

/** Writes how a game ended: "last a", "winter a b". */
const outcomeText = ({ winners, by }: Outcome): string => [by, ...winners.map(letterOf)].join(' ')

/** Reads how a game ended; null for any other text. Only `winter` and a first fall can have several winners. */
function readOutcome(text: string, state: State): Outcome | null {
  const [how, ...letters] = splitWords(text)
  const by = WON_BY.find((one) => one === how)
  const read = letters.map((letter) => seatOf(letter, state.armies.length))
  const winners = read.filter((seat) => seat !== null).sort((one, other) => one - other)
  const areSeats = winners.length === read.length && new Set(winners).size === winners.length
  if (!by || !areSeats || winners.length === 0 || (by === 'last' && winners.length > 1)) return null
  return { winners, by }
}

/** The names of the house rules: "leave on; winter 30". */
const RULE_NAMES: { readonly [Rule in keyof Rules]: string } = {
  leave: 'leave',
  ownForts: 'own-forts',
  dice: 'dice',
  turnCost: 'turn-cost',
  winter: 'winter',
  fall: 'fall',
}

/** All lines below the board. */
export const LINES = {
  armies: { write: writeArmies, read: readArmies },
  'on-turn': fieldLine('onTurn', 'wrong-seat', letterOf, (text, { armies }) => seatOf(text, armies.length)),
  round: numberLine('round', [1]),
  phase: wordLine('phase', PHASES, 'wrong-phase'),
  actions: numberLine('actions', [0, MOST_ACTIONS], isActing),
  turned: flagLine('turned', 'wrong-board', isActing),
  built: fieldLine('built', 'wrong-space', builtText, readBuilt),
  outcome: fieldLine('outcome', 'wrong-outcome', outcomeText, readOutcome),
  rules: houseRulesLine(houseRulesNotation<Rules>(HOUSE_RULES, RULE_NAMES, LISTED)),
} satisfies NotationLines<State, string, Fault>

export type Key = keyof typeof LINES
