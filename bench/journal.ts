import { chromium } from '@playwright/test'
import { citadel, standardRules } from '../src/engine/citadel/index.ts'
import {
  advance,
  type Game,
  type Kind,
  openSession,
  randomState,
  type Session,
  seededChance,
  stateOf,
} from '../src/engine/kernel/index.ts'
import { createUnsavedChanges } from '../src/session/local/unsaved-changes.ts'
import { keptGame, type SummarizeGame } from '../src/store/kept/line.ts'
import { heldText } from '../src/store/kept/records.ts'
import { aboutGame as aboutCitadel } from '../src/tales/citadel/about-game.ts'
import { aboutGame as aboutTale } from '../src/tales/fairy-tale/about-game.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { browserPath, QUIET } from './page.ts'

/** Actions of a long game. */
const ACTIONS = 300
const TIMES = 201

/** Most games that are played in search of one with so many. */
const GAMES = 30

/**
 * The time that noting an unsaved move takes in its press, in a game of many actions: the whole game, as where there is no save to
 * stand on, and what follows its save.
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
    /** Milliseconds that the tab's storage needs to take a text over another one. */
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
      ['The Last Fairy Tale', notesOf(fairyTale, tale, aboutTale)],
      ['The Citadel', notesOf(citadel, city, aboutCitadel)],
    ] as const)
      for (const [form, { text, made }] of Object.entries(notes))
        console.log(
          `${name}, ${form}: ${text.length} bytes, made in ${made.toFixed(3)} ms (median), stored in ${(await stored(text)).toFixed(3)} ms`,
        )
  } finally {
    await browser.close()
  }
}

/** Both notes of the last action of a game, with the milliseconds that each takes to be made. */
function notesOf<K extends Kind>(game: Game<K>, session: Session<K>, about: SummarizeGame<K>) {
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

/** The longest of some games that a random player makes, up to so many actions. */
function longGame<K extends Kind>(game: Game<K>, begin: (seed: number) => Session<K>): Session<K> {
  let longest = begin(0)
  for (let seed = 1; seed <= GAMES && longest.moves.length < ACTIONS; seed++) {
    const luck = seededChance({ random: randomState(seed) })
    let session = begin(seed)
    while (session.moves.length < ACTIONS && game.outcome(stateOf(session)) === null) {
      // A player that gives up at random would end every game soon.
      const listed = game
        .list(stateOf(session))
        .filter((action) => !JSON.stringify(action).includes('give-up'))
      const action = listed[luck.draw(listed.length)]
      const next = action && advance(game, session, action)
      if (!next?.ok) throw new Error('A listed action was refused, or none is listed.')
      session = next.value
    }
    if (session.moves.length > longest.moves.length) longest = session
  }
  return longest
}
