import { quote, type TextLine } from '../text.ts'

/** A problem, the piece of the text that shows it, and the number of its line (from 1; 0 for the whole text). */
export interface Problem<Code extends string> {
  code: Code
  word: string
  line: number
}

/** Turns the faults that a notation finds in a text into problems. */
export interface ProblemForm<Fault, Problem> {
  /** Returns the fault of a second line with a key that only one line may have. */
  twice(key: string): Fault
  /** Returns the problem of a fault in a line. */
  at(fault: Fault, line: TextLine): Problem
}

/** A fault in a line: the code alone if the whole value shows it, else also the word that does. */
export type Fault<Code extends string> = Code | { readonly code: Code; readonly word: string }

/** Makes a problem with a piece of the text that was read, quoted safely. `line`: 0 for the whole text. */
export const problemAt = <Code extends string>(code: Code, word: string, line = 0): Problem<Code> => ({
  code,
  word: quote(word),
  line,
})

/** Makes the form of problems that have a word as their only detail. */
export const wordProblems = <Code extends string>(): ProblemForm<
  Fault<Code | KitCode>,
  Problem<Code | KitCode>
> => ({
  twice: (word) => ({ code: 'line-twice', word }),
  at: (fault, { text, number }) =>
    typeof fault === 'string' ? problemAt(fault, text, number) : problemAt(fault.code, fault.word, number),
})

/** The sentence for each problem, from its details, without a full stop. */
type ProblemTexts<Problem extends { code: string }> = {
  readonly [Code in Problem['code']]: (problem: Problem & { code: Code }) => string
}

/** Returns the sentence for a problem that has a word as its only detail. */
type Sentence = (problem: Problem<string>) => string

/** Sentences for problems that the kit itself finds, the same in every notation of {@link wordProblems}. */
const KIT_PROBLEMS = {
  'line-twice': ({ word }: Problem<string>) => `the line "${word}" is there twice`,
  'wrong-number': ({ word }: Problem<string>) => `"${word}" is no number that may stand there`,
  'wrong-rules': ({ word }: Problem<string>) => `"${word}" is no house rule`,
}

export type KitCode = keyof typeof KIT_PROBLEMS

/** Returns a function that describes a problem in one English sentence, for programs and their authors. */
export const problemTextBy =
  <Problem extends { code: string; line: number }>(texts: ProblemTexts<Problem>) =>
  (problem: Problem): string => {
    const code: Problem['code'] = problem.code
    const text = texts[code](problem)
    return problem.line > 0
      ? `Line ${problem.line}: ${text}.`
      : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }

/**
 * Like {@link problemTextBy}, for problems with a word as their only detail. `texts`: the sentences of a game, which override those of the
 * kit.
 */
export const wordProblemTextBy = <Code extends string>(texts: Readonly<Record<Code, Sentence>>) => {
  const all: Readonly<Record<Code | KitCode, Sentence>> = { ...KIT_PROBLEMS, ...texts }
  return problemTextBy<Problem<Code | KitCode>>(all)
}
