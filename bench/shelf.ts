import type { Page } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { everyBox, FULL_DIFFICULTIES } from '../src/engine/fairy-tale/index.ts'
import { type Game, type GameTypes, openSession, type Session, upTo } from '../src/engine/kernel/index.ts'
import { keptGame, type SummarizeGame } from '../src/store/saved-games/line.ts'
import type { SavedGame } from '../src/store/saved-games/saved-games.ts'
import { apprentice as duellist } from '../src/tales/boogyman/bots/index.ts'
import { SUMMARIES as DUELS } from '../src/tales/boogyman/game-summary.ts'
import { apprentice } from '../src/tales/fairy-tale/bots/index.ts'
import { SUMMARIES as TALES } from '../src/tales/fairy-tale/game-summary.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { spread } from './large-forest.ts'
import { withBenchPage } from './page.ts'
import { playedOut } from './played-out.ts'

const GAMES = 500
const TIMES = 15

/** Number of different games; each is saved many times, at one moment after another. */
const PLAYED = 20

/** Measures the time from the address of the list of saved games to its paint, with 500 games. */
export const benchShelf = (): Promise<void> =>
  withBenchPage(async (browser, url) => {
    // Blocked: the service worker works for a while after a first visit, which would be measured too.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await page.goto(`${url}#/`)
    await page.getByRole('button', { name: 'Your tales' }).waitFor()
    const games = keptSomehow()
    await page.evaluate(keep, games)
    const characters = games.reduce((sum, { text }) => sum + text.length, 0)
    console.log(`${games.length} games, ${characters} characters, at 1440 × 900`)
    const cold: Painted[] = []
    for (let time = 0; time < TIMES; time++) {
      // Loads a new document each time: changing the hash alone would not reload the page.
      await page.goto('about:blank')
      await page.goto(`${url}#/tales`)
      cold.push(await page.evaluate(painted, true))
    }
    report('cold start of the page', cold)
    const times: Painted[] = []
    for (let time = 0; time < TIMES; time++) {
      await toShelf(page)
      times.push(await page.evaluate(painted, false))
    }
    report('from the shelf', times)
  })

function report(what: string, all: readonly Painted[]): void {
  console.log(`${what}: list ${spread(all.map(({ list }) => list))} ms`)
  console.log(`${what}: list and visible pictures ${spread(all.map(({ pictures }) => pictures))} ms`)
}

async function toShelf(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/`)
  await page.getByRole('button', { name: 'Your tales' }).waitFor()
  await page.waitForTimeout(300)
}

/** Returns games of both tales at different moments, a third of them finished. */
function keptSomehow(): SavedGame[] {
  const tales = Array.from({ length: PLAYED }, (_, game) => {
    const difficulty = FULL_DIFFICULTIES[game % FULL_DIFFICULTIES.length] ?? 'fairy-tale'
    const config = someConfig(1 + (game % 6), difficulty, {}, everyBox(true))
    return playedOut(fairyTale, openSession(fairyTale, config, 100 + game), apprentice, game)
  })
  const duel = { players: ['Anna', 'Ben'], first: 'red', rules: { trees: 'three' } } as const
  const duels = Array.from({ length: PLAYED }, (_, game) =>
    playedOut(boogyman, openSession(boogyman, { ...duel, players: ['Anna', 'Ben'] }, 0), duellist, game),
  )
  return Array.from({ length: GAMES }, (_, index) =>
    index % 2 === 0
      ? keptAt(fairyTale, tales, (session) => TALES.summarizeGame(session, {}), index >> 1)
      : keptAt(boogyman, duels, (session) => DUELS.summarizeGame(session, {}), index >> 1),
  )
}

function keptAt<K extends GameTypes>(
  game: Game<K>,
  played: readonly Session<K>[],
  about: SummarizeGame<K>,
  index: number,
): SavedGame {
  const whole = played[index % played.length]
  if (!whole) throw new Error('No complete game was played.')
  const session = index % 3 === 0 ? whole : upTo(whole, Math.floor((whole.moves.length * (index % 37)) / 37))
  const kept = { id: `${game.id}-${index}`, origin: { kind: 'begun' }, begun: 0 } as const
  return keptGame(game, about, { session, kept, leaders: null })
}

/** Runs in the page: saves games as the page does. */
async function keep(games: readonly SavedGame[]): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tales')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const transaction = db.transaction(['lines', 'games'], 'readwrite')
  for (const { line, text, leaders } of games) {
    transaction.objectStore('lines').put(line)
    transaction.objectStore('games').put({ id: line.id, text, leaders, hand: null })
  }
  await new Promise((done) => transaction.addEventListener('complete', done))
  db.close()
}

/** Milliseconds until the list could be read and clicked, and until the pictures in sight were drawn. */
interface Painted {
  list: number
  pictures: number
}

/** Runs in the page: measures both, since the page was requested, or since it opens the list now. */
async function painted(isAsked: boolean): Promise<Painted> {
  const start = isAsked ? 0 : performance.now()
  if (!isAsked) location.hash = '/tales'
  const frame = () => new Promise(requestAnimationFrame)
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await frame()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  }
  const list = await until(() => document.querySelector('article') !== null)
  const isInSight = (card: Element) => card.getBoundingClientRect().top < innerHeight
  const pictures = await until(() =>
    [...document.querySelectorAll('article')]
      .filter(isInSight)
      .every((card) => card.firstElementChild?.childElementCount),
  )
  return { list, pictures }
}
