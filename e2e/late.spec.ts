import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openFortland } from './support/fortland.ts'
import { begin, open, positionOf, pressEndTurn, pressSeal, seal } from './support/game.ts'
import { findTale, newTale, storedTale } from './support/tale.ts'

const acting = findTale(({ phase }) => phase === 'action')

test('once all is fetched ahead, a whole game needs no server', async ({ page, context }) => {
  // As a rule a page remembers the first 250 files that came, which is fewer than the house has.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000))
  await open(page, { fetchesAhead: true })
  // One after another, when nobody waits: that takes a while.
  await expect.poll(() => missing(page), { timeout: 40_000 }).toEqual([])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await begin(page).click()
  await test.step('nor do the computer players', () => askBoth(page))
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opgeven' }).click()
  await expect(page.getByRole('heading', { name: 'Het boek ging dicht' })).toBeVisible()
})

test('a browser that saves data is sent nothing that nobody asked for', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  const names = await missing(page)
  for (const late of ['EndPage', 'dialogs', 'guardian.worker', 'nl'])
    expect(names.some((name) => name.startsWith(`${late}-`))).toBe(true)
})

test('a part whose style sheet was lost is drawn with it when it is tried again', async ({ page }) => {
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

test('where words that come after the table cannot be fetched, the dialog that needs them says so, and the table goes on', async ({
  page,
}) => {
  await page.route(/\/all-words-.*js/, (route) => route.abort())
  await openFortland(page, { actions: '' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('did not load')
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect(page.getByRole('main')).toBeVisible()
})

/** The programs that have not come yet. */
async function missing(page: Page): Promise<string[]> {
  const come = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return programs().filter((name) => !come.some((url) => url.endsWith(name)))
}

/** What a whole game of the first tale is drawn, told and thought with; pages that only an address asks for come with it. */
const WHOLE_GAME = /^(SetupPage|TablePage|EndPage|dialogs|guardian\.worker|far\.worker|nl|at-table)-/

/** The programs of a whole game, with all that they import before they run. */
function programs(): string[] {
  const all = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const asking = all.filter(isOfFirstTale).map(textOf).join()
  const found = new Set(
    all.filter(
      (name) => WHOLE_GAME.test(name) && (name.includes('.worker-') ? isNamed(name) : asking.includes(name)),
    ),
  )
  if (found.size < 7) throw new Error(`Only ${[...found].join()} is there.`)
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const name of found)
    for (const [, imported = ''] of textOf(name).matchAll(/(?:from|import)\s?["']\.\/([^"']+\.js)["']/g))
      found.add(imported)
  return [...found]
}

const textOf = (name: string): string => readFileSync(`dist/assets/${name}`, 'utf8')

/** The first tale's workers know its rules: no other tale refuses anything so. */
const isNamed = (name: string): boolean => textOf(name).includes('not-in-this-phase')

/** Whatever is the first tale's, or asks for what its table has: pages of several tales are called alike. */
const isOfFirstTale = (name: string): boolean =>
  name.startsWith('fairy-tale-') || textOf(name).includes('"./fairy-tale-table-')

/** Lets the guardian lay the first tiles, and looks further ahead than the page itself can. */
async function askBoth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the Guardian' }).click()
  await seal(page, 'Begin the tale').click({ timeout: 20_000 })
  // One that could not come would have been ended, and the apprentice asked.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('guardian')])
  await pressSeal(page, 'Roll for new monsters')
  if ((await positionOf(page)).pending) await page.locator('[data-choose="north"]').click()
  await page.keyboard.press('f')
  await expect(page.getByRole('region', { name: 'The Oak’s odds' })).toContainText(/about \d+\u00A0%/)
  await page.keyboard.press('f')
}

test('whoever keeps Dutch never sees English words', async ({ page }) => {
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

/** The rules of the game, with the game itself and its playback: the cover does without them. */
const RULES = /\/fairy-tale-rules-.*js/

test('the cover does not wait for the rules, and a tale that is begun before they have come begins with them', async ({
  page,
}) => {
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

test('where the rules cannot be fetched, whoever begins a tale is told so, and can load the page again', async ({
  page,
}) => {
  await page.route(RULES, (route) => route.abort())
  await open(page)
  await begin(page).click()
  await expect(page.getByRole('alert')).toContainText('A part of the game did not load')
  // Pressed before the rules can come: the page asks for them again by itself, and would take the button away.
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await page.unrouteAll()
  // Where the rules came after all with something that was fetched ahead, the tale has been begun meanwhile.
  await expect(begin(page).or(page.getByRole('button', { name: 'Lay them for us' }))).toBeVisible()
})

/** What of the table nobody sees in its first moment. */
const LATER = /\/later-.*js/

test('the table does not wait for what is asked on it, and answers when it comes', async ({ page }) => {
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
  const futures = page.getByRole('region', { name: 'The Oak’s odds' })
  await expect(futures).toBeHidden()
  come()
  await expect(futures).toBeVisible()
})

test('where that cannot be fetched, the table says so and goes on without it', async ({ page }) => {
  await page.route(LATER, (route) => route.abort())
  await open(page, { stored: storedTale(acting) })
  await expect(page.getByText('A part of the game did not load')).toBeVisible()
  await pressEndTurn(page)
  await expect(seal(page, 'End turn')).toBeHidden()
})

test('a page that cannot be fetched says so', async ({ page }) => {
  // Blocked until the page is reloaded: otherwise the page may have loaded the file before the press.
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.route(/TablePage.*js/, (route) => (loads > 1 ? route.continue() : route.abort()))
  await open(page, { stored: storedTale(newTale()) })
  await expect(page.getByRole('alert')).toContainText('A part of the game did not load')
  loads = 1
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})

test('without words and a dialog that cannot be fetched the game goes on', async ({ page }) => {
  await page.route(/(RulesPage|\/nl)-/, (route) => route.abort())
  await open(page, { stored: storedTale(acting) })
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await expect(settings.getByRole('alert')).toContainText('so the game speaks English')
  await settings.getByRole('button', { name: 'How to play' }).click()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect(seal(page, 'End turn')).toBeEnabled()
})
