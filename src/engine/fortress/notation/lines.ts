import { houseRulesLine } from '../../kernel/notation/house-rules.ts'
import { fieldLine, flagLine, numberLine, partLine, wordLine } from '../../kernel/notation/lines.ts'
import { type NotationLine, type NotationLines, valueLine } from '../../kernel/notation/notation.ts'
import { splitWords, wholeNumber } from '../../kernel/text.ts'
import { type CardId, inAll, isCreature, sortedCards, TREASURES } from '../cards.ts'
import { parseFortress, plainPlace } from '../fortresses.ts'
import { send } from '../rules/actions/send.ts'
import { nextToSend } from '../rules/army.ts'
import { meetingNow } from '../rules/meeting.ts'
import { type BesiegedFortress, CAUSES, OUTCOMES, type Outcome, phaseOf, type State } from '../state.ts'
import { type Cards, cardsText, readArmy, readCards, readCreatures } from './cards.ts'
import { RULES } from './form.ts'
import { streamLine } from './luck.ts'
import { landsText, MOST, readLands, readNumbers } from './number-lists.ts'
import type { Fault, ProblemCode } from './problem.ts'

type Line<Held> = NotationLine<Held, Fault>

/** Returns a line for cards that the state keeps sorted. */
const sortedLine = <Held extends { [One in Field]: Card[] }, Field extends string, Card extends CardId>(
  field: Field,
  readAs: (text: string) => Cards<Card>,
): Line<Held> =>
  valueLine(
    (held) => cardsText(held[field]),
    readAs,
    (held, cards) => {
      const draft: { [One in Field]: Card[] } = held
      draft[field] = sortedCards(cards)
    },
  )

/** Returns a line for a property of the besieged fortress. */
const placeLine = (line: Line<BesiegedFortress>): Line<State> => partLine('place', line)

/** Returns the default number of drawn defenders: those in the line and the slain, minus the fortress's own. */
const drawnAtLeast = ({ garrison, slain, place }: State): number =>
  Math.max(0, garrison.length + slain.length - place.own.length)

const USUAL = plainPlace(0)
const WORST_WEATHER = -MOST

const weatherText = (weather: readonly number[]): string | null =>
  weather.join() === USUAL.weather.join() ? null : weather.join(' ')

const readWeather = (text: string): number[] | null => readNumbers(text, USUAL.weather.length, WORST_WEATHER)

/** Returns a problem if the given phase differs from that of the position, or null. */
function refusePhase(state: State, told: string): ProblemCode | null {
  const phase = phaseOf(state)
  if (told === phase) return null
  if (told === 'over') return 'over-without-outcome'
  if (phase === 'over') return 'outcome-not-over'
  if (told === 'assault' && state.garrison.length > 0) return 'garrison-stands'
  return told === 'act' ? 'nobody-left' : 'wrong-phase'
}

/** Reads an outcome: "draw assault"; null for other texts. Any outcome but total defeat must be caused by an assault. */
function readOutcome(text: string): Outcome | null {
  const [one, why, ...more] = splitWords(text)
  const kind = OUTCOMES.find((outcome) => outcome === one)
  const cause = CAUSES.find((by) => by === why)
  if (!kind || !cause || more.length > 0) return null
  return (cause === 'assault') === (kind !== 'total-defeat') ? { kind, cause } : null
}

const garrisonText = ({ garrison }: State): string => garrison.join(' ') || '-'

const armyText = ({ army }: State): string | null =>
  army.map(({ creature, fresh }) => `${creature}${fresh ? '!' : ''}`).join(' ') || null

/** Writes each sent creature with its opponent's position from 1: `mill-ox>2 mill-ox>1`; null for an empty column. */
const columnText = ({ column, army }: State): string | null =>
  column.map(({ soldier, place }) => `${army[soldier]?.creature}>${place + 1}`).join(' ') || null

/** Sends the column under the rules, or returns the first word that they refuse. */
function readColumn(state: State, text: string): Fault | null {
  const canSend = state.outcome === null && state.pending === null
  for (const word of splitWords(text)) {
    const [creature = '', number = '', ...more] = word.split('>')
    const place = wholeNumber(number, 1)
    if (!isCreature(creature) || place === null || more.length > 0) return { code: 'wrong-column', word }
    const refused = canSend ? send.refuse(state, { type: 'send', card: creature }) : 'over'
    if (refused || meetingNow(state, creature)?.place !== place - 1) return { code: 'column-not-sent', word }
    state.column.push({ soldier: nextToSend(state, creature), place: place - 1 })
  }
  return null
}

/** All lines of a position. An omitted line means its default value. */
export const LINES = {
  rules: houseRulesLine(RULES),
  siege: numberLine('siege', [1], ({ siege }) => siege !== 1),
  'fortress-name': placeLine(fieldLine('name', 'wrong-fortress', (name) => name, parseFortress)),
  own: placeLine(sortedLine('own', readCreatures)),
  drawn: {
    ...placeLine(numberLine('drawn', [0])),
    write: (state) => (state.place.drawn === drawnAtLeast(state) ? null : String(state.place.drawn)),
    absent(state) {
      state.place.drawn = drawnAtLeast(state)
      return null
    },
  },
  'start-life': placeLine(numberLine('startLife', [1], ({ startLife }) => startLife !== USUAL.startLife)),
  weather: placeLine(fieldLine('weather', 'wrong-number', weatherText, readWeather)),
  walls: placeLine(numberLine('walls', [0], ({ walls }) => walls !== USUAL.walls)),
  turn: numberLine('turn', [0], ({ turn }) => turn !== 1),
  // Never written: the phase follows from the other lines.
  phase: { write: () => null, read: refusePhase },
  pending: wordLine('pending', ['opening', 'again'], 'wrong-question'),
  outcome: fieldLine('outcome', 'wrong-outcome', ({ kind, cause }) => `${kind} ${cause}`, readOutcome),
  life: numberLine('life', [Number.MIN_SAFE_INTEGER]),
  garrison: valueLine(
    garrisonText,
    (text) => readCreatures(text === '-' ? '' : text),
    (state, creatures) => {
      state.garrison = creatures
    },
  ),
  slain: sortedLine('slain', readCreatures),
  fallen: sortedLine('fallen', readCreatures),
  army: valueLine(armyText, readArmy, (state, army) => {
    state.army = army
  }),
  lands: fieldLine(
    'lands',
    'wrong-number',
    (lands) => (inAll(lands) === 0 ? null : landsText(lands)),
    readLands,
  ),
  spent: numberLine('spent', [0], ({ spent }) => spent !== 0),
  laid: numberLine('laid', [0], ({ laid }) => laid !== 0),
  treasure: wordLine('treasure', TREASURES, 'wrong-treasure'),
  column: { write: columnText, read: readColumn },
  attacked: flagLine('attacked', { code: 'wrong-mark', word: 'attacked' }),
  hand: sortedLine('hand', readCards),
  deck: sortedLine('deck', readCards),
  // The state of the rng, only in stored games.
  dice: partLine('random', streamLine('dice')),
  draws: partLine('random', streamLine('draws')),
} satisfies NotationLines<State, string, Fault>

export type Key = keyof typeof LINES
