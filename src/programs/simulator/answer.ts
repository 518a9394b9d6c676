import type { Heading } from './results-file.ts'
import type { Measured, SimulatorTale } from './tale.ts'

/** The output of `--json`: the header of the run, and its summary. */
export type Answer<M extends Measured> = Heading<M> & M['Summary']

/** Summarizes games, which may have finished in any order. */
export const answerOf = <M extends Measured>(
  { summaryOf }: Pick<SimulatorTale<M>, 'summaryOf'>,
  heading: Heading<M>,
  records: readonly M['GameRecord'][],
): Answer<M> => ({
  ...heading,
  ...summaryOf([...records].sort((a, b) => a.game - b.game)),
})
