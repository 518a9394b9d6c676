import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openFortland } from './support/fortland.ts'
import { begin, open, positionOf, pressEndTurn, pressSeal, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { findTale, newTale, storedTale } from './support/tale.ts'

const acting = findTale(({ phase }) => phase === 'action')

test('after prefetching, a whole game needs no server', async ({ page, context }) => {
  // By default a page records the first 250 resources, which is fewer than the app has.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000))
  await open(page, { fetchesAhead: true })
  // Prefetching loads files one by one while the page is idle, which takes a while.
  await expect.poll(() => missing(page), { timeout: 40_000 }).toEqual([])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await begin(page).click()
  await test.step('nor do the bots', () => askBoth(page))
  await openSettings(page)
  await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opgeven' }).click()
  await expect(page.getByRole('heading', { name: 'Het boek ging dicht' })).toBeVisible()
})

test('prefetches nothing if the browser saves data', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  const names = await missing(page)
  for (const late of ['EndPage', 'dialogs', 'guardian.worker', 'nl'])
    expect(names.some((name) => name.startsWith(`${late}-`))).toBe(true)
})

test('a part with a failed style sheet loads it again on a retry', async ({ page }) => {
  await page.route(/HintSheet-.*\.css/, (route) => route.abort())
  await openFortland(page, { actions: '' })
  await page.keyboard.press('g')
  await expect(page.getByRole('alert')).toContainText('did not load')
  await page.unroute(/HintSheet-.*\.css/)
  await page.getByRole('button', { name: 'Try again' }).click()
  const hint = page.getByRole('region', { name: 'The Guardian’s hint' })
  await expect(hint).toContainText('I would muster')
  await expect(hint).toHaveCSS('display', 'grid')
})

test('two parts that fail share one retry', async ({ page }) => {
  const files = [/\/later-.*\.css/, /\/hint-words-.*\.js/]
  const loaded: string[] = []
  for (const file of files) await page.route(file, (route) => route.abort())
  await open(page, { stored: storedTale(acting) })
  await expect(page.getByRole('alert')).toContainText('did not load')
  await page.waitForLoadState('networkidle')
  // A part that is drawn meanwhile may retry before the press.
  page.on('requestfinished', (request) => loaded.push(request.url()))
  for (const file of files) await page.unroute(file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.keyboard.press('g')
  const hint = page.getByRole('region', { name: 'The Guardian’s hint' })
  await expect(hint.locator('> *').first()).toHaveCSS('display', 'grid')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.waitForLoadState('networkidle')
  // On a busy machine the browser reports a request after its result is drawn.
  await expect.poll(() => loaded.filter((url) => /\/later-.*\.css/.test(url)).length).toBe(1)
})

test('the dialog reports words that fail to load; the table works', async ({ page }) => {
  await page.route(/\/all-words-.*js/, (route) => route.abort())
  await openFortland(page, { actions: '' })
  await openSettings(page)
  await expect(page.getByRole('alertdialog')).toContainText('did not load')
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect(page.getByRole('main')).toBeVisible()
})

/** The scripts that have not loaded yet. */
async function missing(page: Page): Promise<string[]> {
  const come = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return programs().filter((name) => !come.some((url) => url.endsWith(name)))
}

/** The scripts for drawing, telling and computing a whole game of the first tale. Pages with an address of their own are not included. */
const WHOLE_GAME = /^(SetupPage|TablePage|EndPage|dialogs|guardian\.worker|far\.worker|nl|at-table)-/

/** The scripts of a whole game, with all their static imports. */
function programs(): string[] {
  const all = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const asking = all.filter(isOfFirstTale).map(textOf).join()
  const found = new Set(
    all.filter(
      (name) => WHOLE_GAME.test(name) && (name.includes('.worker-') ? isNamed(name) : asking.includes(name)),
    ),
  )
  if (found.size < 7) throw new Error(`Expected at least 7 chunks, found ${[...found].join()}.`)
  // The loop also visits items that are added to the set while it runs.
  for (const name of found)
    for (const [, imported = ''] of textOf(name).matchAll(/(?:from|import)\s?["']\.\/([^"']+\.js)["']/g))
      found.add(imported)
  return [...found]
}

const textOf = (name: string): string => readFileSync(`dist/assets/${name}`, 'utf8')

/** True for workers of the first tale: they contain its rules, with a refusal that no other tale has. */
const isNamed = (name: string): boolean => textOf(name).includes('not-in-this-phase')

/** True for files of the first tale, or those that import its table. Pages of several tales have the same name. */
const isOfFirstTale = (name: string): boolean =>
  name.startsWith('fairy-tale-') || textOf(name).includes('"./fairy-tale-table-')

/** Lets the guardian place the first tiles, and computes odds that need a worker. */
async function askBoth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the Guardian' }).click()
  await seal(page, 'Begin the tale').click({ timeout: 20_000 })
  // A worker that fails to load would be terminated and replaced by the apprentice.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('guardian')])
  await pressSeal(page, 'Roll for new monsters')
  if ((await positionOf(page)).pending) await page.locator('[data-choose="north"]').click()
  await page.keyboard.press('f')
  await expect(page.getByRole('region', { name: 'Danger to the Oak' })).toContainText(/about \d+\u00A0%/)
  await page.keyboard.press('f')
}

