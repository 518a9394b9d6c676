import { benchAnswer } from './answer.ts'
import { benchBots } from './bots.ts'
import { benchChances } from './chances.ts'
import { benchCitadel } from './citadel.ts'
import { picturesOfColours } from './colours.ts'
import { benchCompose } from './compose.ts'
import { benchDevices } from './devices.ts'
import { benchDuel } from './duel.ts'
import { benchEngine } from './engine.ts'
import { benchFirstDanger } from './first-danger.ts'
import { benchForesight } from './foresight.ts'
import { benchFrames } from './frames.ts'
import { benchHints } from './hints.ts'
import { installedPictures } from './installed.ts'
import { benchJournal } from './journal.ts'
import { benchJudge } from './judge.ts'
import { benchKills } from './kills.ts'
import { benchLeaks } from './leaks.ts'
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
import { benchTableMemory, benchTables } from './tables.ts'
import { benchThreats } from './threats.ts'
import { benchUsed } from './used.ts'

/**
 * `npm run bench -- [names…]`: runs measurements and prints the results. Never a test. Without names it runs all measurements except those
 * in `WHEN_NAMED`.
 */
const BENCHES: Record<string, () => void | Promise<void>> = {
  engine: benchEngine,
  foresight: benchForesight,
  danger: benchFirstDanger,
  listing: benchListing,
  bots: benchBots,
  chances: benchChances,
  answer: benchAnswer,
  citadel: benchCitadel,
  compose: benchCompose,
  devices: benchDevices,
  duel: benchDuel,
  journal: benchJournal,
  judge: benchJudge,
  hints: benchHints,
  kills: benchKills,
  leaks: benchLeaks,
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
  tables: benchTables,
  'table-memory': benchTableMemory,
  threats: benchThreats,
  used: benchUsed,
  colours: picturesOfColours,
  installed: installedPictures,
  pictures,
}

/** Pictures for visual review, and measurements that need an idle machine. */
const WHEN_NAMED: readonly string[] = [
  'chances',
  'compose',
  'danger',
  'devices',
  'colours',
  'installed',
  'pictures',
  'kills',
  'leaks',
  'tables',
  'table-memory',
  'used',
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(
    `Unknown measurements: ${unknown.join(', ')}. Known measurements: ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exit(2) // handles that a page opens keep the program alive
} else {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 ? !wanted.includes(name) : WHEN_NAMED.includes(name)) continue
    console.log(`\n${name}`)
    await bench()
  }
  process.exit() // handles that a page opens, such as its broadcast channel, would keep the program alive
}
