import type { ExpansionArt } from '../art/index.ts'
import type { ExpansionValues } from '../bots/expansion-bots.ts'
import type { ExpansionLand } from '../screen/forest/expansion-land.ts'
import type { ExpansionLines } from '../screen/log/line.ts'

/** What the page has of the expansions when they have loaded, besides their rules and words. */
export interface LoadedExpansions {
  art: ExpansionArt
  land: ExpansionLand
  lines: ExpansionLines
  /** What the apprentice thinks of them. */
  values: ExpansionValues
}
