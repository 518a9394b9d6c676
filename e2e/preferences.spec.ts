import { expect, type Locator, type Page, test } from '@playwright/test'
import { aim, begin, open, pressEndTurn, seal } from './support/game.ts'
import { isOn, openSettings, pressSwitch } from './support/menu.ts'
import { beforeParade, findTale, someOf, storedTale } from './support/tale.ts'

const acting = findTale(({ phase }) => phase === 'action')

async function turnToNight(page: Page): Promise<void> {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const byDay = await ink()
  await pressSwitch(page, 'night')
  await expect.poll(ink).not.toBe(byDay)
  const byNight = await ink()
  await page.reload()
  expect(await isOn(page, 'night')).toBe(true)
  expect(await ink()).toBe(byNight)
}

async function speakDutch(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await openSettings(page)
  await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('dialog', { name: 'Instellingen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Einde beurt' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Het laatste sprookje')
  await expect(page.getByRole('button', { name: 'Einde beurt' })).toBeVisible()
}

async function chooseAtOnce(page: Page): Promise<void> {
  await open(page, { stored: storedTale(acting) })
  await test.step('night, from the menu', () => turnToNight(page))
  await test.step('a language, in the settings', () => speakDutch(page))
}

/** An option of every setting except the language; none of them is the default. */
const CHOSEN: readonly (readonly [group: string, choice: string])[] = [
  ['Day or night', 'Night'],
  ['The monsters’ turn', 'Brisk'],
  ['Motion', 'Less'],
  ['A card between two players', 'Yes'],
  ['Arrows and warnings', 'Bold'],
  ['Sound', 'Loud'],
  ['Text size', '125 %'],
  ['Playing hand', 'Left'],
  ['Screen lies flat', 'Turn cards for players opposite'],
]

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Calls a function for each of these options, in the settings. */
async function eachChoice(page: Page, deed: (choice: Locator) => Promise<void>): Promise<void> {
  await openSettings(page)
  for (const [name, choice] of CHOSEN)
    await deed(group(page, name).getByRole('radio', { name: choice, exact: true }))
  await page.keyboard.press('Escape')
}

test('settings survive a reload and a new game', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await eachChoice(page, (choice) => choice.check({ force: true }))
  await page.reload()
  await eachChoice(page, (choice) => expect(choice).toBeChecked())
  await openSettings(page)
  await page.getByRole('button', { name: 'To the cover' }).click()
  await begin(page).click()
  await page.getByRole('button', { name: 'Begin another' }).click()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
  await eachChoice(page, (choice) => expect(choice).toBeChecked())
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
})

async function chooseAnew(page: Page): Promise<void> {
  await open(page, { stored: storedTale(acting), theme: 'night', letters: 'huge' })
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('These are back to normal: “Text size”.')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await notice.getByRole('button', { name: 'Choose again' }).click()
  await group(page, 'Text size').getByRole('radio', { name: '150 %' }).check({ force: true })
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  await expect(notice).toHaveCount(0)
}

/** Records the animated properties of pieces from now on. */
async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const moved = JSON.stringify(frames).includes('transform')
      document.documentElement.dataset[moved ? 'moved' : 'faded'] = ''
      return animate.call(this, frames, options)
    }
  })
}

/** The number of endless animations on the page. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
  )

test('monsters move, or fade with reduced motion', async ({ page }) => {
  await noteMotion(page)
  for (const [wish, { system, ours }] of Object.entries({
    nothing: { system: 'no-preference', ours: 'system' },
    'less by the system': { system: 'reduce', ours: 'system' },
    'less by the settings': { system: 'no-preference', ours: 'less' },
  } as const)) {
    await test.step(wish, async () => {
      await page.emulateMedia({ reducedMotion: system })
      await open(page, { stored: storedTale(moving), speed: 'brisk', motion: ours })
      await expectMotion(page, wish === 'nothing')
    })
  }
  await test.step('the forest keeps its colors with forced colors of the system', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.reload()
    await expect.poll(() => coloursOfGround(page)).toBeGreaterThan(200)
  })
})

/** The number of colors of the ground, in some of its pixels. */
const coloursOfGround = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const colours = new Set<number>()
    for (const canvas of document.querySelectorAll('canvas')) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      const pixels = new Uint32Array(new Uint8Array(data).buffer)
      for (let at = 0; at < pixels.length; at += 37) colours.add(pixels[at] ?? 0)
    }
    return colours.size
  })

const moving = beforeParade(2)

async function expectMotion(page: Page, much: boolean): Promise<void> {
  await aim(page, someOf(moving.state, 'expand'))
  await expect(page.locator('[data-offer="aimed"]')).toBeVisible()
  expect((await endless(page)) > 0).toBe(much)
  await page.keyboard.press('Escape')
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible({ timeout: 20_000 })
  const root = page.locator('html')
  await expect(root).toHaveAttribute(much ? 'data-moved' : 'data-faded', '')
  if (!much) await expect(root).not.toHaveAttribute('data-moved')
}

test('settings apply at once, are saved, and unreadable ones are reported', async ({ page }) => {
  await test.step('an option applies at once, and still after a reload', () => chooseAtOnce(page))
  await test.step('unreadable settings are reported, others are kept, and saving repairs them', () =>
    chooseAnew(page))
})
