import { useStore } from 'zustand'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { createTold } from '../../src/playback/ending.ts'
import { createGame } from '../../src/store/game.ts'
import { savedGame } from '../../src/store/saved-game.ts'
import { browserStorage, keysOf } from '../../src/store/storage.ts'
import { part } from '../../src/ui/parts/part.ts'
import type { Book, Tale } from '../../src/ui/tale.ts'
import { diceRace } from './dice-race.ts'

// The smallest tale there can be: three pages of a few lines for the race, its rules, and its book.

/** Where the race keeps what is its own. */
export const RACE_KEYS = keysOf('the-dice-race')

/** The race as this browser keeps it. */
export const openRace = () => createGame(diceRace, savedGame(diceRace, browserStorage, RACE_KEYS))

export const useRace = openRace()

const begin = () => useRace.getState().start({ players: ['Hanna', 'Tom'] }, 5)

const Cover = () => (
  <button type="button" onClick={begin}>
    Run
  </button>
)

function Table() {
  const session = useStore(useRace, (now) => now.session)
  return <p>{session && `at ${stateOf(session).at.join(' and ')}`}</p>
}

const End = () => <p>The race is over.</p>
const Rules = () => <p>Who is home first has won.</p>

export const race: Tale = {
  pages: { cover: part(async () => Cover), table: part(async () => Table), end: part(async () => End) },
  dialogs: { rules: part(async () => Rules) },
  game: useRace,
  told: createTold(),
  openGame: async () => {},
  title: () => 'The Dice Race',
  fileName: () => 'dice-race',
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
