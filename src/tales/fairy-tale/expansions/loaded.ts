import type { ExpansionArt } from '../art/index.ts'
import type { ExpansionValues } from '../bots/expansion-bots.ts'
import type { ExpansionLand } from '../screen/forest/expansion-land.ts'
import type { ExpansionLines } from '../screen/log/line.ts'

/** The loaded parts of the expansions, besides their rules and words. */
export interface LoadedExpansions {
  art: ExpansionArt
  land: ExpansionLand
  lines: ExpansionLines
  values: ExpansionValues
}
