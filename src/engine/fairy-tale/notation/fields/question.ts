import { monstersToCome } from '../../rules/spawn.ts'
import type { Pending, Phase, State } from '../../state.ts'
import { type Draft, type Field, field } from '../field.ts'
import { MOST_MONSTERS } from '../limits.ts'
import { good, oneOf, type Read, unreadable, whole, words } from '../reading.ts'

/** The phase in which a question can be open. */
export function phaseOfQuestion(question: Pending): Phase {
  if (question.kind === 'clear-place') return 'action'
  if (question.kind === 'die') return question.for === 'movement' ? 'monsters-move' : 'new-monsters'
  return question.kind === 'spawn-side' ? 'new-monsters' : 'monsters-move'
}

/** `pending spawn-side 3`, `movement-side`, `die movement 6` or `clear-place beast`: the open question. */
export const pending: Field = field(
  'pending',
  (state) => state.pending && pendingText(state, state.pending),
  readPending,
  (state, value) => {
    state.pending = value
  },
)

function pendingText({ seats }: State, question: Pending): string {
  if (question.kind === 'spawn-side') return `spawn-side ${question.count}`
  if (question.kind === 'die') return `die ${question.for} ${question.face}`
  return question.kind === 'clear-place'
    ? `clear-place ${seats[question.seat]?.character ?? ''}`
    : question.kind
}

function readPending(text: string, { state }: Draft): Read<Pending> {
  const [kind = '', ...rest] = words(text)
  const read = oneOf(QUESTIONS, kind)
  const question = read && READ_QUESTION[read](rest, state)
  return question ? good(question) : unreadable(text, 'question')
}

/** Reads what follows the name of a question; null for what cannot be said of it. */
const READ_QUESTION: Record<Pending['kind'], (rest: readonly string[], state: State) => Pending | null> = {
  'movement-side': (rest) => (rest.length === 0 ? { kind: 'movement-side' } : null),
  'spawn-side': ([number, ...rest], state) => {
    const count = number === undefined ? monstersToCome(state) : whole(number, 1, MOST_MONSTERS)
    return count === null || rest.length > 0 ? null : { kind: 'spawn-side', count }
  },
  die: ([what, number, ...rest]) => {
    const rollFor = oneOf(['new-monsters', 'movement'] as const, what)
    const face = FACES.find((one) => String(one) === number)
    return rollFor === null || !face || rest.length > 0 ? null : { kind: 'die', for: rollFor, face }
  },
  'clear-place': ([name, ...rest], { seats, onTurn }) => {
    const seat = name === undefined ? onTurn : seats.findIndex(({ character }) => character === name)
    return seat < 0 || rest.length > 0 ? null : { kind: 'clear-place', seat }
  },
}

const QUESTIONS = Object.keys(READ_QUESTION) as Pending['kind'][]
const FACES = [1, 2, 3, 4, 5, 6] as const
