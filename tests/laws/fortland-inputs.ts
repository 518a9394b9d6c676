import fc from 'fast-check'
import {
  actionText,
  type Fortland,
  fortland,
  type State,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { fortlandReferee } from '../../src/tales/fortland/programs/referee/index.ts'
import { configs, randomPositions } from '../fortland/random-play.ts'
import { triedFortland } from './fortland.ts'
import { inputsOf } from './tale-inputs.ts'

/** Lines of a position that are not its board. */
const BESIDE = /^\s*(fortland|armies|on-turn|round|phase|actions|turned|built|outcome|rules)\b.*$/gm

/** Returns generators of equal texts: canonical, with lines in another order, and with columns out of line. */
function forms(state: State): fc.Arbitrary<string> {
  const written = writeNotation(state)
  const [title = '', ...lines] = written.trimEnd().split('\n')
  const rows = lines.filter((line) => line.startsWith(' ')).map((row) => row.trim().replaceAll(/ +/g, ' '))
  const others = lines.filter((line) => !line.startsWith(' '))
  return fc.constantFrom(written, [title, ...others.reverse(), ...rows].join('\r\n'))
}

/** Malformed positions, saved games and referee requests. */
export const FORTLAND_INPUTS = inputsOf<Fortland>({
  tried: triedFortland,
  referee: fortlandReferee,
  letters: [...'aBcd+. ;,"{}[]-0379\n', 'n1', 'cw', 'true', 'fallen', 'phase', 'act'],
  notations: randomPositions.chain(forms),
  requests: randomPositions.chain((state) => {
    const action = fc.constantFrom('give-up', 'roll 4', 'roll', ...fortland.list(state).map(actionText))
    const config = configs.map(({ players, rules }) => ({
      do: 'new',
      countries: players.length,
      rules,
      seed: 3,
      id: 'a',
    }))
    return fc.oneof<fc.Arbitrary<object>[]>(
      config,
      fc
        .constantFrom('read', 'list', 'state', 'predict', 'odds')
        .map((question) => ({ do: question, id: 7 })),
      action.map((text) => ({ do: 'act', action: text })),
      fc.record({ do: fc.constant('act'), action: fc.constant('roll'), dice: fc.array(fc.nat({ max: 7 })) }),
    )
  }),
  stands: 'B b+a a+c A\nb . . a+a\nc . . d\nC c+c d D\narmies a n3; b w1; c s2 cw; d e4\nactions 5\nbuilt e3',
  // Every cell of the board, as letters in order.
  thingsIn: (text) =>
    [...text.replace(BESIDE, '')]
      .filter((letter) => 'aAbBcCdD+.'.includes(letter))
      .sort()
      .join(''),
  written: ({ random: _, ...state }) => state,
})
