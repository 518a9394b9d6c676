import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { fetchWords } from '../../../ui/text/language.ts'
import { EXPANSION_ART } from '../art/expansions/index.ts'
import { expansionValues } from '../bots/expansion-bots.ts'
import { addExpansions } from '../rules.ts'
import { Effect } from '../screen/expansions/Effect.tsx'
import { comingOf } from '../screen/expansions/figure-motion.ts'
import { Ground, Still } from '../screen/expansions/Land.tsx'
import { lines } from '../screen/expansions/lines.ts'
import { Notes } from '../screen/expansions/Notes.tsx'
import { Stir, stirWords } from '../screen/expansions/Stir.tsx'
import { StirMarks } from '../screen/expansions/StirMarks.tsx'
import { StirPicture } from '../screen/expansions/StirPicture.tsx'
import type { LoadedExpansions } from './loaded.ts'

/**
 * Registers the rules of the expansions and returns their other parts once their words have loaded. Importing this module registers the
 * words. Loaded before the first game that has, or may get, an expansion (`load-expansions.ts`).
 */
export async function openExpansions(): Promise<LoadedExpansions> {
  addExpansions(EXPANSIONS)
  await fetchWords().catch(() => {})
  return {
    art: EXPANSION_ART,
    land: { Ground, Still, Notes, Stir, stirWords, StirMarks, StirPicture, Effect, comingOf },
    lines,
    values: expansionValues(),
  }
}
