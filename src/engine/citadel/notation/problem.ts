import { type Fault as KernelFault, wordProblemTextBy } from '../../kernel/notation/problem.ts'

/**
 * Describes in one English sentence why a text is not a position (section 13) [C 35], for programs and their authors. The page never
 * loads these texts.
 */
export const problemText = wordProblemTextBy({
  'wrong-line': ({ word }) => `"${word}" is no line of a position`,
  'wrong-seat': ({ word }) =>
    `"${word}" is no seat: they stand in order, from 1 to 5, and there are two at least`,
  'wrong-plot': ({ word }) => `"${word}" is no plot, or no plot with a building, as in "a2=cottage"`,
  'plot-twice': ({ word }) => `the plot ${word} is there twice`,
  'wrong-card': ({ word }) => `"${word}" is no card that may stand there`,
  'card-too-many': ({ word }) => `there are more cards called ${word} than the game has`,
  'wrong-phase': ({ word }) => `"${word}" does not fit the phase`,
  'wrong-question': ({ word }) => `"${word}" is no question that could be open now`,
  'too-much-influence': ({ word }) => `${word} has more Influence cards than anybody may hold`,
  'wrong-outcome': ({ word }) => `"${word}" does not say who has won, in a game that is over`,
})

export type Problem = Parameters<typeof problemText>[0]

export type ProblemCode = Problem['code']

export type Fault = KernelFault<ProblemCode>

/** A problem without its line number, which the kit or the caller adds. */
export interface WrongLine {
  readonly code: ProblemCode
  readonly word: string
}
