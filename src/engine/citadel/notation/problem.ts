import {
  type Fault as KernelFault,
  type Problem as KernelProblem,
  KIT_PROBLEMS,
  type ProblemTexts,
  problemTextBy,
} from '../../kernel/notation/problem.ts'

/** What keeps a text from being a position (section 13) [C 35]. */
const PROBLEMS = {
  ...KIT_PROBLEMS,
  'wrong-line': ({ word }) => `"${word}" is no line of a position`,
  'wrong-seat': ({ word }) =>
    `"${word}" is no seat: they stand in order, from 1 to 5, and there are two at least`,
  'wrong-rules': ({ word }) => `"${word}" is no house rule`,
  'wrong-plot': ({ word }) => `"${word}" is no plot, or no plot with a building, as in "a2=cottage"`,
  'plot-twice': ({ word }) => `the plot ${word} is there twice`,
  'wrong-card': ({ word }) => `"${word}" is no card that may stand there`,
  'card-too-many': ({ word }) => `there are more cards called ${word} than the game has`,
  'wrong-phase': ({ word }) => `"${word}" does not fit the phase`,
  'wrong-question': ({ word }) => `"${word}" is no question that could be open now`,
  'too-much-influence': ({ word }) => `${word} has more Influence cards than anybody may hold`,
  'wrong-outcome': ({ word }) => `"${word}" does not say who has won, in a game that is over`,
} satisfies ProblemTexts<KernelProblem<string>>

export type ProblemCode = keyof typeof PROBLEMS

export type Problem = KernelProblem<ProblemCode>

export type Fault = KernelFault<ProblemCode>

/** Describes a problem in one English sentence, for programs and their authors. The page never loads these texts. */
export const problemText = problemTextBy<Problem>(PROBLEMS)

/** A problem without its line number, which the kit or the caller adds. */
export interface Wrong {
  readonly code: ProblemCode
  readonly word: string
}
