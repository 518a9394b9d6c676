import { splitWords, wholeNumber } from '../../kernel/text.ts'
import { type CardId, isTreasure, sortedCards } from '../cards.ts'
import { parseFortress, plainPlace } from '../fortresses.ts'
import { CAUSES, OUTCOMES, type Outcome, type State } from '../state.ts'
import { type Cards, cardsText, readArmy, readCards, readCreatures } from './cards.ts'
import { landsText, MOST, readLands, readNumbers } from './numbers.ts'
import type { ProblemCode } from './problem.ts'
import { readRules, rulesText } from './rules.ts'
import type { Key } from './sections.ts'

/** What is wrong with a line, and with which of its words; the code alone where it is the whole line. */
export type Fault = ProblemCode | { code: ProblemCode; word: string }

/** One kind of line. */
export interface LineKind {
  key: Exclude<Key, 'phase' | 'column' | 'dice' | 'draws'>
  /** What stands after its key; null where the line is left out. */
  write(state: State): string | null
  /** Takes what stands there over, or says what is wrong with it. */
  read(state: State, text: string): Fault | null
}

/** A line that holds one number, left out where it is what a position has anyway. */
const numberLine = (
  key: LineKind['key'],
  of: (state: State) => number,
  usual: (state: State) => number | null,
  least: number,
  take: (state: State, value: number) => void,
): LineKind => ({
  key,
  write: (state) => (of(state) === usual(state) ? null : String(of(state))),
  read(state, text) {
    const value = wholeNumber(text, least)
    if (value === null) return 'wrong-number'
    take(state, value)
    return null
  },
})

/** A line of cards. */
const cardsLine = <Card>(
  key: LineKind['key'],
  write: (state: State) => string | null,
  readAs: (text: string) => Cards<Card>,
  take: (state: State, cards: Card[]) => void,
): LineKind => ({
  key,
  write,
  read(state, text) {
    const read = readAs(text)
    if (!read.ok) return read
    take(state, read.cards)
    return null
  },
})

/** A line that is read by one function that answers null for what may not stand there. */
const wordLine = <Value>(
  key: LineKind['key'],
  code: ProblemCode,
  write: (state: State) => string | null,
  readAs: (text: string) => Value | null,
  take: (state: State, value: Value) => void,
): LineKind => ({
  key,
  write,
  read(state, text) {
    const value = readAs(text)
    if (value === null) return code
    take(state, value)
    return null
  },
})

/** How many defenders must have been drawn, if nothing is said of it: those in the line and the slain, but for its own. */
export const drawnAtLeast = ({ garrison, slain, place }: State): number =>
  Math.max(0, garrison.length + slain.length - place.own.length)

const USUAL = plainPlace(0)
const WORST_WEATHER = -MOST

function readOutcome(text: string): Outcome | null {
  const [one, why, ...more] = splitWords(text)
  const kind = OUTCOMES.find((outcome) => outcome === one)
  const cause = CAUSES.find((by) => by === why)
  if (!kind || !cause || more.length > 0) return null
  return (cause === 'assault') === (kind !== 'total-defeat') ? { kind, cause } : null
}

const questionOf = (text: string) => (text === 'opening' || text === 'again' ? text : null)

const treasureOf = (text: string) => (isTreasure(text) ? text : null)

const garrisonText = ({ garrison }: State): string => garrison.join(' ') || '-'

const armyText = ({ army }: State): string | null =>
  army.map(({ creature, fresh }) => `${creature}${fresh ? '!' : ''}`).join(' ') || null

const list = (key: 'hand' | 'deck'): LineKind =>
  cardsLine<CardId>(
    key,
    (state) => cardsText(state[key]),
    readCards,
    (state, cards) => {
      state[key] = sortedCards(cards)
    },
  )

const losses = (key: 'slain' | 'fallen'): LineKind =>
  cardsLine(
    key,
    (state) => cardsText(state[key]),
    readCreatures,
    (state, cards) => {
      state[key] = sortedCards(cards)
    },
  )

