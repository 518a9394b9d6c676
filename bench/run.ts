import { benchAnswer } from './answer.ts'
import { benchBots } from './bots.ts'
import { benchChances } from './chances.ts'
import { benchCitadel } from './citadel.ts'
import { picturesOfColours } from './colours.ts'
import { benchDuel } from './duel.ts'
import { benchEngine } from './engine.ts'
import { benchForesight } from './foresight.ts'
import { benchFrames } from './frames.ts'
import { benchHints } from './hints.ts'
import { installedPictures } from './installed.ts'
import { benchJournal } from './journal.ts'
import { benchJudge } from './judge.ts'
import { benchKills } from './kills.ts'
import { benchLinks } from './links.ts'
import { benchListing } from './listing.ts'
import { benchPaint } from './paint.ts'
import { pictures } from './pictures.ts'
import { benchPreview } from './preview.ts'
import { benchReferee } from './referee.ts'
import { benchReplay } from './replay.ts'
import { benchReview } from './review.ts'
import { benchShelf } from './shelf.ts'
import { benchSize } from './size.ts'
import { benchSounds } from './sounds.ts'
import { benchThreats } from './threats.ts'
import { benchUsed } from './used.ts'

/**
 * `npm run bench -- [names…]`: measures, and prints what it saw. Never a test. Without a name it does all measurements but
 * the pictures, `chances`, `kills` and `used`, which are done only when named.
 */
const BENCHES: Record<string, () => void | Promise<void>> = {
  engine: benchEngine,
  foresight: benchForesight,
  listing: benchListing,
  bots: benchBots,
  chances: benchChances,
  answer: benchAnswer,
  citadel: benchCitadel,
  duel: benchDuel,
  journal: benchJournal,
  judge: benchJudge,
  hints: benchHints,
  kills: benchKills,
  links: benchLinks,
  referee: benchReferee,
  review: benchReview,
  shelf: benchShelf,
  size: benchSize,
  sounds: benchSounds,
  paint: benchPaint,
  frames: benchFrames,
  replay: benchReplay,
  preview: benchPreview,
  threats: benchThreats,
  used: benchUsed,
  colours: picturesOfColours,
  installed: installedPictures,
  pictures,
}

/** Pictures to be looked at, and what needs nothing else to run beside it. */
const WHEN_NAMED: readonly string[] = ['chances', 'colours', 'installed', 'pictures', 'kills', 'used']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exitCode = 2
} else {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 ? !wanted.includes(name) : WHEN_NAMED.includes(name)) continue
    console.log(`\n${name}`)
    await bench()
  }
  process.exit() // what a page opens for good, as the channel between windows, would keep the program alive
}
