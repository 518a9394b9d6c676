import { isWrecker } from '../../../engine/fairy-tale/expansions/index.ts'
import { expansionArt } from '../art/expansion-art.ts'
import { EXPANSION_ART } from '../art/expansions/index.ts'
import { comingOf } from '../screen/expansions/coming.ts'
import { Effect } from '../screen/expansions/Effect.tsx'
import { Ground, Still } from '../screen/expansions/Land.tsx'
import { awaitedAt, landNames } from '../screen/forest/land-names.ts'
import { lines } from '../screen/expansions/lines.ts'
import { Notes } from '../screen/expansions/Notes.tsx'
import { borneBy, figuresAt } from '../screen/forest/expansion-pieces.ts'
import { Stir } from '../screen/expansions/Stir.tsx'
import { StirMarks } from '../screen/expansions/StirMarks.tsx'
import { StirPicture } from '../screen/expansions/StirPicture.tsx'
import { stirWords } from '../screen/expansions/stir-words.ts'
import { expansionLand } from '../screen/forest/expansion-land.ts'
import { expansionLines } from '../screen/log/expansion-lines.ts'

/** Registers art, log lines and the board of the expansions. Importing this module registers their words. */
export function registerExpansionUi(): void {
  expansionArt.takeIn(EXPANSION_ART)
  expansionLines.takeIn(lines)
  expansionLand.takeIn({
    Ground,
    Still,
    isWrecker,
    landNames,
    borneBy,
    figuresAt,
    showsWanted: (state, place) => awaitedAt(state, place) !== null,
    Notes,
    Stir,
    stirWords,
    StirMarks,
    StirPicture,
    Effect,
    comingOf,
  })
}
