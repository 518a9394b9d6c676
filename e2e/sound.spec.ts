import { expect, type Page, test } from '@playwright/test'
import { open, pressEndTurn, seal } from './support/game.ts'
import { beforeParade, storedTale } from './support/tale.ts'

/** Nothing else than steps is to be heard. */
const tale = beforeParade(2, false)

/** What is said when a page wants to be kept in the browser, which these tests do not allow. */
const NOT_KEPT = 'Service Worker registration blocked by Playwright'

/** Counts what is started on the browser's sound from now on, and what the browser complains of. */
async function listen(page: Page): Promise<{ heard: () => Promise<number>; complaints: string[] }> {
  const complaints: string[] = []
  page.on('console', (message) => {
    const said = message.text()
    if (['warning', 'error'].includes(message.type()) && said !== NOT_KEPT) complaints.push(said)
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => {
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const own = kind.prototype.start
      kind.prototype.start = function (this: AudioScheduledSourceNode, ...when: [number?]) {
        const { dataset } = document.documentElement
        dataset['heard'] = String(Number(dataset['heard'] ?? 0) + 1)
        return own.apply(this as never, when)
      }
    }
  })
  return {
    heard: async () => Number(await page.evaluate(() => document.documentElement.dataset['heard'] ?? 0)),
    complaints,
  }
}

const speaker = (page: Page) => page.getByRole('button', { name: 'Sound', exact: true })
const monstersMove = async (page: Page) => {
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible({ timeout: 20_000 })
}

async function chooseLoudness(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const sound = page.getByRole('group', { name: 'Sound' })
  await expect(sound.getByRole('radio', { name: 'Off' })).toBeChecked()
  await sound.getByRole('radio', { name: 'Loud' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'true')
  await speaker(page).click()
  await speaker(page).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(sound.getByRole('radio', { name: 'Loud' })).toBeChecked()
}

test('nothing sounds until somebody wants it, and chooses how loud', async ({ page }) => {
  const { heard } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'false')
  await monstersMove(page)
  expect(await heard()).toBe(0)
  await test.step('in the settings a loudness is chosen, and off is one of them', () => chooseLoudness(page))
})

test('switched on, the table sounds, and still does after a reload; the page loads nothing for it', async ({
  page,
}) => {
  const { heard, complaints } = await listen(page)
  const asked: string[] = []
  await open(page, { stored: storedTale(tale), speed: 'calm' })
  complaints.length = 0
  await speaker(page).click()
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'true')
  // Sounds come after the table: what was wanted sooner is heard then.
  await expect.poll(heard).toBeGreaterThan(0)
  await page.reload()
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'true')
  // Pages that are fetched late come meanwhile; sounds would come as something else than program.
  page.on('request', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) asked.push(request.url())
  })
  expect(await heard()).toBe(0)
  await monstersMove(page)
  expect(await heard()).toBeGreaterThan(2)
  expect(asked.filter((url) => !/\/favicon\.svg$|\.worker-[^/]*\.js$/.test(url))).toEqual([])
  expect(complaints).toEqual([])
})

test('at once, monsters that walk are not heard', async ({ page }) => {
  const { heard } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'instant' })
  await speaker(page).click()
  const before = await heard()
  await monstersMove(page)
  expect(await heard()).toBe(before)
})

test('a browser without sound plays on in silence', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'))
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  await speaker(page).click()
  await monstersMove(page)
  expect(complaints).toEqual([])
})

async function chooseMusic(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page
    .getByRole('group', { name: 'Music box' })
    .getByRole('radio', { name: choice, exact: true })
    .check({ force: true })
  await page.keyboard.press('Escape')
}

/** Says that another window lies over this one, or that it is looked at again. */
const look = (page: Page, seen: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, seen)

test('a music box plays when it is wanted, while the page is looked at and the sound is on', async ({
  page,
}) => {
  const { heard, complaints } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  complaints.length = 0
  /** Whether anything begins to sound within three seconds, in which nobody does anything. */
  const plays = async () => {
    const before = await heard()
    await page.waitForTimeout(3000)
    return (await heard()) > before + 5
  }
  expect(await plays()).toBe(false)
  await chooseMusic(page, 'Soft')
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await plays()).toBe(true)
  await test.step('not behind another window', async () => {
    await look(page, 'hidden')
    expect(await plays()).toBe(false)
    await look(page, 'visible')
    expect(await plays()).toBe(true)
  })
  await test.step('not while the sound is off, and again when it is on', async () => {
    await speaker(page).click()
    expect(await plays()).toBe(false)
    await speaker(page).click()
    expect(await plays()).toBe(true)
  })
  await test.step('nor away from the table', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'To the cover' }).click()
    await expect(page.getByRole('button', { name: /Go on with your tale/ })).toBeVisible()
    expect(await plays()).toBe(false)
  })
  expect(complaints).toEqual([])
})

test('music that was chosen before waits for the first press', async ({ page }) => {
  const { heard, complaints } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  await chooseMusic(page, 'Louder')
  // What drives the browser counts as a press; here only a real one does.
  await page.addInitScript(() => {
    const activation = { hasBeenActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    document.addEventListener('pointerdown', () => Object.assign(activation, { hasBeenActive: true }))
  })
  await page.reload()
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'true')
  complaints.length = 0
  await page.waitForTimeout(1500)
  expect(await heard()).toBe(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(heard).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})