/**
 * Every line but those two that only the whole position can judge, in the order in which they are written. What is left
 * out is as it is in a state of which nothing was said.
 */
export const LINES: readonly LineKind[] = [
  wordLine(
    'rules',
    'wrong-rules',
    ({ rules }) => rulesText(rules),
    readRules,
    (state, rules) => {
      state.rules = rules
    },
  ),
  numberLine(
    'siege',
    ({ siege }) => siege,
    () => 1,
    1,
    (state, value) => {
      state.siege = value
    },
  ),
  wordLine(
    'fortress-name',
    'wrong-fortress',
    ({ place }) => place.name,
    parseFortress,
    (state, name) => {
      state.place.name = name
    },
  ),
  cardsLine(
    'own',
    ({ place }) => cardsText(place.own),
    readCreatures,
    (state, cards) => {
      state.place.own = sortedCards(cards)
    },
  ),
  numberLine(
    'drawn',
    ({ place }) => place.drawn,
    drawnAtLeast,
    0,
    (state, value) => {
      state.place.drawn = value
    },
  ),
  numberLine(
    'start-life',
    ({ place }) => place.startLife,
    () => USUAL.startLife,
    1,
    (state, value) => {
      state.place.startLife = value
    },
  ),
  wordLine(
    'weather',
    'wrong-number',
    ({ place }) => (place.weather.join() === USUAL.weather.join() ? null : place.weather.join(' ')),
    (text) => readNumbers(text, USUAL.weather.length, WORST_WEATHER),
    (state, weather) => {
      state.place.weather = weather
    },
  ),
  numberLine(
    'walls',
    ({ place }) => place.walls,
    () => USUAL.walls,
    0,
    (state, value) => {
      state.place.walls = value
    },
  ),
  numberLine(
    'turn',
    ({ turn }) => turn,
    () => 1,
    0,
    (state, value) => {
      state.turn = value
    },
  ),
  wordLine(
    'pending',
    'wrong-question',
    ({ pending }) => pending,
    questionOf,
    (state, question) => {
      state.pending = question
    },
  ),
  wordLine(
    'outcome',
    'wrong-outcome',
    ({ outcome }) => outcome && `${outcome.kind} ${outcome.cause}`,
    readOutcome,
    (state, outcome) => {
      state.outcome = outcome
    },
  ),
  numberLine(
    'life',
    ({ life }) => life,
    () => null,
    Number.MIN_SAFE_INTEGER,
    (state, value) => {
      state.life = value
    },
  ),
  cardsLine(
    'garrison',
    garrisonText,
    (text) => readCreatures(text === '-' ? '' : text),
    (state, cards) => {
      state.garrison = cards
    },
  ),
  losses('slain'),
  losses('fallen'),
  cardsLine('army', armyText, readArmy, (state, army) => {
    state.army = army
  }),
  wordLine(
    'lands',
    'wrong-number',
    ({ lands }) => (landsText(lands) === '0 0 0' ? null : landsText(lands)),
    readLands,
    (state, lands) => {
      state.lands = lands
    },
  ),
  numberLine(
    'spent',
    ({ spent }) => spent,
    () => 0,
    0,
    (state, value) => {
      state.spent = value
    },
  ),
  numberLine(
    'laid',
    ({ laid }) => laid,
    () => 0,
    0,
    (state, value) => {
      state.laid = value
    },
  ),
  wordLine(
    'treasure',
    'wrong-treasure',
    ({ treasure }) => treasure,
    treasureOf,
    (state, treasure) => {
      state.treasure = treasure
    },
  ),
  {
    key: 'attacked',
    write: ({ attacked }) => (attacked ? '' : null),
    read(state, text) {
      if (text !== '') return { code: 'wrong-mark', word: 'attacked' }
      state.attacked = true
      return null
    },
  },
  list('hand'),
  list('deck'),
]
