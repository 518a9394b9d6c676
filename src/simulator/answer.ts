import type { GameRecord } from './fairy-tale/game.ts'
import { type Summary, summaryOf } from './fairy-tale/summary.ts'
import type { Heading } from './notebook.ts'

/** What `--json` prints: what was played, and what came of it. */
export interface Answer extends Heading, Summary {}

/** Sums games up, in whatever order they were finished. */
export const answerOf = (heading: Heading, records: readonly GameRecord[]): Answer => ({
  ...heading,
  ...summaryOf([...records].sort((a, b) => a.game - b.game)),
})
