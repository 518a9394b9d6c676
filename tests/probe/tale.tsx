import { useStore } from 'zustand'
import { seenBy, stateOf } from '../../src/engine/kernel/index.ts'
import { createTold } from '../../src/playback/ending.ts'
import { closedGame } from '../../src/session/game-store.ts'
import { openGame } from '../../src/session/local/local-transport.ts'
import { aboutAny } from '../../src/session/testing.ts'
import { keptGames } from '../../src/store/kept/this-browser.ts'
import { browserStorage, keysOf, tabStorage } from '../../src/store/storage.ts'
import { NO_LEADERS } from '../../src/store/testing.ts'
import { browserWindows } from '../../src/store/this-window.ts'
import { part } from '../../src/ui/parts/part.ts'
import type { Book, Tale } from '../../src/ui/tale.ts'
import { type DiceRace, diceRace, type RaceView } from './dice-race.ts'

// The smallest tale there can be: three pages of a few lines for the race, its rules, and its book.

/** The race as this browser keeps it. */
export const useRace = closedGame<DiceRace>()

const opened = openGame<DiceRace>({
  game: diceRace,
  store: useRace,
  games: keptGames,
  windows: browserWindows(),
  storage: browserStorage,
  tab: tabStorage,
  keys: keysOf('the-dice-race'),
  leaders: NO_LEADERS,
  about: aboutAny(diceRace),
  answer: () => null,
})

const begin = () => useRace.getState().start({ players: ['Hanna', 'Tom'] }, 5)

const Cover = () => (
  <button type="button" onClick={begin}>
    Run
  </button>
)

/** How far both are. */
const Track = ({ view }: { view: RaceView }) => <p>{`at ${view.at.join(' and ')}`}</p>

function Table() {
  const session = useStore(useRace, (now) => now.session)
  return session && <Track view={seenBy(diceRace, stateOf(session), null)} />
}

const End = () => <p>The race is over.</p>
const Rules = () => <p>Who is home first has won.</p>

export const race: Tale = {
  pages: { cover: part(async () => Cover), table: part(async () => Table), end: part(async () => End) },
  dialogs: { rules: part(async () => Rules) },
  game: useRace,
  told: createTold(),
  openGame: () => opened,
  looked: opened,
  title: () => 'The Dice Race',
  fileName: () => 'dice-race',
  soon: [],
  ahead: [],
}

const Standing = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <h2 id="dice-race">The Dice Race</h2>
    <button type="button" onClick={onOpen}>
      Open the race
    </button>
  </>
)

const About = () => 'Be home first.'

export const raceBook: Book = {
  Standing,
  About,
  players: { fewest: 2, most: 2 },
  minutes: 5,
  open: async () => {},
}
