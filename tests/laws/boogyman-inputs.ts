import fc from 'fast-check'
import {
  actionText,
  type Boogyman,
  boogyman,
  type State,
  TILES,
  tileName,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import { boogymanReferee } from '../../src/tales/boogyman/programs/referee/index.ts'
import { configs, randomPositions } from '../boogyman/random-play.ts'
import { triedBoogyman } from './boogyman.ts'
import { inputsOf } from './tale-inputs.ts'

/** The rows of a position in writing, and the lines beneath. */
const ROWS = [1, 8] as const

/** A position in writing, its board in one line. */
function inOneLine(state: State): string {
  const lines = writeNotation(state).split('\n')
  const cells = lines.slice(...ROWS).flatMap((row) => row.trim().split(/\s+/))
  const held = TILES.flatMap((tile) => (cells[tile] === '.' ? [] : [`${tileName(tile)} ${cells[tile]}`]))
  return [`tiles ${held.join('; ')}`, ...lines.slice(ROWS[1])].join('\n')
}

/** Lines of a position that are not its board. */
const BESIDE = /^\s*(the|placing|first|on-turn|actions|turn|quiet|outcome|rules)\b.*$/gm
/** The names of tiles in a board of one line, and the word before them. */
const NAMES = /\btiles\b|\b[a-g][1-7]\b/g

/** Malformed positions, saved games and referee requests. */
export const BOOGYMAN_INPUTS = inputsOf<Boogyman>({
  tried: triedBoogyman,
  referee: boogymanReferee,
  letters: [...'RGrgy!. ;,"{}[]-0379\n', 'd4', 'true'],
  notations: randomPositions.chain((state) => fc.constantFrom(writeNotation(state), inOneLine(state))),
  requests: randomPositions.chain((state) => {
    const action = fc.constantFrom('give-up', 'agree-draw', ...boogyman.list(state).map(actionText))
    const config = configs.map(({ first, rules }) => ({ do: 'new', first, rules, seed: 3, id: 'a' }))
    return fc.oneof<fc.Arbitrary<object>[]>(
      config,
      fc.constantFrom('read', 'list', 'state').map((question) => ({ do: question, id: 7 })),
      action.map((text) => ({ do: 'act', action: text })),
    )
  }),
  stands: 'tiles d4 rr; d5 ryy; a1 R; g7 g; f6 gy; e5 gyy',
  // Every thing that a text puts on the board, as letters in order.
  thingsIn: (text) =>
    [...text.replace(BESIDE, '').replace(NAMES, '')]
      .filter((letter) => 'RGrgy!'.includes(letter))
      .sort()
      .join(''),
  written: (state) => state,
})
