import { type Fault as KernelFault, wordProblemTextBy } from '../../kernel/notation/problem.ts'

/**
 * Describes in one English sentence what keeps a text from being a position (section 9), for programs and their authors. The
 * page never loads these texts.
 */
export const problemText = wordProblemTextBy({
  'unknown-line': ({ word }) => `"${word}" is no line of a position`,
  'unknown-card': ({ word }) => `"${word}" is no card that may stand there`,
  'wrong-count': ({ word }) => `"${word}" does not say how many, as in "mill-ox*2"`,
  'wrong-rules': ({ word }) => `"${word}" is no house rule, as in "order=strongest"`,
  'wrong-fortress': ({ word }) => `there is no fortress "${word}"`,
  'wrong-number': ({ word }) => `"${word}" is not what may stand there as numbers`,
  'wrong-phase': ({ word }) => `"${word}" is no phase, or not the one of this position`,
  'wrong-question': ({ word }) => `"${word}" is no question`,
  'wrong-outcome': ({ word }) => `no siege ends with "${word}"`,
  'wrong-treasure': ({ word }) => `"${word}" is no treasure`,
  'wrong-column': ({ word }) => `"${word}" is no pair, as in "mill-ox>2"`,
  'wrong-mark': ({ word }) => `after "${word}" nothing stands`,
  'no-life': ({ word }) => `with a life of ${word} the siege is over`,
  'spent-too-many': ({ word }) => `${word} lands cannot be spent where there are fewer`,
  'laid-too-many': ({ word }) => `${word} lands cannot have been laid where there are fewer`,
  'two-treasures': () => 'there is more than one treasure',
  'garrison-stands': () => 'nobody storms a fortress that somebody defends',
  'over-without-outcome': () => 'it is over, but no outcome is told',
  'outcome-not-over': () => 'there is an outcome, but it is not over',
  'nobody-left': () => 'nobody defends and no attack was made: it is the turn of the assault',
  'question-after-end': ({ word }) => `nothing is asked after the end ("${word}")`,
  'column-not-sent': ({ word }) => `"${word}" could not be sent so`,
})

export type Problem = Parameters<typeof problemText>[0]

export type ProblemCode = Problem['code']

export type Fault = KernelFault<ProblemCode>
