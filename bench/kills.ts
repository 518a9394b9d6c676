import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { readGame } from '../src/engine/kernel/index.ts'
import type { Speed } from '../src/store/settings.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { type KillableBrowser, startOn } from './killed-browser.ts'
import type { ShownAction } from './page/shown.ts'
import { withServedPage } from './page.ts'

/** Number of killed browsers. KILLS=100 is the release standard, and takes half an hour. */
const KILLS = Number(process.env['KILLS'] ?? 10)

/** Number of ends of each kind, and how many actions each may lose. */
const ENDS = {
  'killed browsers': { times: KILLS, mayLose: 1 },
  'killed renderers': { times: Math.ceil(KILLS * 0.2), mayLose: 0 },
  reloads: { times: Math.ceil(KILLS * 0.6), mayLose: 0 },
  'closed tabs': { times: Math.ceil(KILLS * 0.6), mayLose: 0 },
} as const

type End = keyof typeof ENDS

/** Selects the kinds of ends by a part of their names, as in ONLY=renderers; all by default. */
const ONLY = process.env['ONLY'] ?? ''

/** Longest time from the first shown action to the kill, in milliseconds. */
const LONGEST = 3000

/** Every other kill happens at the worst moment: just when an action is shown, at most this many after the first. */
const MOST_SHOWN = 20

/** Time for messages that were sent before the end to arrive, in milliseconds. */
const LAST_WORDS = 300

/** Longest time for a busy machine to show a page, in milliseconds. */
const PATIENCE = 300_000

/** Longest wait for the action to be shown, in milliseconds. After that the page is killed anyway. */
const LONG_ENOUGH = 60_000

/** Time for a reopened page to save what its tab had left, in milliseconds. */
const SAVED_AGAIN = 10_000

/** Time for a notice to appear, in milliseconds. */
const TOLD = 2_000

/** Kills between two progress lines, so that an interrupted run shows results too. */
const TOLD_EVERY = 10

/** The texts of the saved games, by id. */
type Kept = Readonly<Record<string, string>>

/** The loss at one end of a page. */
interface Loss {
  shown: number
  lost: readonly ShownAction[]
  /** True if the reopened page warned that a move may be missing. */
  told: boolean
  /** Saved games that cannot be read whole: there must be none. */
  damaged: readonly string[]
}

/**
 * Ends the page while a game plays itself, in every possible way and at random moments. Reopens it, and compares the actions that were
 * shown with those that are saved.
 */
export const benchKills = (): Promise<void> =>
  withServedPage(async (url) => {
    const profile = await mkdtemp(join(tmpdir(), 'killed-'))
    let browser = await startOn(profile)
    try {
      const ends = (Object.keys(ENDS) as End[]).filter((end) => end.includes(ONLY))
      if (ends.length === 0)
        throw new Error(
          `Unknown way to end a page "${ONLY}". Expected one of: ${Object.keys(ENDS).join(', ')}.`,
        )
      for (const end of ends) {
        const losses: Loss[] = []
        for (let index = 0; index < ENDS[end].times; index++) {
          const loss = await endOnce(end, index)
          losses.push(loss)
          for (const id of loss.damaged) console.log(`  ${end}, ${index}: ${id} cannot be read`)
          for (const { game, index: at, action } of loss.lost)
            console.log(`  ${end}, ${index}: action ${at} of ${game} was lost: ${JSON.stringify(action)}`)
          if ((index + 1) % TOLD_EVERY === 0 || index + 1 === ENDS[end].times) report(end, losses)
        }
      }
    } finally {
      await browser.kill()
      await rm(profile, { recursive: true, force: true })
    }

    async function endOnce(end: End, index: number): Promise<Loss> {
      const page = await pageOf(browser)
      const shown = await playFor(page, beginning(url, index), index % 4 > 1)
      const next = await endPage(end, page)
      const played = await shown()
      const loss = await lossOf(next, played)
      await browser.context.newPage()
      await next.close()
      return { shown: played.length, ...loss }
    }

    /** Ends a page. Returns the page of the reopened tale. */
    async function endPage(end: End, page: Page): Promise<Page> {
      const address = `${url}#/fairy-tale`
      if (end === 'reloads') {
        await page.reload()
        return page
      }
      if (end === 'killed browsers') {
        await browser.kill()
        browser = await startOn(profile)
      } else if (end === 'closed tabs') {
        const next = await page.context().newPage()
        await page.close()
        await next.goto(address)
        return next
      } else {
        const crashed = page.waitForEvent('crash')
        await browser.killRenderers()
        await crashed
        browser = await browser.reconnected()
      }
      const next = await pageOf(browser)
      await next.goto(address)
      return next
    }
  })

