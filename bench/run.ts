import { benchAnswer } from './answer.ts'
import { benchBots } from './bots.ts'
import { picturesOfColours } from './colours.ts'
import { benchDuel } from './duel.ts'
import { benchEngine } from './engine.ts'
import { benchForesight } from './foresight.ts'
import { benchFrames } from './frames.ts'
import { benchHints } from './hints.ts'
import { installedPictures } from './installed.ts'
import { benchJudge } from './judge.ts'
import { benchLinks } from './links.ts'
import { benchListing } from './listing.ts'
import { benchPaint } from './paint.ts'
import { pictures } from './pictures.ts'
import { benchPreview } from './preview.ts'
import { benchReferee } from './referee.ts'
import { benchReplay } from './replay.ts'
import { benchReview } from './review.ts'
import { benchSize } from './size.ts'
import { benchThreats } from './threats.ts'

/**
 * `npm run bench -- [engine|foresight|listing|bots|answer|duel|judge|hints|review|size|paint|frames|preview|replay|threats|colours|installed|pictures]`: measures,
 * and prints what it saw. Never a test. `colours`, `installed` and `pictures` are no measurements, and are done only when named.
 */
const BENCHES: Record<string, () => void | Promise<void>> = {
  engine: benchEngine,
  foresight: benchForesight,
  listing: benchListing,
  bots: benchBots,
  answer: benchAnswer,
  duel: benchDuel,
  judge: benchJudge,
  hints: benchHints,
  links: benchLinks,
  referee: benchReferee,
  review: benchReview,
  size: () => benchSize(),
  paint: benchPaint,
  frames: benchFrames,
  replay: benchReplay,
  preview: benchPreview,
  threats: benchThreats,
  colours: picturesOfColours,
  installed: installedPictures,
  pictures,
}

/** Pictures to be looked at. */
const TO_LOOK_AT: readonly string[] = ['colours', 'installed', 'pictures']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exitCode = 2
} else {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 ? !wanted.includes(name) : TO_LOOK_AT.includes(name)) continue
    console.log(`\n${name}`)
    await bench()
  }
}
