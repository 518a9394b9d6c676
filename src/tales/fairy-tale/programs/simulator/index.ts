import { EXPANSIONS } from '../../../../engine/fairy-tale/expansions/index.ts'
import type { SimulatorTale } from '../../../../programs/simulator/tale.ts'
import { addExpansions, fairyTale } from '../../rules.ts'
import { playGame } from './game.ts'
import { writeReport } from './report/index.ts'
import { countCharacters, SETTINGS, wholeSetting } from './settings.ts'
import type { FairyTaleMeasured } from './summary.ts'
import { isWon, summaryOf } from './summary.ts'
import { tableText } from './table.ts'

// Programs have everything from the first: nobody waits for it.
addExpansions(EXPANSIONS)

/** The Last Fairy Tale, as the simulator knows it. */
export const fairyTaleSimulator: SimulatorTale<FairyTaleMeasured> = {
  rulesVersion: fairyTale.rulesVersion,
  settings: SETTINGS,
  wholeSetting,
  complete: countCharacters,
  playGame,
  soFar: (records) => `${records.filter(isWon).length} won`,
  summaryOf,
  tableText,
  writeReport,
}
