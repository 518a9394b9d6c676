import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Speed } from '../src/store/settings.ts'
import { type KillableBrowser, startOn } from './killed-browser.ts'
import type { ShownAction } from './page/shown.ts'
import { withServedPage } from './page.ts'

/** How often the browser is killed: KILLS=100 is what we hold ourselves to, and takes a quarter of an hour. */
const KILLS = Number(process.env['KILLS'] ?? 10)

/** The longest that it may play before it is killed, in milliseconds after the first action was shown. */
const LONGEST = 3000

/** Every other kill comes just when an action is shown, this many at most after the first: that is the worst moment. */
const MOST_SHOWN = 20

/** What was said before the end may still be on its way. */
const LAST_WORDS = 300

/** How long a busy machine may take to show a page. */
const PATIENCE = 300_000

/** So long it waits for what shall be shown; then it is killed as it is. */
const LONG_ENOUGH = 60_000

/** So often it says how far it is: what was seen counts, also where the run is broken off. */
const TOLD_EVERY = 10

/** A game as the browser keeps it, by its actions. */
type Kept = Readonly<Record<string, readonly unknown[]>>

/**
 * Kills the browser while a tale plays itself in the real page, at moments that nobody can foresee, opens it again and
 * compares what the page had shown as done with what is kept.
 */
export const benchKills = (): Promise<void> =>
  withServedPage(async (url) => {
    const profile = await mkdtemp(join(tmpdir(), 'killed-'))
    const counts: number[] = []
    let losing = 0
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const shown = await playUntilKilled(profile, beginning(url, kill), kill % 4 > 1)
        const lost = await lostOf(shown, profile, url)
        counts.push(shown.length)
        if (lost.length > 0) losing += 1
        for (const { game, index, action } of lost)
          console.log(`  kill ${kill}: action ${index} of ${game} was lost: ${JSON.stringify(action)}`)
        if ((kill + 1) % TOLD_EVERY === 0 || kill + 1 === KILLS)
          console.log(
            `${kill + 1} kills, ${sum(counts)} actions shown before them: ${losing} kills lost something`,
          )
      }
    } finally {
      await rm(profile, { recursive: true, force: true })
    }
  })

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** A tale with a seed of its own, as fast as it can be shown, or so that events are being shown when the end comes. */
function beginning(url: string, kill: number): string {
  const speed: Speed = kill % 2 === 0 ? 'instant' : 'brisk'
  return `${url}?${new URLSearchParams({ begin: String(kill), settings: JSON.stringify({ speed }) })}#/fairy-tale`
}

/** Plays for some time and kills the browser; answers what the page had shown. */
async function playUntilKilled(profile: string, address: string, isWorst: boolean): Promise<ShownAction[]> {
  const shown: ShownAction[] = []
  const browser = await startOn(profile)
  const page = await pageOf(browser)
  const enough = isWorst ? 1 + Math.random() * MOST_SHOWN : 1
  const played = new Promise<void>((resolve) => {
    void page.exposeFunction('tellShown', (action: ShownAction) => {
      shown.push(action)
      if (shown.length >= enough) resolve()
    })
  })
  await page.goto(address)
  await Promise.race([played, after(LONG_ENOUGH)])
  if (!isWorst) await after(Math.random() * LONGEST)
  await browser.kill()
  await after(LAST_WORDS)
  return shown
}

async function pageOf({ context }: KillableBrowser): Promise<Page> {
  context.setDefaultTimeout(PATIENCE)
  return context.pages()[0] ?? (await context.newPage())
}

/** What was shown and is not kept, as a browser finds it that is opened afterwards. */
async function lostOf(shown: readonly ShownAction[], profile: string, url: string): Promise<ShownAction[]> {
  const browser = await startOn(profile)
  try {
    const page = await pageOf(browser)
    await page.goto(url)
    await page.locator('#root > :not(.opening)').first().waitFor()
    const kept = await page.evaluate(readKept)
    return shown.filter(
      ({ game, index, action }) => JSON.stringify(kept[game]?.[index]) !== JSON.stringify(action),
    )
  } finally {
    await browser.kill()
  }
}

/** In the page: the actions of every kept game. */
async function readKept(): Promise<Kept> {
  const asked = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await asked(indexedDB.open('tales'))
  const games = await asked<{ id: string; text: string }[]>(
    db.transaction('games').objectStore('games').getAll(),
  )
  db.close()
  return Object.fromEntries(games.map(({ id, text }) => [id, JSON.parse(text).actions]))
}
