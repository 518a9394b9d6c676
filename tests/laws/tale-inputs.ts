import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  advance,
  type GameTypes,
  logOf,
  openSession,
  readGame,
  replay,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import type { RefereeTale } from '../../src/programs/referee/tale.ts'
import { anyAllowed } from '../support/random-positions.ts'
import type { Tried } from './every-game.ts'
import { type Inputs, mutated, mutatedData } from './mutated.ts'

/** What a tale provides so that its inputs can be damaged. */
export interface Spoilable<K extends GameTypes> {
  readonly tried: Tried<K>
  readonly referee: RefereeTale<K>
  /** Building blocks of positions, saved games and referee requests. */
  readonly letters: readonly string[]
  /** Positions in writing, in every form that they have. */
  readonly notations: fc.Arbitrary<string>
  /** Lines that the referee may be asked, but for setting a position up. */
  readonly requests: fc.Arbitrary<object>
  /** A position with many allowed actions; refused requests must leave it unchanged. */
  readonly stands: string
  /** Lists what a text puts on the board, in a normal form, to check that reading omits nothing. */
  thingsIn(text: string): string
  /** The part of a state that its notation holds. */
  written(state: K['State']): unknown
}

/** Longest game that is stored to be spoilt. */
const LONGEST = 60

/** Malformed positions, saved games and referee requests. */
export function inputsOf<K extends GameTypes>(spoilable: Spoilable<K>): readonly Inputs[] {
  const { notations, letters } = spoilable
  return [
    {
      name: 'a position',
      runs: 300,
      texts: mutated(notations, letters),
      assertWhole: (text) => assertNotation(spoilable, text),
    },
    {
      name: 'a saved game',
      runs: 100,
      texts: savesOf(spoilable),
      assertWhole: (text) => assertSave(spoilable, text),
    },
    {
      name: 'a line to the referee',
      runs: 100,
      texts: linesOf(spoilable),
      assertWhole: (line) => assertLine(spoilable, line),
    },
  ]
}

/** Any of them, as one property. */
export const anyOfInputs = (inputs: readonly Inputs[]) =>
  fc.property(
    fc.oneof(...inputs.map(({ name, texts }) => fc.record({ what: fc.constant(name), text: texts }))),
    ({ what, text }) => inputs.find(({ name }) => name === what)?.assertWhole(text),
  )

function assertNotation<K extends GameTypes>(
  { tried, referee, thingsIn, written }: Spoilable<K>,
  text: string,
): void {
  const { game } = tried
  const { notation } = referee
  const read = notation.parse(text)
  if (!read.ok) return assertProblem(read.error, text)
  const words = notation.write(read.value)
  const again = notation.parse(words)
  assert(again.ok, 'What was read cannot be written.')
  assert.deepEqual(written(again.value), written(read.value))
  assert.equal(thingsIn(words), thingsIn(text), 'Something of the board was left out.')
  const actions = game.list(read.value)
  for (const action of actions) assert.equal(game.refuse(read.value, action), null)
  assert.equal(actions.length > 0, game.outcome(read.value) === null, 'Nothing can be done, and it goes on.')
}

/** Checks that a problem is one sentence and names a line of the text; 0 means the whole text. */
function assertProblem({ problem, message }: { problem: object; message: string }, text: string): void {
  assert.match(message, /\.$/)
  assert('line' in problem && typeof problem.line === 'number', 'A problem has no line.')
  const { line } = problem
  assert(
    Number.isInteger(line) && line >= 0 && line <= text.split(LINE_ENDS).length,
    `There is no line ${line}.`,
  )
  assert.equal(/^Line (\d+): /.exec(message)?.[1] ?? '0', `${line}`, message)
}

/** Separators between the lines of a position, in all notations. */
const LINE_ENDS = /\r\n|[\r\n;|]/

/** Stored games of random players, cut after a number of actions, as data. */
const gamesOf = <K extends GameTypes>({
  tried: { game, configs, player = anyAllowed },
}: Spoilable<K>): fc.Arbitrary<unknown> =>
  fc
    .tuple(configs, fc.nat({ max: 2 ** 30 - 1 }), fc.nat({ max: LONGEST }))
    .map(([config, seed, actions]): unknown => {
      const pick = player(seed)
      let session = openSession(game, config, seed)
      for (let done = 0; done < actions && game.outcome(stateOf(session)) === null; done++) {
        const next = advance(game, session, pick(game.list(stateOf(session))))
        assert(next.ok, 'A listed action was refused.')
        session = next.value
      }
      return JSON.parse(writeGame(game, session))
    })

function savesOf<K extends GameTypes>(spoilable: Spoilable<K>): fc.Arbitrary<string> {
  const games = gamesOf(spoilable)
  return fc.oneof(
    mutated(
      games.map((game) => JSON.stringify(game)),
      spoilable.letters,
    ),
    mutatedData(games).map((game) => JSON.stringify(game)),
  )
}

function assertSave<K extends GameTypes>({ tried: { game } }: Spoilable<K>, text: string): void {
  const read = readGame(game, text)
  if (!read.ok) return assert.notEqual(read.error.code, '')
  const { value: session } = read
  assert.deepEqual(JSON.parse(writeGame(game, session)), JSON.parse(text), 'Something was left out.')
  const again = replay(game, logOf(session))
  assert(again.ok, 'What was read cannot be played again.')
  assert.deepEqual(stateOf(again.value), stateOf(session))
}

function linesOf<K extends GameTypes>({ letters, notations, requests }: Spoilable<K>): fc.Arbitrary<string> {
  const all = fc.oneof(
    { weight: 4, arbitrary: requests },
    notations.map((notation): object => ({ do: 'set', notation })),
  )
  return fc.oneof(
    mutated(
      all.map((request) => JSON.stringify(request)),
      letters,
    ),
    mutatedData(all).map((request) => JSON.stringify(request)),
    mutated(notations, letters).map((notation) => JSON.stringify({ do: 'set', notation })),
  )
}

function assertLine<K extends GameTypes>(spoilable: Spoilable<K>, line: string): void {
  const { referee, stands } = spoilable
  const before = standing(spoilable)
  const { position, reply } = refereeOf(referee)(before, line)
  const answer = JSON.parse(reply) as { ok?: unknown; error?: { code: string } }
  assert.deepEqual(before, standing(spoilable), `The position itself was changed: ${stands}`)
  if (answer.ok === true) return assertNotation(spoilable, referee.notation.write(position ?? before))
  assert.equal(answer.ok, false)
  assert.notEqual(answer.error?.code, 'broken-rule', reply)
  assert.equal(position, before, 'A line that was refused has changed the position.')
}

function standing<K extends GameTypes>({ referee, stands }: Spoilable<K>): K['State'] {
  const read = referee.notation.parse(stands)
  assert(read.ok, 'What stands is no position.')
  return read.value
}
