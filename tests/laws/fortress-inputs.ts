import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  actionText,
  fortress,
  parseMuster,
  parseNotation,
  problemText,
  type State,
  writeMuster,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { fortressReferee } from '../../src/tales/fortress/programs/referee/index.ts'
import { configs, randomPositions } from '../fortress/random-play.ts'
import { type Inputs, mutated, mutatedData } from './mutated.ts'

/** What positions, musters and lines to the referee are made of. */
const LETTERS = [...'*!>;- ,"{}[]:01379\n', 'wood', 'mill-ox', 'golden-key', 'army', 'true']

/** Positions in writing, line by line or in one. */
const notations = randomPositions.chain((state) => {
  const text = writeNotation(state)
  return fc.constantFrom(text, text.trimEnd().split('\n').slice(1).join('; '))
})

function assertNotation(text: string): void {
  const read = parseNotation(text)
  if (!read.ok) return assert.match(problemText(read.error), /\.$/)
  const written = writeNotation(read.value)
  const again = parseNotation(written)
  assert(again.ok, 'What was read cannot be written.')
  assert.deepEqual(again.value, read.value)
  assert.equal(writeNotation(again.value), written)
  for (const action of fortress.list(read.value)) assert.equal(fortress.refuse(read.value, action), null)
}

const musters = configs.map(writeMuster)

function assertMuster(text: string): void {
  const read = parseMuster(text)
  if (!read.ok) {
    if ('line' in read.error) return assert.match(problemText(read.error), /\.$/)
    return assert.notEqual(read.error.code, '')
  }
  assert.deepEqual(parseMuster(writeMuster(read.value)), read)
  const state = fortress.begin({ player: '', ...read.value }, 1)
  assert.equal(state.outcome, null)
}

const respond = refereeOf(fortressReferee)

/** Lines that the referee may be asked in a position. */
const requests = randomPositions.chain((state) => {
  const action = fc.constantFrom('give-up', ...fortress.list(state).map(actionText))
  return fc.oneof(
    musters.map((siege) => ({ do: 'new', siege, seed: 3, id: 'a' })),
    fc.constant({ do: 'new', preset: 'night-court', defenders: 3, rules: { gift: 'hand' } }),
    fc
      .constantFrom('read', 'list', 'state', 'predict', 'odds', 'unbeatable')
      .map((question) => ({ do: question, id: 7 })),
    action.map((text) => ({ do: 'act', action: text, dice: [3], draws: [0] })),
    notations.map((notation) => ({ do: 'set', notation })),
    fc.constant({ do: 'advise', player: 'page' }),
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
const STANDS =
  'garrison goose-maid honey-bear iron-hans; army mill-ox iron-hans donkey-drummer!; lands 3 2 0; hand wood iron-hans siege-ram; deck gold honey-bear'

function standing(): State {
  const read = parseNotation(STANDS)
  assert(read.ok)
  return read.value
}

function assertLine(line: string): void {
  const before = standing()
  const { position, reply } = respond(before, line)
  const answer = JSON.parse(reply) as { ok?: unknown; error?: { code: string } }
  assert.deepEqual(before, standing(), 'The position itself was changed.')
  if (answer.ok === true) return assertNotation(writeNotation(position ?? before))
  assert.equal(answer.ok, false)
  assert.notEqual(answer.error?.code, 'broken-rule', reply)
  assert.equal(position, before, 'A line that was refused has changed the position.')
}

/** Positions, new sieges and lines to the referee, as nobody should write them; saved games are among what is stored. */
export const FORTRESS_INPUTS: readonly Inputs[] = [
  { name: 'a position', texts: mutated(notations, LETTERS), assertWhole: assertNotation },
  { name: 'a muster', texts: mutated(musters, LETTERS), assertWhole: assertMuster },
  { name: 'a line to the referee', texts: lines, assertWhole: assertLine },
]

/** Any of them. */
export const anyFortressInput = fc.property(
  fc.oneof(...FORTRESS_INPUTS.map(({ name, texts }) => fc.record({ what: fc.constant(name), text: texts }))),
  ({ what, text }) => FORTRESS_INPUTS.find(({ name }) => name === what)?.assertWhole(text),
)
