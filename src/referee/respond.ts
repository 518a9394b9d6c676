import { fairyTale, type State, storedForm, writeNotation } from '../engine/fairy-tale/index.ts'
import { act } from './act.ts'
import { type Answer, fault } from './answers.ts'
import { fromNotation, newGame, type SetUp } from './begin.ts'
import { type Request, readRequest } from './requests.ts'
import { now, summary } from './summary.ts'

/** The position on the table; null before the first has been set up. */
export type Position = State | null

/** The position after a line, and the answer to it. */
interface Response {
  position: Position
  answer: Answer
}

/** Longest line that is read, in characters. */
export const LONGEST_LINE = 1_000_000

/**
 * Answers one line: the position afterwards, and the line to answer with. Takes any line whatsoever; one
 * that cannot be carried out is answered by an error, and the position stands.
 */
export function respond(position: Position, line: string): { position: Position; reply: string } {
  if (line.length > LONGEST_LINE) return { position, reply: tooLong() }
  const read = readRequest(line)
  const { position: next, answer } = read.ok
    ? carefully(position, read.request)
    : { position, answer: fault({ code: read.code }, read.message) }
  const reply = JSON.stringify(read.id === undefined ? answer : { id: read.id, ...answer })
  return { position: next, reply }
}

/** The answer to a line that is longer than any that is read. */
export const tooLong = (): string =>
  JSON.stringify(
    fault(
      { code: 'line-too-long', most: LONGEST_LINE },
      `A line has no more than ${LONGEST_LINE} characters.`,
    ),
  )

/** A fault in the rules themselves must not end the conversation; whoever asks can go on from here. */
function carefully(position: Position, request: Request): Response {
  try {
    return carryOut(position, request)
  } catch (error) {
    const message = `The rules stumbled: ${error instanceof Error ? error.message : String(error)}`
    return { position, answer: fault({ code: 'broken-rule' }, message) }
  }
}

function carryOut(position: Position, request: Request): Response {
  if (request.do === 'new') return setUp(position, newGame(request))
  if (request.do === 'set') return setUp(position, fromNotation(request))
  if (!position) {
    return { position, answer: fault({ code: 'no-position' }, 'Set a position up first: "new" or "set".') }
  }
  if (request.do === 'act') return acted(act(position, request.action, request))
  if (request.do === 'roll') return acted(act(position, { type: 'roll' }, rollScript(request)))
  return { position, answer: { ok: true, ...told(position, request.do) } }
}

const setUp = (position: Position, set: SetUp): Response =>
  set.ok
    ? { position: set.state, answer: { ok: true, now: now(set.state) } }
    : { position, answer: set.answer }

const acted = ({ state, answer }: ReturnType<typeof act>): Response => ({ position: state, answer })

const rollScript = ({ face, draws }: Extract<Request, { do: 'roll' }>) => ({
  dice: face === undefined ? [] : [face],
  draws,
})

/** What can be asked without changing anything. */
type Question = Exclude<Request['do'], 'new' | 'set' | 'act' | 'roll'>

function told(state: State, question: Question): object {
  if (question === 'read') return { notation: writeNotation(state) }
  if (question === 'state') return { state: summary(state) }
  return { actions: fairyTale.list(state).map((action) => storedForm.writeAction(action)) }
}
