import { isWrecker } from '../../../engine/fairy-tale/newer/index.ts'
import { boxedArt } from '../art/boxed/index.ts'
import { newerArt } from '../art/newer-art.ts'
import { takeInBoxed } from '../bots/take-in-boxed.ts'
import { deedsAt, refuseDeed, refuseDeedAt, selfUsesAt } from '../intent/deeds.ts'
import { deedsHere, switchesHere } from '../intent/deeds-here.ts'
import { newerDeeds } from '../intent/newer-deeds.ts'
import { newerLand } from '../screen/forest/newer-land.ts'
import { newerLines } from '../screen/log/newer-lines.ts'
import { comingOf } from '../screen/newer/coming.ts'
import { Effect } from '../screen/newer/Effect.tsx'
import { Ground, Still } from '../screen/newer/Land.tsx'
import { awaitedAt, landNames } from '../screen/newer/land-names.ts'
import { lines } from '../screen/newer/lines.ts'
import { Notes } from '../screen/newer/Notes.tsx'
import { borneBy, figuresAt } from '../screen/newer/pieces.ts'
import { Stir } from '../screen/newer/Stir.tsx'
import { StirMarks } from '../screen/newer/StirMarks.tsx'
import { StirPicture } from '../screen/newer/StirPicture.tsx'
import { sounds } from '../screen/newer/sounds.ts'
import { stirWords } from '../screen/newer/stir-words.ts'
import { newerSounds } from '../screen/sound/newer-sounds.ts'
import { BOXED_TIMES } from '../timing/boxed-times.ts'
import { newerTimes } from '../timing/newer-times.ts'

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
