import fc from 'fast-check'
import {
  actionText,
  type Citadel,
  citadel,
  type State,
  writeNotation,
} from '../../src/engine/citadel/index.ts'
import { citadelReferee } from '../../src/tales/citadel/programs/referee/index.ts'
import { configs, randomPositions } from '../citadel/random-play.ts'
import { triedCitadel } from './citadel.ts'
import { inputsOf } from './tale-inputs.ts'

/** Returns generators of equal texts: canonical, with lines in another order, and in one line. */
function forms(state: State): fc.Arbitrary<string> {
  const written = writeNotation(state)
  const [, ...lines] = written.trimEnd().split('\n')
  const seats = lines.filter((line) => line.startsWith('seat '))
  const others = lines.filter((line) => !line.startsWith('seat ') && !line.startsWith('question '))
  const questions = lines.filter((line) => line.startsWith('question '))
  return fc.constantFrom(written, [...others.reverse(), ...seats, ...questions].join(' | '))
}

/** Malformed positions, saved games and referee requests. */
export const CITADEL_INPUTS = inputsOf<Citadel>({
  tried: triedCitadel,
  referee: citadelReferee,
  letters: [...'abcdefgh123456 =;*|,"{}[]-0\n', 'seat', 'stable', 'x2', 'spy', 'hand', 'plots', 'true'],
  notations: randomPositions.chain(forms),
  requests: randomPositions.chain((state) => {
    const action = fc.constantFrom('resign', 'claim z9', ...citadel.list(state).map(actionText))
    const config = configs.map(({ players, rules }) => ({
      do: 'new',
      players: players.length,
      rules,
      seed: 3,
      id: 'a',
    }))
    return fc.oneof<fc.Arbitrary<object>[]>(
      config,
      fc.constantFrom('read', 'list', 'state', 'predict').map((question) => ({ do: question, id: 7 })),
      action.map((text) => ({ do: 'act', action: text })),
    )
  }),
  stands:
    'version strategic | seat 1 bricks 9 plots c6 b6=cottage hand inn manor influence spy loan | seat 2 bricks 3 plots c4=inn h5 hand stable | seat 3 bricks 0 plots c2 | pawnshop chapel',
  // Every owned plot with its building, in order.
  thingsIn: (text) =>
    [...text.matchAll(/\b[a-h][1-6](?:=[a-z-]+)?\b/g)]
      .map(([thing]) => thing)
      .sort()
      .join(' '),
  written: ({ random: _, ...state }) => state,
})
