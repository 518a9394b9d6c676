import type { GameRecord } from './game.ts'
import type { Heading } from './notebook.ts'
import { type Summary, summaryOf } from './summary.ts'

/** What `--json` prints: what was played, and what came of it. */
export interface Answer extends Heading, Summary {}

/** Sums games up, in whatever order they were finished. */
export const answerOf = (heading: Heading, records: readonly GameRecord[]): Answer => ({
  ...heading,
  ...summaryOf([...records].sort((a, b) => a.game - b.game)),
})
