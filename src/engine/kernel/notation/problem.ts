/** A problem, the piece of the text that shows it, and the line where it stands (from 1; 0 for the whole). */
export interface Problem<Code extends string> {
  code: Code
  word: string
  line: number
}

/** What each problem says of the word that shows it, without a full stop. */
export type ProblemTexts<Code extends string> = { readonly [One in Code]: (word: string) => string }

/** Says a problem in one English sentence, for programs and those who write them. */
export const problemTextBy =
  <Code extends string>(texts: ProblemTexts<Code>) =>
  ({ code, word, line }: Problem<Code>): string =>
    problemSentence(texts[code](word), line)

/** A sentence with the number of its line, if it has one. */
export const problemSentence = (text: string, line: number): string =>
  line > 0 ? `Line ${line}: ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
