import { splitWords } from '../../kernel/text.ts'
import { layersOf } from '../begin-game.ts'
import { PLOTS, plotName } from '../board.ts'
import { BUILDING_IDS, type BuildingId, CATEGORIES } from '../buildings.ts'
import { CARD_IDS, type CardId, epochOf } from '../cards.ts'
import { INFLUENCE_IDS } from '../influence.ts'
import { pileOf } from '../pool.ts'
import { ownerOf, standingOn } from '../rules/plots.ts'
import { pointsOf } from '../rules/score.ts'
import { ENDINGS, nothingSpent, PHASES, type Spent, type State } from '../state.ts'
import { readPool, writePool } from './cards.ts'
import { type Key, wrong } from './lines.ts'
import { readNumber, readSeatNumber } from './numbers.ts'
import { plotText, readPlot } from './seat-line.ts'

type Wrong = ReturnType<typeof wrong>

/** One kind of line that stands once: how it is written, and how what stands there is taken over. */
export interface Field {
  readonly key: Key
  /** What stands after its key; null where the line is left out. */
  write(state: State): string | null
  read(state: State, text: string): Wrong | null
}

const orNull = (text: string): string | null => (text === '' ? null : text)

const neutral: Field = {
  key: 'neutral',
  write: (state) =>
    orNull(
      PLOTS.filter((plot) => ownerOf(state, plot) === null && standingOn(state, plot) !== null)
        .map((plot) => plotText(plotName(plot), standingOn(state, plot)))
        .join(' '),
    ),
  read(state, text) {
    for (const word of splitWords(text)) {
      const said = readPlot(word)
      if (!said?.building) return wrong('wrong-plot', word)
      const isTaken = ownerOf(state, said.plot) !== null || standingOn(state, said.plot) !== null
      if (isTaken) return wrong('plot-twice', plotName(said.plot))
      state.buildings[said.plot] = said.building
    }
    return null
  },
}

const powers: Field = {
  key: 'powers',
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
        return wrong('wrong-seat', entry.trim())
      state.powers[category] = seat
    }
    return null
  },
}

const shop = (key: 'pawnshop' | 'market'): Field => ({
  key,
  write: (state) => orNull(writePool(state[key], BUILDING_IDS)),
  read(state, text) {
    const read = readPool(splitWords(text), BUILDING_IDS)
    state[key] = read.pool
    return read.wrong === null ? null : wrong('wrong-card', read.wrong)
  },
})

const discards: Field = {
  key: 'discards',
  write: ({ setAside }) => orNull(writePool(setAside, INFLUENCE_IDS)),
  read(state, text) {
    const read = readPool(splitWords(text), INFLUENCE_IDS)
    state.setAside = read.pool
    return read.wrong === null ? null : wrong('wrong-card', read.wrong)
  },
}

const pile: Field = {
  key: 'pile',
  write: ({ piles }) => piles.map(({ cards }) => writePool(cards, CARD_IDS)).join('; '),
  read(state, text) {
    const layers = layersOf(state.rules)
    const texts = text.split(';')
    if (texts.length !== layers.length) return wrong('wrong-card', text)
    for (const [index, epochs] of layers.entries()) {
      const known = CARD_IDS.filter((card: CardId) => epochs.includes(epochOf(card)))
      const read = readPool(splitWords(texts[index] ?? ''), known)
      if (read.wrong !== null) return wrong('wrong-card', read.wrong)
      state.piles[index] = pileOf(read.pool)
    }
    return null
  },
}

const influencePile: Field = {
  key: 'influence-pile',
  write: ({ influence }) => writePool(influence.cards, INFLUENCE_IDS),
  read(state, text) {
    const read = readPool(splitWords(text), INFLUENCE_IDS)
    state.influence = pileOf(read.pool)
    return read.wrong === null ? null : wrong('wrong-card', read.wrong)
  },
}

const onTurn: Field = {
  key: 'on-turn',
  write: (state) => String(state.onTurn + 1),
  read(state, text) {
    const seat = readSeatNumber(text, state.seats.length)
    if (seat === null) return wrong('wrong-seat', text)
    state.onTurn = seat
    return null
  },
}

const numberField = (
  key: 'turn' | 'start-score',
  write: (state: State) => number,
  least: number,
  take: (state: State, value: number) => void,
): Field => ({
  key,
  write: (state) => String(write(state)),
  read(state, text) {
    const value = readNumber(text, least)
    if (value === null) return wrong('wrong-number', text)
    take(state, value)
    return null
  },
})

const phase: Field = {
  key: 'phase',
  write: (state) => state.phase,
  read(state, text) {
    const read = PHASES.find((one) => one === text)
    if (!read) return wrong('wrong-phase', text)
    state.phase = read
    return null
  },
}

const COUNTS = ['claims', 'builds', 'masters', 'donations', 'dispensations'] as const
const LISTS = ['sold', 'bought'] as const

const spent: Field = {
  key: 'spent',
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

function readSpent(now: Spent, [key, ...words]: readonly string[]): Wrong | null {
  const count = COUNTS.find((one) => one === key)
  const list = LISTS.find((one) => one === key)
  if (list) {
    const cards = words.flatMap((word) => BUILDING_IDS.find((id: BuildingId) => id === word) ?? [])
    if (cards.length !== words.length || cards.length === 0) return wrong('wrong-card', words.join(' '))
    now[list] = cards
    return null
  }
  const value = readNumber(words.join(' '), 1)
  if (!count || value === null) return wrong('wrong-number', [key, ...words].join(' '))
  now[count] = value
  return null
}

const drawing: Field = {
  key: 'drawing',
  write: (state) => state.drawing,
  read(state, text) {
    if (text !== 'reveal' && text !== 'purchase') return wrong('wrong-phase', text)
    state.drawing = text
    return null
  },
}

const ending: Field = {
  key: 'ending',
  write: (state) => state.ending,
  read(state, text) {
    const read = ENDINGS.find((one) => one === text)
    if (!read) return wrong('wrong-outcome', text)
    state.ending = read
    return null
  },
}

const winners: Field = {
  key: 'winners',
  write: (state) => state.winners?.map((seat) => seat + 1).join(' ') ?? null,
  read(state, text) {
    const seats = splitWords(text).map((word) => readSeatNumber(word, state.seats.length))
    const known = seats.flatMap((seat) => seat ?? [])
    const isInOrder = known.every((seat, index) => index === 0 || seat > (known[index - 1] ?? 0))
    if (known.length === 0 || known.length !== seats.length || !isInOrder) return wrong('wrong-outcome', text)
    state.winners = known
    return null
  },
}

/** Everything between seats and questions, and what follows them, in the order in which it is written and read. */
export const BEFORE_QUESTIONS: readonly Field[] = [
  neutral,
  powers,
  shop('pawnshop'),
  shop('market'),
  discards,
  pile,
  influencePile,
  onTurn,
  numberField(
    'turn',
    (state) => state.turn,
    1,
    (state, value) => {
      state.turn = value
    },
  ),
  phase,
  spent,
  numberField(
    'start-score',
    (state) => state.startScore,
    0,
    (state, value) => {
      state.startScore = value
    },
  ),
]

export const AFTER_QUESTIONS: readonly Field[] = [drawing, ending, winners]

/** What is so where a text says nothing of it. */
export function asLeftOut(state: State): void {
  state.onTurn = 0
  state.phase = 'act'
  state.spent = nothingSpent()
}

/** The score with which the turn began, where a text does not say it: as it stands. */
export function scoreAsItStands(state: State): void {
  state.startScore = pointsOf(state, state.onTurn)
}
