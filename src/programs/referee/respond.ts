import type { GameTypes } from '../../engine/kernel/index.ts'
import { act } from './act.ts'
import { fault, type RequestResult } from './answers.ts'
import { fromNotation, newGame, type SetUp } from './begin.ts'
import { replayed } from './replayed.ts'
import { type Request, requestReader } from './requests.ts'
import type { RefereeTale } from './tale.ts'

/** The position after a request, and the response. The position is null until the first is set up. */
export interface Response<State> {
  position: State | null
  answer: RequestResult
}

/** Longest line that is read, in characters. */
export const LONGEST_LINE = 1_000_000

/** Returns the position after a line, and the line of the response. */
export type Respond<State> = (
  position: State | null,
  line: string,
) => { position: State | null; reply: string }

/** Makes the referee of a tale, which accepts any line: a bad one gets an error, and the position stays. */
export function refereeOf<K extends GameTypes>(tale: RefereeTale<K>): Respond<K['State']> {
  const readLine = requestReader(tale)
  return (position, line) => {
    if (line.length > LONGEST_LINE) return { position, reply: tooLong() }
    const { id, request } = readLine(line)
    const { position: next, answer } = request.ok
      ? carefully(tale, position, request.value)
      : { position, answer: fault({ code: request.error.code }, request.error.message) }
    const reply = JSON.stringify(id === undefined ? answer : { id, ...answer })
    return { position: next, reply }
  }
}

/** Returns the response to a line that is too long. */
export const tooLong = (): string =>
  JSON.stringify(
    fault(
      { code: 'line-too-long', most: LONGEST_LINE },
      `A line has no more than ${LONGEST_LINE} characters.`,
    ),
  )

/** Catches errors of the rules, so that the conversation can continue. */
function carefully<K extends GameTypes>(
  tale: RefereeTale<K>,
  position: K['State'] | null,
  request: Request<K['State'], K['Action']>,
): Response<K['State']> {
  try {
    return carryOut(tale, position, request)
  } catch (error) {
    const message = `The rules stumbled: ${error instanceof Error ? error.message : String(error)}`
    return { position, answer: fault({ code: 'broken-rule' }, message) }
  }
}

function carryOut<K extends GameTypes>(
  tale: RefereeTale<K>,
  position: K['State'] | null,
  request: Request<K['State'], K['Action']>,
): Response<K['State']> {
  if (request.do === 'new') return setUp(tale, position, newGame(tale, request.wishes, request.seed))
  if (request.do === 'set') return setUp(tale, position, fromNotation(tale, request.notation))
  if (request.do === 'replay') return replayed(tale, position, request)
  if (!position) {
    return { position, answer: fault({ code: 'no-position' }, 'Set a position up first: "new" or "set".') }
  }
  if (request.do === 'ask') return { position, answer: { ok: true, ...request.answer(position) } }
  if (request.do !== 'act') return { position, answer: { ok: true, ...told(tale, position, request.do) } }
  const { state, answer } = act(tale, position, request.action, request)
  return { position: state, answer }
}

const setUp = <K extends GameTypes>(
  tale: RefereeTale<K>,
  position: K['State'] | null,
  set: SetUp<K['State']>,
): Response<K['State']> =>
  set.ok
    ? { position: set.value, answer: { ok: true, now: tale.now(set.value) } }
    : { position, answer: set.error }

/** Answers the questions that change nothing. */
function told<K extends GameTypes>(
  { game, notation, summary }: RefereeTale<K>,
  state: K['State'],
  question: 'list' | 'read' | 'state',
): object {
  if (question === 'read') return { notation: notation.write(state) }
  if (question === 'state') return { state: summary(state) }
  return { actions: game.list(state).map((action) => game.codec.writeAction(action)) }
}
