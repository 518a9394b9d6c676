import { expect, type Page, test } from '@playwright/test'
import { open, pressEndTurn, seal } from './support/game.ts'
import { isOn, openSettings, pressSwitch } from './support/menu.ts'
import { beforeParade, storedTale } from './support/tale.ts'

/** A game whose end of turn causes only the sounds of steps. */
const tale = beforeParade(2, false)

/** The message when Playwright blocks the service worker. */
const NOT_KEPT = 'Service Worker registration blocked by Playwright'

/** Counts started sounds from now on, and collects errors of the browser. */
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

const isLoud = (page: Page) => isOn(page, 'sound')
const toggleSound = (page: Page) => pressSwitch(page, 'sound')
const monstersMove = async (page: Page) => {
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible({ timeout: 20_000 })
}

async function chooseLoudness(page: Page): Promise<void> {
  await openSettings(page)
  const sound = page.getByRole('group', { name: 'Sound' })
  await expect(sound.getByRole('radio', { name: 'Off' })).toBeChecked()
  await sound.getByRole('radio', { name: 'Loud' }).check({ force: true })
  await page.keyboard.press('Escape')
  expect(await isLoud(page)).toBe(true)
  await toggleSound(page)
  await toggleSound(page)
  await openSettings(page)
  await expect(sound.getByRole('radio', { name: 'Loud' })).toBeChecked()
}

test('no sound plays until it is switched on with a volume', async ({ page }) => {
  const { heard } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  expect(await isLoud(page)).toBe(false)
  await monstersMove(page)
  expect(await heard()).toBe(0)
  await test.step('the settings offer a volume, including off', () => chooseLoudness(page))
})

test('with sound on, the table plays it, also after a reload, and loads nothing', async ({ page }) => {
  const { heard, complaints } = await listen(page)
  const asked: string[] = []
  await open(page, { stored: storedTale(tale), speed: 'calm' })
  complaints.length = 0
  await toggleSound(page)
  expect(await isLoud(page)).toBe(true)
  // Sounds load after the table: an earlier request plays then.
  await expect.poll(heard).toBeGreaterThan(0)
  await page.reload()
  expect(await isLoud(page)).toBe(true)
  // Prefetched pages load meanwhile. Sound files would have another resource type than scripts.
  page.on('request', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) asked.push(request.url())
  })
  expect(await heard()).toBe(0)
  await monstersMove(page)
  expect(await heard()).toBeGreaterThan(2)
  expect(asked.filter((url) => !/\/favicon\.svg$|\.worker-[^/]*\.js$/.test(url))).toEqual([])
  expect(complaints).toEqual([])
})

test('with instant speed, walking monsters make no sound', async ({ page }) => {
  const { heard } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'instant' })
  await toggleSound(page)
  const before = await heard()
  await monstersMove(page)
  expect(await heard()).toBe(before)
})

test('a browser without audio plays on silently', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'))
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  await toggleSound(page)
  await monstersMove(page)
  expect(complaints).toEqual([])
})

async function chooseMusic(page: Page, choice: string): Promise<void> {
  await openSettings(page)
  await page
    .getByRole('group', { name: 'Music box' })
    .getByRole('radio', { name: choice, exact: true })
    .check({ force: true })
  await page.keyboard.press('Escape')
}

/** Simulates that the window is hidden, or visible again. */
const look = (page: Page, seen: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, seen)

test('a music box plays only while page and sound are on', async ({ page }) => {
  const { heard, complaints } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  complaints.length = 0
  /** True if any sound starts within three seconds without input. */
  const plays = async () => {
    const before = await heard()
    await page.waitForTimeout(3000)
    return (await heard()) > before + 5
  }
  expect(await plays()).toBe(false)
  await chooseMusic(page, 'Soft')
  expect(await isLoud(page)).toBe(true)
  expect(await plays()).toBe(true)
  await test.step('not in a hidden window', async () => {
    await look(page, 'hidden')
    expect(await plays()).toBe(false)
    await look(page, 'visible')
    expect(await plays()).toBe(true)
  })
  await test.step('not while the sound is off, and again when it is on', async () => {
    await toggleSound(page)
    expect(await plays()).toBe(false)
    await toggleSound(page)
    expect(await plays()).toBe(true)
  })
  await test.step('nor outside the table', async () => {
    await openSettings(page)
    await page.getByRole('button', { name: 'To the cover' }).click()
    await expect(page.getByRole('button', { name: /Go on with your tale/ })).toBeVisible()
    expect(await plays()).toBe(false)
  })
  expect(complaints).toEqual([])
})

test('earlier music waits for the first press', async ({ page }) => {
  const { heard, complaints } = await listen(page)
  await open(page, { stored: storedTale(tale), speed: 'brisk' })
  await chooseMusic(page, 'Louder')
  // Playwright counts as user activation; here only a real press does.
  await page.addInitScript(() => {
    const activation = { hasBeenActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    document.addEventListener('pointerdown', () => Object.assign(activation, { hasBeenActive: true }))
  })
  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('shelf.settings'))).toContain('"sound":"on"')
  complaints.length = 0
  await page.waitForTimeout(1500)
  expect(await heard()).toBe(0)
  await openSettings(page)
  await expect.poll(heard).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})
