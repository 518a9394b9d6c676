import { parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { buildingRules } from '../../buildings.ts'
import { BUILDING_IDS } from '../../ids.ts'
import { monstersToCome } from '../../rules/spawn.ts'
import type { ClearingPermission, Pending, Phase, State } from '../../state.ts'
import { MOST_MONSTERS } from '../limits.ts'
import { type Draft, fieldLine } from '../line.ts'
import { entries, type Read, unreadable, whole, wordIn } from '../read-entries.ts'

/** The possible phases of a question, the default first. */
export function phasesOfQuestion(question: Pending): readonly [Phase, ...Phase[]] {
  // A character that arrives by a power before the roll may get the question too.
  if (question.kind === 'clear-place') return ['action', 'new-monsters']
  if (question.kind === 'die') return question.for === 'movement' ? ['monsters-move'] : ['new-monsters']
  return question.kind === 'spawn-side' ? ['new-monsters'] : ['monsters-move']
}

/**
 * `pending spawn-side 3`, `movement-side`, `die movement 6`, `die new-monsters 4 3` or `clear-place beast delivery; catapult 1,0`:
 * the open question.
 */
export const pending = fieldLine(
  'pending',
  (state) => state.pending && pendingText(state, state.pending),
  readPending,
)

function pendingText({ seats }: State, question: Pending): string {
  if (question.kind === 'spawn-side') return `spawn-side ${question.count}`
  if (question.kind === 'die')
    return ['die', question.for, question.face, question.left ?? []].flat().join(' ')
  if (question.kind === 'movement-side') return question.kind
  const clearings = question.clearings.map(clearingText).join('; ')
  return `clear-place ${seats[question.seat]?.character ?? ''} ${clearings}`
}

const clearingText = ({ by, nextTo }: ClearingPermission): string =>
  nextTo === null ? by : `${by} ${placeText(nextTo)}`

function readPending(text: string, { state }: Draft): Read<Pending> {
  const [first = '', ...more] = entries(text)
  const [kind = '', ...rest] = splitWords(first)
  const read = wordIn(QUESTIONS, kind)
  if (read !== 'clear-place' && more.length > 0) return unreadable(text, 'question')
  const question = read && READ_QUESTION[read](rest, state, more)
  return question ? ok(question) : unreadable(text, 'question')
}

type ReadQuestion = (rest: readonly string[], state: State, more: readonly string[]) => Pending | null

/** Reads the text after the name of a question, and further entries; null if they are invalid. */
const READ_QUESTION: Record<Pending['kind'], ReadQuestion> = {
  'movement-side': (rest) => (rest.length === 0 ? { kind: 'movement-side' } : null),
  'spawn-side': ([number, ...rest], state) => {
    const count = number === undefined ? monstersToCome(state) : whole(number, 1, MOST_MONSTERS)
    return count === null || rest.length > 0 ? null : { kind: 'spawn-side', count }
  },
  die: ([what, number, many, ...rest]) => {
    const rollFor = wordIn(['new-monsters', 'movement'] as const, what)
    const face = FACES.find((one) => String(one) === number)
    const left = rollFor === 'new-monsters' ? whole(many, 1, MOST_MONSTERS) : null
    if (rollFor === null || !face || rest.length > 0 || (many !== undefined && left === null)) return null
    return { kind: 'die', for: rollFor, face, ...(left !== null && { left }) }
  },
  'clear-place': ([name, ...rest], state, more) => {
    const seat = name === undefined ? state.onTurn : seatOf(state, name)
    const told = rest.length > 0 ? [rest, ...more.map(splitWords)] : [[DELIVERY], ...more.map(splitWords)]
    const clearings = told.flatMap((each) => readClearing(each, state) ?? [])
    return seat < 0 || clearings.length < told.length ? null : { kind: 'clear-place', seat, clearings }
  },
}

/** Reads a clearing. A delivery clears any tile, a building one next to it. */
function readClearing([by, where, ...rest]: readonly string[], { tiles }: State): ClearingPermission | null {
  if (rest.length > 0) return null
  if (by === DELIVERY) return where === undefined ? { by, nextTo: null } : null
  const building = BUILDING_IDS.find((id) => id === by && buildingRules(id)?.clears)
  const nextTo = parsePlace(where ?? '')
  return building && nextTo !== null && tiles[nextTo] ? { by: building, nextTo } : null
}

const seatOf = ({ seats }: State, name: string): number =>
  seats.findIndex(({ character }) => character === name)

const DELIVERY = 'delivery'

const QUESTIONS = Object.keys(READ_QUESTION) as Pending['kind'][]
const FACES = [1, 2, 3, 4, 5, 6] as const
