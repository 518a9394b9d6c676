import { splitWords } from '../../kernel/text.ts'
import { groundOf, type Plot, parsePlot, plotName } from '../board.ts'
import { isBuilding } from '../buildings.ts'
import { standingOn } from '../rules/plots.ts'
import type { Question, Seat, State } from '../state.ts'
import { readSeatNumber } from './read-number.ts'

/** Writes an open question: `withdraw 2 a5 b6`, `discard 1 ending`, `take 1 from 2`, `give 1 from 2 took inn*`. */
export function writeQuestion(state: State, question: Question): string {
  const start = `${question.type} ${question.seat + 1}`
  switch (question.type) {
    case 'withdraw': {
      const plots = question.plots.map(plotName).join(' ')
      const cause = question.because === likelyCause(state, question.plots) ? '' : ` by ${question.because}`
      return `${start} ${plots}${cause}`
    }
    case 'discard':
      return question.ending ? `${start} ending` : start
    case 'take':
      return `${start} from ${question.from + 1}`
    case 'give':
      return `${start} from ${question.to + 1} took ${question.took ?? '?'}${question.seen ? '*' : ''}`
  }
}

/** Returns the cause of a withdrawal if the text names none: Plague if all plots are bare and have equally many dots. */
function likelyCause(state: State, plots: readonly Plot[]): 'plague' | 'call-to-arms' {
  const dots = new Set(plots.map((plot) => groundOf(plot).dots))
  return dots.size === 1 && plots.every((plot) => standingOn(state, plot) === null)
    ? 'plague'
    : 'call-to-arms'
}

/** Reads an open question; null for any other text. The board must have been read. */
export function readQuestion(state: State, text: string): Question | null {
  const [type, number, ...words] = splitWords(text)
  const seat = readSeatNumber(number, state.seats.length)
  if (seat === null || state.seats[seat]?.out) return null
  switch (type) {
    case 'withdraw':
      return readWithdraw(state, seat, words)
    case 'discard':
      return words.length === 0 || words.join(' ') === 'ending'
        ? { type, seat, ending: words.length > 0 }
        : null
    case 'take': {
      const from = readOther(state, seat, words.slice(0, 2))
      return from !== null && words.length === 2 ? { type, seat, from } : null
    }
    case 'give':
      return readGive(state, seat, words)
    default:
      return null
  }
}

function readWithdraw(state: State, seat: Seat, words: string[]): Question | null {
  const cause = words.at(-2) === 'by' ? words.splice(-2)[1] : undefined
  const plots = words.map(parsePlot).flatMap((plot) => plot ?? [])
  const areOwn = plots.every((plot) => state.owners[plot] === seat)
  if (plots.length === 0 || plots.length !== words.length || !areOwn || new Set(plots).size < plots.length)
    return null
  const because = cause ?? likelyCause(state, plots)
  if (because !== 'plague' && because !== 'call-to-arms') return null
  return { type: 'withdraw', seat, plots: plots.toSorted((one, other) => one - other), because }
}

function readGive(state: State, seat: Seat, words: readonly string[]): Question | null {
  const to = readOther(state, seat, words.slice(0, 2))
  const [, , took, card = '', ...more] = words
  const seen = card.endsWith('*')
  const id = seen ? card.slice(0, -1) : card
  if (to === null || took !== 'took' || more.length > 0 || !isBuilding(id)) return null
  return { type: 'give', seat, to, took: id, seen }
}

/** Reads another seat in play from `from 2`. */
function readOther(state: State, seat: Seat, [from, number]: readonly string[]): Seat | null {
  const other = from === 'from' ? readSeatNumber(number, state.seats.length) : null
  return other === null || other === seat || state.seats[other]?.out ? null : other
}
