import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  actionText,
  boogyman,
  parseNotation,
  problemText,
  type State,
  TILES,
  tileName,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import {
  advance,
  logOf,
  openSession,
  readGame,
  replay,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { boogymanReferee } from '../../src/tales/boogyman/programs/referee/index.ts'
import { configs, randomPlayer, randomPositions } from '../boogyman/random-play.ts'
import { type Inputs, mutated, mutatedData } from './mutated.ts'

/** What positions, saved games and lines to the referee are made of. */
const LETTERS = [...'RGrgy!. ;,"{}[]-0379\n', 'd4', 'true']

/** The rows of a position in writing, and the lines beneath. */
const ROWS = [1, 8] as const

/** A position in writing, its board in one line. */
function inOneLine(state: State): string {
  const lines = writeNotation(state).split('\n')
  const cells = lines.slice(...ROWS).flatMap((row) => row.trim().split(/\s+/))
  const held = TILES.flatMap((tile) => (cells[tile] === '.' ? [] : [`${tileName(tile)} ${cells[tile]}`]))
  return [`tiles ${held.join('; ')}`, ...lines.slice(ROWS[1])].join('\n')
}

const notations = randomPositions.chain((state) => fc.constantFrom(writeNotation(state), inOneLine(state)))

/** Lines of a position that are not its board. */
const BESIDE = /^\s*(the|placing|first|on-turn|actions|turn|quiet|outcome|rules)\b.*$/gm
/** The names of tiles in a board of one line, and the word before them. */
const NAMES = /\btiles\b|\b[a-g][1-7]\b/g

/** Every thing that a text puts on the board, as letters in order. */
const thingsIn = (text: string): string =>
  [...text.replace(BESIDE, '').replace(NAMES, '')]
    .filter((letter) => 'RGrgy!'.includes(letter))
    .sort()
    .join('')

function assertNotation(text: string): void {
  const read = parseNotation(text)
  if (!read.ok) return assert.match(problemText(read.problem), /\.$/)
  const written = writeNotation(read.state)
  const again = parseNotation(written)
  assert(again.ok, 'What was read cannot be written.')
  assert.deepEqual(again.state, read.state)
  assert.equal(thingsIn(written), thingsIn(text), 'Something of the board was left out.')
  for (const action of boogyman.list(read.state)) assert.equal(boogyman.refuse(read.state, action), null)
}

/** Games of random players that were stored after so many actions, as data. */
const games = fc.tuple(configs, fc.nat(), fc.nat({ max: 60 })).map(([config, seed, actions]): unknown => {
  const pick = randomPlayer(seed)
  let session = openSession(boogyman, config, seed)
  for (let done = 0; done < actions && !stateOf(session).outcome; done++) {
    const next = advance(boogyman, session, pick(boogyman.list(stateOf(session))))
    assert(next.ok, 'A listed action was refused.')
    session = next.session
  }
  return JSON.parse(writeGame(boogyman, session))
})

const saves = fc.oneof(
  mutated(
    games.map((game) => JSON.stringify(game)),
    LETTERS,
  ),
  mutatedData(games).map((game) => JSON.stringify(game)),
)

function assertSave(text: string): void {
  const read = readGame(boogyman, text)
  if (!read.ok) return assert.notEqual(read.reason.code, '')
  const { session } = read
  assert.deepEqual(JSON.parse(writeGame(boogyman, session)), JSON.parse(text), 'Something was left out.')
  const again = replay(boogyman, logOf(session))
  assert(again.ok, 'What was read cannot be played again.')
  assert.deepEqual(stateOf(again.session), stateOf(session))
}

const respond = refereeOf(boogymanReferee)

/** Lines that the referee may be asked in a position. */
const requests = randomPositions.chain((state) => {
  const action = fc.constantFrom('give-up', 'agree-draw', ...boogyman.list(state).map(actionText))
  const config = configs.map(({ first, rules }) => ({ do: 'new', first, rules, seed: 3, id: 'a' }))
  return fc.oneof(
    config,
    fc.constantFrom('read', 'list', 'state').map((question) => ({ do: question, id: 7 })),
    action.map((text) => ({ do: 'act', action: text })),
    notations.map((notation) => ({ do: 'set', notation })),
  )
})

const lines = fc.oneof(
  mutated(
    requests.map((request) => JSON.stringify(request)),
    LETTERS,
  ),
  mutatedData(requests).map((request) => JSON.stringify(request)),
  mutated(notations, LETTERS).map((notation) => JSON.stringify({ do: 'set', notation })),
)

/** A position with much to do in it, which stands whatever is asked in vain. */
const STANDS = 'tiles d4 rr; d5 ryy; a1 R; g7 g; f6 gy; e5 gyy'

function assertLine(line: string): void {
  const read = parseNotation(STANDS)
  assert(read.ok)
  const before = read.state
  const { position, reply } = respond(before, line)
  const answer = JSON.parse(reply) as { ok?: unknown; error?: { code: string } }
  assert.deepEqual(before, parsedAgain(), 'The position itself was changed.')
  if (answer.ok === true) return assertNotation(writeNotation(position ?? before))
  assert.equal(answer.ok, false)
  assert.notEqual(answer.error?.code, 'broken-rule', reply)
  assert.equal(position, before, 'A line that was refused has changed the position.')
}

function parsedAgain(): State {
  const read = parseNotation(STANDS)
  assert(read.ok)
  return read.state
}

/** Positions, saved games and lines to the referee, as nobody should write them. */
export const BOOGYMAN_INPUTS: readonly Inputs[] = [
  { name: 'a position', texts: mutated(notations, LETTERS), assertWhole: assertNotation },
  { name: 'a saved game', texts: saves, assertWhole: assertSave },
  { name: 'a line to the referee', texts: lines, assertWhole: assertLine },
]

/** Any of them. */
export const anyBoogymanInput = fc.property(
  fc.oneof(...BOOGYMAN_INPUTS.map(({ name, texts }) => fc.record({ what: fc.constant(name), text: texts }))),
  ({ what, text }) => BOOGYMAN_INPUTS.find(({ name }) => name === what)?.assertWhole(text),
)
