import { isWrecker } from '../../../engine/fairy-tale/expansions/index.ts'
import { newerArt } from '../art/expansion-art.ts'
import { boxedArt } from '../art/expansions/index.ts'
import { takeInBoxed } from '../bots/register-expansions.ts'
import { deedsAt, refuseDeed, refuseDeedAt, selfUsesAt } from '../intent/deeds.ts'
import { deedsHere, switchesHere } from '../intent/deeds-here.ts'
import { newerDeeds } from '../intent/expansion-actions.ts'
import { comingOf } from '../screen/expansions/coming.ts'
import { Effect } from '../screen/expansions/Effect.tsx'
import { Ground, Still } from '../screen/expansions/Land.tsx'
import { awaitedAt, landNames } from '../screen/expansions/land-names.ts'
import { lines } from '../screen/expansions/lines.ts'
import { Notes } from '../screen/expansions/Notes.tsx'
import { borneBy, figuresAt } from '../screen/expansions/pieces.ts'
import { Stir } from '../screen/expansions/Stir.tsx'
import { StirMarks } from '../screen/expansions/StirMarks.tsx'
import { StirPicture } from '../screen/expansions/StirPicture.tsx'
import { sounds } from '../screen/expansions/sounds.ts'
import { stirWords } from '../screen/expansions/stir-words.ts'
import { newerLand } from '../screen/forest/expansion-land.ts'
import { newerLines } from '../screen/log/expansion-lines.ts'
import { newerSounds } from '../screen/sound/expansion-sounds.ts'
import { BOXED_TIMES } from '../timing/expansion-durations.ts'
import { newerTimes } from '../timing/expansion-times.ts'

/** Takes in what the newer boxes bring to the page: what is drawn, told and heard of them. Their words come with it. */
export function takeInPage(): void {
  newerDeeds.takeIn({ deedsAt, selfUsesAt, refuseDeed, refuseDeedAt, deedsHere, switchesHere })
  takeInBoxed()
  newerArt.takeIn(boxedArt)
  newerLines.takeIn(lines)
  newerLand.takeIn({
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
  newerSounds.takeIn(sounds)
  newerTimes.takeIn(BOXED_TIMES)
}
