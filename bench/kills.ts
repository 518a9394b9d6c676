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

/** How often the browser is killed: KILLS=100 is what we hold ourselves to, and takes half an hour. */
const KILLS = Number(process.env['KILLS'] ?? 10)

/** How often a page ends in each way, and how many actions it may lose then. */
const ENDS = {
  'killed browsers': { times: KILLS, mayLose: 1 },
  'killed renderers': { times: Math.ceil(KILLS * 0.2), mayLose: 0 },
  reloads: { times: Math.ceil(KILLS * 0.6), mayLose: 0 },
  'closed tabs': { times: Math.ceil(KILLS * 0.6), mayLose: 0 },
} as const

type End = keyof typeof ENDS

/** The ways whose name contains this word, as in ONLY=renderers; all of them if it is absent. */
const ONLY = process.env['ONLY'] ?? ''

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

/** How long a page that was opened again may take to save what its tab had left, in milliseconds. */
const SAVED_AGAIN = 10_000

/** How long a notice may take to come, in milliseconds. */
const TOLD = 2_000

/** So often it says how far it is: what was seen counts, also where the run is broken off. */
const TOLD_EVERY = 10

/** The texts of the games that the browser keeps, by their ids. */
type Kept = Readonly<Record<string, string>>

/** What one end of a page has cost. */
interface Loss {
  shown: number
  lost: readonly ShownAction[]
  /** The page that was opened afterwards said that a move may be missing. */
  told: boolean
  /** Kept games that cannot be read whole: there may be none. */
  damaged: readonly string[]
}

/**
 * Ends the page while a tale plays itself in it, in every way that a page can end and at moments that nobody can foresee, opens it
 * again and compares what had been shown as done with what is kept.
 */
export const benchKills = (): Promise<void> =>
  withServedPage(async (url) => {
    const profile = await mkdtemp(join(tmpdir(), 'killed-'))
    let browser = await startOn(profile)
    try {
      const ends = (Object.keys(ENDS) as End[]).filter((end) => end.includes(ONLY))
      if (ends.length === 0) throw new Error(`No page ends by ${ONLY}: ${Object.keys(ENDS).join(', ')}.`)
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

    /** Ends a page; answers the one in which the tale is opened again. */
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
    `${losses.length} ${end}, ${shown} actions shown before them: ${losing.length} lost something, ` +
      `${most} at most (${ENDS[end].mayLose} allowed), ${untold} of them untold; told without a loss: ${alarms}; damaged games: ${damaged}`,
  )
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** A tale with a seed of its own, as fast as it can be shown, or so that events are being shown when the end comes. */
function beginning(url: string, kill: number): string {
  const speed: Speed = kill % 2 === 0 ? 'instant' : 'brisk'
  return `${url}?${new URLSearchParams({ begin: String(kill), settings: JSON.stringify({ speed }) })}#/fairy-tale`
}

/** Lets the tale play for some time; answers how to learn what the page had shown until it ended. */
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

/** What was shown and is not kept, as the page finds it that is opened afterwards, and whether it tells of it. */
async function lossOf(page: Page, shown: readonly ShownAction[]): Promise<Omit<Loss, 'shown'>> {
  // The table, or the last page where the tale has come to its end meanwhile.
  await page.locator('#root > :not(.opening)').first().waitFor()
  // Looked for all the while: the tale plays on by itself, and the notice goes with the table.
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
  // Nobody waits long to hear of a loss that there was not.
  const isTold = await (lost.length > 0 ? told : Promise.race([told, after(TOLD).then(() => false)]))
  const kept = Object.entries(await page.evaluate(readKept))
  const damaged = kept.filter(([, text]) => !readGame(fairyTale, text).ok).map(([id]) => id)
  return { lost, told: isTold, damaged }
}

const actionsOf = (kept: Kept): Record<string, readonly unknown[]> =>
  Object.fromEntries(Object.entries(kept).map(([id, text]) => [id, JSON.parse(text).actions]))

/** In the page: the text of every kept game. */
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
