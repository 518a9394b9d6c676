import { fieldLine, partLine, wordLine } from '../../kernel/notation/lines.ts'
import { type NotationLine, type NotationLines, valueLine } from '../../kernel/notation/notation.ts'
import { splitWords } from '../../kernel/text.ts'
import { layersOf } from '../begin-game.ts'
import { PLOTS, plotName } from '../board.ts'
import { BUILDING_IDS, type BuildingId, CATEGORIES } from '../buildings.ts'
import { CARD_IDS, type CardId, epochOf } from '../cards.ts'
import { standardRules } from '../config.ts'
import { INFLUENCE_IDS } from '../influence.ts'
import { type Pool, pileOf } from '../pool.ts'
import { ownerOf, standingOn } from '../rules/plots.ts'
import { pointsOf } from '../rules/score.ts'
import { seatsOf } from '../rules/seats.ts'
import { ENDINGS, HOUSE_RULES, PHASES, type Seat, type Spent, type State } from '../state.ts'
import { readPool, writePool } from './cards.ts'
import type { Fault, WrongLine } from './problem.ts'
import { readQuestion, writeQuestion } from './questions.ts'
import { readNumber, readSeatNumber } from './read-number.ts'
import { plotText, readPlot, readSeat, writeSeat } from './seat-line.ts'

type Line = NotationLine<State, Fault>

const orNull = (text: string): string | null => (text === '' ? null : text)

const neutral: Line = {
  write: (state) =>
    orNull(
      PLOTS.filter((plot) => ownerOf(state, plot) === null && standingOn(state, plot) !== null)
        .map((plot) => plotText(plotName(plot), standingOn(state, plot)))
        .join(' '),
    ),
  read(state, text) {
    for (const word of splitWords(text)) {
      const said = readPlot(word)
      if (!said?.building) return { code: 'wrong-plot', word }
      const isTaken = ownerOf(state, said.plot) !== null || standingOn(state, said.plot) !== null
      if (isTaken) return { code: 'plot-twice', word: plotName(said.plot) }
      state.buildings[said.plot] = said.building
    }
    return null
  },
}

const powers: Line = {
  write: (state) =>
    orNull(
      CATEGORIES.flatMap((category) => {
        const holder = state.powers[category]
        return holder === null ? [] : [`${category} ${holder + 1}`]
      }).join('; '),
    ),
  read(state, text) {
    for (const entry of text.split(';')) {
      const [word, number, ...more] = splitWords(entry)
      const category = CATEGORIES.find((one) => one === word)
      const seat = readSeatNumber(number, state.seats.length)
      if (!category || seat === null || more.length > 0 || state.powers[category] !== null)
        return { code: 'wrong-seat', word: entry.trim() }
      state.powers[category] = seat
    }
    return null
  },
}

/** A line of open cards, left out if there are none. */
const poolLine = <Field extends string, Id extends string>(
  field: Field,
  order: readonly Id[],
): NotationLine<{ [One in Field]: Pool<Id> }, Fault> =>
  valueLine(
    (state) => orNull(writePool(state[field], order)),
    (text) => readPool(text, order),
    (state, pool) => {
      state[field] = pool
    },
  )

const pile: Line = {
  write: ({ piles }) => piles.map(({ cards }) => writePool(cards, CARD_IDS)).join('; '),
  read(state, text) {
    const layers = layersOf(state.rules)
    const texts = text.split(';')
    if (texts.length !== layers.length) return 'wrong-card'
    for (const [index, epochs] of layers.entries()) {
      const known = CARD_IDS.filter((card: CardId) => epochs.includes(epochOf(card)))
      const read = readPool(texts[index] ?? '', known)
      if (!read.ok) return read.error
      state.piles[index] = pileOf(read.value)
    }
    return null
  },
}

const influencePile: Line = valueLine(
  ({ influence }) => writePool(influence.cards, INFLUENCE_IDS),
  (text) => readPool(text, INFLUENCE_IDS),
  (state, pool) => {
    state.influence = pileOf(pool)
  },
)