test('with Dutch chosen, English words are not shown', async ({ page }) => {
  await page.addInitScript(() => {
    const headings = new Set<string>()
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (heading) headings.add(heading)
      document.documentElement.dataset['headings'] = [...headings].join()
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, { language: 'nl' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-headings', /^Het laatste\s?sprookje$/)
})

/** The chunk with the rules, the game and its playback. The cover works without it. */
const RULES = /\/fairy-tale-rules-.*js/

test('the cover does not wait for the rules; an early game begins once they load', async ({ page }) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(RULES, async (route) => {
    await coming
    await route.continue()
  })
  await open(page)
  await begin(page).click()
  await expect(page.getByText('One moment')).toBeVisible()
  come()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})

test('starting a game without loaded rules reports the failure and offers a reload', async ({ page }) => {
  await page.route(RULES, (route) => route.abort())
  await open(page)
  await begin(page).click()
  await expect(page.getByRole('alert')).toContainText('A part of the game did not load')
  // Pressed before the rules can load: the page retries by itself, and would remove the button.
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await page.unrouteAll()
  // If the rules were loaded by prefetching after all, the game has begun meanwhile.
  await expect(begin(page).or(page.getByRole('button', { name: 'Lay them for us' }))).toBeVisible()
})

/** Parts of the table that are not visible at first. */
const LATER = /\/later-.*js/

test('the table does not wait for its later parts, and answers when they load', async ({ page }) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(LATER, async (route) => {
    await coming
    await route.continue()
  })
  await open(page, { stored: storedTale(acting) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  await page.keyboard.press('f')
  const futures = page.getByRole('region', { name: 'Danger to the Oak' })
  await expect(futures).toBeHidden()
  come()
  await expect(futures).toBeVisible()
})

test('the first paint of the table can answer the question for a side', async ({ page }) => {
  const asked = findTale(({ pending }) => pending?.kind === 'movement-side')
  // Blocked until the end of the test.
  await page.route(LATER, () => {})
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main[data-layout]')) return
      observer.disconnect()
      document.documentElement.dataset['firstSigns'] = String(
        document.querySelectorAll('[data-choose]').length,
      )
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, { stored: storedTale(asked) })
  await expect(page.locator('html')).toHaveAttribute('data-first-signs', '4')
  await page.locator('[data-choose="south"]').click()
  await expect(page.locator('[data-choose]')).toHaveCount(0)
})

test('if these parts fail to load, the table reports it and works without them', async ({ page }) => {
  await page.route(LATER, (route) => route.abort())
  await open(page, { stored: storedTale(acting) })
  await expect(page.getByText('A part of the game did not load')).toBeVisible()
  await pressEndTurn(page)
  await expect(seal(page, 'End turn')).toBeHidden()
})

/** The later parts of the table, and the texts of hints. */
const LATER_AND_HINTS = /\/(later|hint-words)-.*js/

test('a hint asked before its texts failed to load is announced after a retry', async ({ page }) => {
  await page.route(LATER_AND_HINTS, (route) => route.abort())
  await open(page, { stored: storedTale(acting) })
  await page.keyboard.press('g')
  await expect(page.getByText('A part of the game did not load')).toBeVisible()
  // By now the Guardian has answered; its answer is announced too.
  await page.waitForTimeout(4000)
  await page.unroute(LATER_AND_HINTS)
  await page.getByRole('button', { name: 'Try again' }).click()
  const hint = page.getByRole('region', { name: 'The Guardian’s hint' })
  const line = (await hint.getByRole('listitem').first().textContent()) ?? ''
  expect(line).not.toBe('')
  await expect(page.locator('[data-live="polite"]')).toContainText(line)
})

test('a hint asked before its Dutch words have loaded is announced in Dutch only', async ({ page }) => {
  let bring = () => {}
  const coming = new Promise<void>((resolve) => {
    bring = resolve
  })
  // The words of the table load before its later files, all others after them.
  let areLate = false
  let held = 0
  await page.route(/\/later-.*js/, async (route) => {
    areLate = true
    await route.continue()
  })
  await page.route(/\/nl-.*js/, async (route) => {
    if (areLate) {
      held += 1
      await coming
    }
    await route.continue()
  })
  await open(page, { stored: storedTale(acting), language: 'nl' })
  await expect.poll(() => held).toBeGreaterThan(0)
  await page.keyboard.press('g')
  // A hint that is announced immediately is announced by now.
  await page.waitForTimeout(500)
  bring()
  const hint = page.getByRole('region', { name: 'hint' })
  const line = (await hint.getByRole('listitem').first().textContent()) ?? ''
  const said = page.locator('[data-live="polite"] p')
  await expect(said.filter({ hasText: line })).toHaveCount(1)
  await expect(said.filter({ hasText: /\b(the|Oak)\b/ })).toHaveCount(0)
})

test('a page that fails to load reports it', async ({ page }) => {
  // Blocked until the reload, since the page may prefetch the file before the press.
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.route(/TablePage.*js/, (route) => (loads > 1 ? route.continue() : route.abort()))
  await open(page, { stored: storedTale(newTale()) })
  await expect(page.getByRole('alert')).toContainText('A part of the game did not load')
  loads = 1
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})

test('the game continues without translations and without a dialog that fail to load', async ({ page }) => {
  await page.route(/(RulesPage|\/nl)-/, (route) => route.abort())
  await open(page, { stored: storedTale(acting) })
  await openSettings(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await expect(settings.getByRole('alert')).toContainText('so the game speaks English')
  await settings.getByRole('button', { name: 'How to play' }).click()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect(seal(page, 'End turn')).toBeEnabled()
})
