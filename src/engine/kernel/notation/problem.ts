/** A problem, the piece of the text that shows it, and the number of its line (from 1; 0 for the whole text). */
export interface Problem<Code extends string> {
  code: Code
  word: string
  line: number
}

/** What each problem says of the word that shows it, without a full stop. */
export type ProblemTexts<Code extends string> = { readonly [One in Code]: (word: string) => string }

/** What every notation says of the problems that the kit itself finds. */
export const KIT_PROBLEMS = {
  'line-twice': (word) => `the line "${word}" is there twice`,
  'wrong-number': (word) => `"${word}" is no number that may stand there`,
} satisfies ProblemTexts<string>

export type KitCode = keyof typeof KIT_PROBLEMS

/** Says a problem in one English sentence, for programs and those who write them. */
export const problemTextBy =
  <Code extends string>(texts: ProblemTexts<Code>) =>
  ({ code, word, line }: Problem<Code>): string =>
    problemSentence(texts[code](word), line)

/** A sentence with the number of its line, if it has one. */
export const problemSentence = (text: string, line: number): string =>
  line > 0 ? `Line ${line}: ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