function report(end: End, losses: readonly Loss[]): void {
  const shown = sum(losses.map((loss) => loss.shown))
  const losing = losses.filter(({ lost }) => lost.length > 0)
  const most = Math.max(...losses.map(({ lost }) => lost.length))
  const untold = losing.filter(({ told }) => !told).length
  const damaged = sum(losses.map((loss) => loss.damaged.length))
  const alarms = losses.filter(({ lost, told }) => told && lost.length === 0).length
  console.log(
    `${losses.length} ${end}, ${shown} actions shown before: ${losing.length} lost actions, ` +
      `${most} at most (${ENDS[end].mayLose} allowed), ${untold} of them unreported; false reports: ${alarms}; damaged games: ${damaged}`,
  )
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** Returns the address of a game with a seed of its own. Speeds alternate: instant, and one that shows events until the end. */
function beginning(url: string, kill: number): string {
  const speed: Speed = kill % 2 === 0 ? 'instant' : 'brisk'
  return `${url}?${new URLSearchParams({ begin: String(kill), settings: JSON.stringify({ speed }) })}#/fairy-tale`
}

/** Lets the game play for some time. Returns a function that resolves to the actions that were shown. */
async function playFor(page: Page, address: string, isWorst: boolean): Promise<() => Promise<ShownAction[]>> {
  const shown: ShownAction[] = []
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
  return async () => {
    await after(LAST_WORDS)
    return [...shown]
  }
}

async function pageOf({ context }: KillableBrowser): Promise<Page> {
  context.setDefaultTimeout(PATIENCE)
  return context.pages()[0] ?? (await context.newPage())
}

/** Returns the actions that were shown and are not saved, as the reopened page finds them, and whether the page warns of a loss. */
async function lossOf(page: Page, shown: readonly ShownAction[]): Promise<Omit<Loss, 'shown'>> {
  // The table, or the last page if the game is over.
  await page.locator('#root > :not(.opening)').first().waitFor()
  // Starts waiting now: the game plays on by itself, and the notice disappears with the table.
  const notice = page.getByText('Your last move may be missing')
  const told = notice.waitFor({ timeout: SAVED_AGAIN + TOLD }).then(
    () => true,
    () => false,
  )
  let lost = shown
  for (
    const from = performance.now();
    lost.length > 0 && performance.now() - from < SAVED_AGAIN;
    await after(50)
  ) {
    const actions = actionsOf(await page.evaluate(readKept))
    lost = shown.filter(
      ({ game, index, action }) => JSON.stringify(actions[game]?.[index]) !== JSON.stringify(action),
    )
  }
  // If nothing is lost, wait for a false warning only briefly.
  const isTold = await (lost.length > 0 ? told : Promise.race([told, after(TOLD).then(() => false)]))
  const kept = Object.entries(await page.evaluate(readKept))
  const damaged = kept.filter(([, text]) => !readGame(fairyTale, text).ok).map(([id]) => id)
  return { lost, told: isTold, damaged }
}

const actionsOf = (kept: Kept): Record<string, readonly unknown[]> =>
  Object.fromEntries(Object.entries(kept).map(([id, text]) => [id, JSON.parse(text).actions]))

/** Runs in the page: returns the text of every saved game. */
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
  return Object.fromEntries(games.map(({ id, text }) => [id, text]))
}
