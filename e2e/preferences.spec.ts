import { expect, type Locator, type Page, test } from '@playwright/test'
import { aim, begin, open, pressEndTurn, seal } from './support/game.ts'
import { beforeParade, findTale, someOf, storedTale } from './support/tale.ts'

const acting = findTale(({ phase }) => phase === 'action')

async function turnToNight(page: Page): Promise<void> {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const byDay = await ink()
  await page.getByRole('button', { name: 'To the night page' }).click()
  await expect.poll(ink).not.toBe(byDay)
  const byNight = await ink()
  await page.reload()
  await expect(page.getByRole('button', { name: 'To the day page' })).toBeVisible()
  expect(await ink()).toBe(byNight)
}

async function speakDutch(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Settings' }).click()
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
  await test.step('night, by its own button', () => turnToNight(page))
  await test.step('a language, in the settings', () => speakDutch(page))
}

/** What is chosen of everything that the settings hold, but the language; each is something else for a newcomer. */
const CHOSEN: readonly (readonly [group: string, choice: string])[] = [
  ['Day or night', 'Night'],
  ['The monsters’ turn', 'Brisk'],
  ['Motion', 'Less'],
  ['A card when the turn passes to another player', 'Yes'],
  ['Warnings', 'Everything'],
  ['Sound', 'Loud'],
  ['Letters', '125 %'],
  ['Playing hand', 'Left'],
  ['Screen lies flat', 'Turn cards for players opposite'],
]

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Does something with each choice, in the settings. */
async function eachChoice(page: Page, deed: (choice: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  for (const [name, choice] of CHOSEN)
    await deed(group(page, name).getByRole('radio', { name: choice, exact: true }))
  await page.keyboard.press('Escape')
}

test('whatever is chosen is kept across a reload and across a new game', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await eachChoice(page, (choice) => choice.check({ force: true }))
  await page.reload()
  await eachChoice(page, (choice) => expect(choice).toBeChecked())
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
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
  await expect(notice).toContainText('As on the first day are: “Letters”.')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await notice.getByRole('button', { name: 'Choose anew' }).click()
  await group(page, 'Letters').getByRole('radio', { name: '150 %' }).check({ force: true })
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  await expect(notice).toHaveCount(0)
}

/** Notes by which properties pieces are animated from now on. */
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

/** How many things on the page move for ever. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
  )

test('monsters move, and fade instead where less motion is wished', async ({ page }) => {
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
  await test.step('the forest keeps its colours where the system chooses those of pages', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.reload()
    await expect.poll(() => coloursOfGround(page)).toBeGreaterThan(200)
  })
})

/** How many colours the ground is painted in, of some of its pixels. */
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

test('settings are so at once, stay so, and are told of where they cannot be read', async ({ page }) => {
  await test.step('what is chosen is so at once, and still after a reload', () => chooseAtOnce(page))
  await test.step('what cannot be read is told by name, the others kept; from then on all can be read', () =>
    chooseAnew(page))
})
