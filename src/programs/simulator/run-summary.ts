import type { RunHeader } from './results-file.ts'
import type { SimulationTypes, SimulatorTale } from './tale.ts'

/** The output of `--json`: the header of the run, and its summary. */
export type RunSummary<M extends SimulationTypes> = RunHeader<M> & M['Summary']

/** Summarizes games, which may have finished in any order. */
export const summarizeRun = <M extends SimulationTypes>(
  { summaryOf }: Pick<SimulatorTale<M>, 'summaryOf'>,
  heading: RunHeader<M>,
  records: readonly M['GameRecord'][],
): RunSummary<M> => ({
  ...heading,
  ...summaryOf([...records].sort((a, b) => a.game - b.game)),
})
