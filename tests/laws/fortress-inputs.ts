import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  actionText,
  type Fortress,
  fortress,
  parseMuster,
  problemText,
  writeMuster,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { fortressReferee } from '../../src/tales/fortress/programs/referee/index.ts'
import { configs, randomPositions } from '../fortress/random-play.ts'
import { triedFortress } from './fortress.ts'
import { type Inputs, mutated } from './mutated.ts'
import { inputsOf } from './tale-inputs.ts'

/** Building blocks of positions, musters and referee requests. */
const LETTERS = [...'*!>;- ,"{}[]:01379\n', 'wood', 'mill-ox', 'golden-key', 'army', 'true']

/** Positions in writing, line by line or in one. */
const notations = randomPositions.chain((state) => {
  const text = writeNotation(state)
  return fc.constantFrom(text, text.trimEnd().split('\n').slice(1).join('; '))
})

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

/** Malformed inputs: musters and, as for the other tales, positions, saved games and lines to the referee. */
export const FORTRESS_INPUTS: readonly Inputs[] = [
  { name: 'a muster', runs: 100, texts: mutated(musters, LETTERS), assertWhole: assertMuster },
  ...inputsOf<Fortress>({
    tried: triedFortress,
    referee: fortressReferee,
    letters: LETTERS,
    notations,
    requests: randomPositions.chain((state) => {
      const action = fc.constantFrom('give-up', ...fortress.list(state).map(actionText))
      return fc.oneof<fc.Arbitrary<object>[]>(
        musters.map((siege) => ({ do: 'new', siege, seed: 3, id: 'a' })),
        fc.constant({ do: 'new', preset: 'night-court', defenders: 3, rules: { gift: 'hand' } }),
        fc
          .constantFrom('read', 'list', 'state', 'predict', 'odds', 'unbeatable')
          .map((question) => ({ do: question, id: 7 })),
        action.map((text) => ({ do: 'act', action: text, dice: [3], draws: [0] })),
        fc.constant({ do: 'advise', player: 'page' }),
      )
    }),
    stands:
      'garrison goose-maid honey-bear iron-hans; army mill-ox iron-hans donkey-drummer!; lands 3 2 0; hand wood iron-hans siege-ram; deck gold honey-bear',
    // The notation has no drawing: every word is in a line, and a line without a key is refused.
    thingsIn: () => '',
    written: ({ random: _, ...state }) => state,
  }),
]
