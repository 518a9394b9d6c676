import { type Fault as KernelFault, wordProblemTextBy } from '../../kernel/notation/problem.ts'

/**
 * Describes in one English sentence why a text is not a position (section 8), for programs and their authors. The page never loads these
 * texts.
 */
export const problemText = wordProblemTextBy({
  'wrong-board': ({ word }) =>
    word === ''
      ? 'the board has seven rows of 4, 5, 6, 7, 6, 5 and 4 words'
      : `"${word}" is no line, and no row of a board of 4, 5, 6, 7, 6, 5 and 4 words`,
  'wrong-cell': ({ word }) =>
    `"${word}" is not what a tile holds: R G r g y in this order, or a single point`,
  'wrong-tile': ({ word }) => `"${word}" is not a tile and what it holds, as in "d4 ryy"`,
  'tile-twice': ({ word }) => `the tile ${word} is there twice`,
  'wrong-seat': ({ word }) => `"${word}" is neither red nor green`,
  'wrong-outcome': ({ word }) => `no game ends with "${word}"`,
  'tile-too-full': ({ word }) => `on ${word} are more than three things`,
  'too-many-trees': ({ word }) => `on ${word} are more trees than may stand there`,
  'too-many-pawns': ({ word }) => `${word} has more than seven pawns`,
  'two-boogymen': ({ word }) => `${word} has more than one Boogyman`,
  'acted-out-of-turn': ({ word }) => `on ${word} somebody has acted whose turn it is not`,
})

export type Problem = Parameters<typeof problemText>[0]

export type ProblemCode = Problem['code']

export type Fault = KernelFault<ProblemCode>
