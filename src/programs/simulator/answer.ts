import type { Heading } from './notebook.ts'
import type { Measured, SimulatorTale } from './tale.ts'

/** What `--json` prints: what was played, and what came of it. */
export type Answer<M extends Measured> = Heading<M> & M['Summary']

/** Sums games up, in whatever order they were finished. */
export const answerOf = <M extends Measured>(
  { summaryOf }: Pick<SimulatorTale<M>, 'summaryOf'>,
  heading: Heading<M>,
  records: readonly M['GameRecord'][],
): Answer<M> => ({
  ...heading,
  ...summaryOf([...records].sort((a, b) => a.game - b.game)),
})
