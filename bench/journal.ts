import { chromium } from '@playwright/test'
import { citadel, standardRules } from '../src/engine/citadel/index.ts'
import {
  advance,
  type Game,
  type GameTypes,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateOf,
} from '../src/engine/kernel/index.ts'
import { createUnsavedChanges } from '../src/session/local/unsaved-changes.ts'
import { keptGame, type SummarizeGame } from '../src/store/saved-games/line.ts'
import { heldText } from '../src/store/saved-games/records.ts'
import { SUMMARIES as CITADELS } from '../src/tales/citadel/game-summary.ts'
import { SUMMARIES as TALES } from '../src/tales/fairy-tale/game-summary.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { browserPath, QUIET } from './page.ts'

/** Actions of a long game. */
const ACTIONS = 300
const TIMES = 201

/** Most games that are played to find one with `ACTIONS` actions. */
const GAMES = 30

/**
 * Measures the time to note an unsaved move in a long game. Two notes: the whole game, as if there were no save, and the changes since the
 * last save.
 */
export async function benchJournal(): Promise<void> {
  const tale = longGame(fairyTale, (seed) => openSession(fairyTale, someConfig(3, 'bedtime-story'), seed))
  const config = { players: ['', '', ''], rules: { ...standardRules(), version: 'strategic' as const } }
  const city = longGame(citadel, (seed) => openSession(citadel, config, seed))
  const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET })
  try {
    const page = await browser.newPage()
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('http://localhost/')
    /** Measures milliseconds to replace a text in the tab's storage. */
    const stored = (text: string): Promise<number> =>
      page.evaluate(
        ([given, times]) => {
          const start = performance.now()
          for (let time = 0; time < times; time++) sessionStorage.setItem('note', given + (time % 2))
          return (performance.now() - start) / times
        },
        [text, TIMES] as const,
      )
    console.log(`${tale.moves.length} and ${city.moves.length} actions`)
    for (const [name, notes] of [
      ['The Last Fairy Tale', notesOf(fairyTale, tale, TALES.summarizeGame)],
      ['The Citadel', notesOf(citadel, city, CITADELS.summarizeGame)],
    ] as const)
      for (const [form, { text, made }] of Object.entries(notes))
        console.log(
          `${name}, ${form}: ${text.length} bytes, made in ${made.toFixed(3)} ms (median), stored in ${(await stored(text)).toFixed(3)} ms`,
        )
  } finally {
    await browser.close()
  }
}

/** Returns both notes of the last action of a game, with the milliseconds to make each. */
function notesOf<K extends GameTypes>(game: Game<K>, session: Session<K>, about: SummarizeGame<K>) {
  const kept = { id: 'a'.repeat(32), origin: { kind: 'begun' }, begun: 0 } as const
  const asKept = () => keptGame(game, about, { session, kept, leaders: null })
  const hand = `tab-${kept.id}`
  let note = ''
  const record = {
    read: () => null,
    drop: () => {},
    write(text: string) {
      note = text
      return true
    },
  }
  const saved = { id: kept.id, touched: Date.now(), moves: session.moves.slice(0, -1) }
  const short = () => {
    const changes = createUnsavedChanges(game, record, hand)
    changes.read(saved)
    changes.changed(kept.id, { session, leaders: null, touched: Date.now(), asKept }, true)
    return note
  }
  return { 'the whole game': timed(() => heldText(asKept(), hand)), 'what follows the save': timed(short) }
}

function timed(make: () => string): { text: string; made: number } {
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now()
    make()
    return performance.now() - start
  })
  return { text: make(), made: times.toSorted((a, b) => a - b)[(TIMES - 1) / 2] ?? 0 }
}

/** Returns the longest of some random games, with at most `ACTIONS` actions. */
function longGame<K extends GameTypes>(game: Game<K>, begin: (seed: number) => Session<K>): Session<K> {
  let longest = begin(0)
  for (let seed = 1; seed <= GAMES && longest.moves.length < ACTIONS; seed++) {
    const luck = seededRng({ random: randomState(seed) })
    let session = begin(seed)
    while (session.moves.length < ACTIONS && game.outcome(stateOf(session)) === null) {
      // Random resignations would end every game soon.
      const listed = game
        .list(stateOf(session))
        .filter((action) => !JSON.stringify(action).includes('give-up'))
      const action = listed[luck.draw(listed.length)]
      const next = action && advance(game, session, action)
      if (!next?.ok) throw new Error('The rules listed no action, or refused one from their own list.')
      session = next.value
    }
    if (session.moves.length > longest.moves.length) longest = session
  }
  return longest
}
