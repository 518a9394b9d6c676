import { type Fault as KernelFault, wordProblemTextBy } from '../../kernel/notation/problem.ts'

/**
 * Describes in one English sentence what keeps a text from being a position (section 10), for programs and their authors. The
 * page never loads these texts.
 */
export const problemText = wordProblemTextBy({
  'wrong-board': ({ word }) =>
    word === ''
      ? 'the board has two rows of three places, or four of four round a courtyard, and one city for each country'
      : `"${word}" is no line, and no row of a board of two rows of three, or four of four`,
  'wrong-cell': ({ word }) => `"${word}" is neither a place, as "a", "B" or "a+c", nor the courtyard`,
  'wrong-space': ({ word }) => `"${word}" is no space of this board where an army could be`,
  'wrong-seat': ({ word }) => `"${word}" is no country that could be named there`,
  'wrong-phase': ({ word }) => `the game cannot be in the phase "${word}"`,
  'wrong-outcome': ({ word }) => `no game ends with "${word}"`,
  'too-many-forts': ({ word }) => `${word} has more than five forts`,
  'two-armies-on-a-space': ({ word }) => `two armies stand on ${word}`,
})

export type Problem = Parameters<typeof problemText>[0]

export type ProblemCode = Problem['code']

export type Fault = KernelFault<ProblemCode>