const COUNTS = ['claims', 'builds', 'masters', 'donations', 'dispensations'] as const
const LISTS = ['sold', 'bought'] as const

const spent: Line = {
  write: ({ spent: now }) =>
    orNull(
      [
        ...COUNTS.filter((key) => now[key] > 0).map((key) => `${key} ${now[key]}`),
        ...LISTS.filter((key) => now[key].length > 0).map((key) => `${key} ${now[key].join(' ')}`),
      ].join('; '),
    ),
  read(state, text) {
    for (const entry of text.split(';')) {
      const problem = readSpent(state.spent, splitWords(entry))
      if (problem) return problem
    }
    return null
  },
}

function readSpent(now: Spent, [key, ...words]: readonly string[]): WrongLine | null {
  const count = COUNTS.find((one) => one === key)
  const list = LISTS.find((one) => one === key)
  if (list) {
    const cards = words.flatMap((word) => BUILDING_IDS.find((id: BuildingId) => id === word) ?? [])
    if (cards.length !== words.length || cards.length === 0)
      return { code: 'wrong-card', word: words.join(' ') }
    now[list] = cards
    return null
  }
  const value = readNumber(words.join(' '), 1)
  if (!count || value === null) return { code: 'wrong-number', word: [key, ...words].join(' ') }
  now[count] = value
  return null
}

/** Reads the seats that have won, in order. */
function readWinners(text: string, { seats }: State): Seat[] | null {
  const said = splitWords(text).map((word) => readSeatNumber(word, seats.length))
  const known = said.flatMap((seat) => seat ?? [])
  const isInOrder = known.every((seat, index) => index === 0 || seat > (known[index - 1] ?? 0))
  return known.length === 0 || known.length !== said.length || !isInOrder ? null : known
}

/** All kinds of lines. */
export const LINES = {
  version: partLine('rules', wordLine('version', HOUSE_RULES.version, 'wrong-rules')),
  two: partLine(
    'rules',
    wordLine('two', HOUSE_RULES.two, 'wrong-rules', ({ two }) => two !== 'plain'),
  ),
  'last-round': partLine(
    'rules',
    wordLine(
      'lastRound',
      HOUSE_RULES.lastRound,
      'wrong-rules',
      ({ lastRound }) => lastRound !== standardRules().lastRound,
    ),
  ),
  seat: {
    many: true,
    write: (state) => seatsOf(state).map((seat) => writeSeat(state, seat)),
    read: readSeat,
  },
  neutral,
  powers,
  pawnshop: poolLine('pawnshop', BUILDING_IDS),
  market: poolLine('market', BUILDING_IDS),
  discards: poolLine('setAside', INFLUENCE_IDS),
  pile,
  'influence-pile': influencePile,
  'on-turn': fieldLine(
    'onTurn',
    'wrong-seat',
    (seat: Seat) => String(seat + 1),
    (text, { seats }) => readSeatNumber(text, seats.length),
  ),
  turn: fieldLine('turn', 'wrong-number', String, (text) => readNumber(text, 1)),
  phase: wordLine('phase', PHASES, 'wrong-phase'),
  spent,
  'start-score': {
    ...fieldLine('startScore', 'wrong-number', String, (text) => readNumber(text, 0)),
    absent(state) {
      state.startScore = pointsOf(state, state.onTurn)
      return null
    },
  },
  question: {
    many: true,
    write: (state) => state.questions.map((question) => writeQuestion(state, question)),
    read(state, text) {
      const question = readQuestion(state, text)
      if (!question) return 'wrong-question'
      state.questions.push(question)
      return null
    },
  },
  drawing: wordLine('drawing', ['reveal', 'purchase'], 'wrong-phase'),
  ending: wordLine('ending', ENDINGS, 'wrong-outcome'),
  winners: fieldLine(
    'winners',
    'wrong-outcome',
    (seats: readonly Seat[]) => seats.map((seat) => seat + 1).join(' '),
    readWinners,
  ),
} satisfies NotationLines<State, string, Fault>

export type Key = keyof typeof LINES
