/** A problem, the piece of the text that shows it, and the number of its line (from 1; 0 for the whole text). */
export interface Problem<Code extends string> {
  code: Code
  word: string
  line: number
}

/** The sentence for each problem and the word that shows it, without a full stop. */
export type ProblemTexts<Code extends string> = { readonly [One in Code]: (word: string) => string }

/** Sentences for problems that the kit itself finds, the same in every notation. */
export const KIT_PROBLEMS = {
  'line-twice': (word) => `the line "${word}" is there twice`,
  'wrong-number': (word) => `"${word}" is no number that may stand there`,
} satisfies ProblemTexts<string>

export type KitCode = keyof typeof KIT_PROBLEMS

/** Returns a function that describes a problem in one English sentence, for programs and their authors. */
export const problemTextBy =
  <Code extends string>(texts: ProblemTexts<Code>) =>
  ({ code, word, line }: Problem<Code>): string =>
    problemSentence(texts[code](word), line)

/** Returns a sentence with the number of its line, if it has one. */
export const problemSentence = (text: string, line: number): string =>
  line > 0 ? `Line ${line}: ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
