import { expect, type Page, test } from '@playwright/test'
import { duelNow, openDuel } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, hashOf, keptTexts, meanAllPresses, open, resize } from './support/game.ts'
import { linkOf } from './support/links.ts'
import { openSettings } from './support/menu.ts'
import { recordedTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

const RUNNING = storedTale(recordedTale('won', 30))
const DUEL = 'place d4, place c4, place e4, place d5'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const thumb = (page: Page) => page.getByRole('slider', { name: 'Where we are in the tale' })

/** Opens an address like a link in a message. */
async function follow(page: Page, tale: 'fairy-tale' | 'boogyman', link: string): Promise<void> {
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto(`/#/${tale}/link/${link}`)
  await expect(title(page)).toBeVisible()
}

test('a link to a whole duel opens its album, and back', async ({ page }) => {
  await open(page, { opening: true })
  await follow(page, 'boogyman', await linkOf('boogyman', 'whole'))
  await expect(title(page)).toHaveText('A game for you')
  await expect(page.locator('main svg').first()).toBeVisible()
  await expectNoFaults(page, 'a duel in a link')
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(thumb(page)).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(title(page)).toHaveText('A game for you')
  await page.getByRole('button', { name: 'Not now' }).click()
  expect(await keptTexts(page, 'boogyman')).toEqual([])
})

test('the position of a duel can be played on from a link', async ({ page }) => {
  await open(page, { opening: true })
  await follow(page, 'boogyman', await linkOf('boogyman', 'position'))
  await expect(title(page)).toHaveText('What would you do?')
  await expect(page.getByText('it is your turn')).toBeVisible()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.locator('[data-place], [data-tile]').first()).toBeVisible()
  await expect.poll(async () => (await keptTexts(page, 'boogyman')).length).toBe(1)
})

test('a link opened during a game leaves that game unchanged, viewed or played on', async ({ page }) => {
  await open(page, { stored: RUNNING })
  const before = await hashOf(page)
  await follow(page, 'fairy-tale', await linkOf('fairy-tale', 'whole'))
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(thumb(page)).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-place]').first()).toBeVisible()
  expect(await hashOf(page)).toBe(before)
  await page.goForward()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect.poll(async () => (await keptTexts(page, 'fairy-tale')).length).toBe(2)
  expect(await keptTexts(page, 'fairy-tale')).toContain(RUNNING)
})

test('another tale’s link leaves a duel unchanged', async ({ page }) => {
  await openDuel(page, { actions: DUEL })
  const before = await duelNow(page)
  await follow(page, 'boogyman', await linkOf('fairy-tale', 'whole'))
  await expect(page.getByText('This link is for another tale.')).toBeVisible()
  await page.getByRole('button', { name: 'Open that tale' }).click()
  await expect(title(page)).toHaveText('A game for you')
  await page.goto('/#/boogyman')
  await expect(page.locator('[data-tile="d4"]')).toBeVisible()
  expect(await duelNow(page)).toEqual(before)
})

test('an invalid link is reported and loses nothing', async ({ page }) => {
  await open(page, { stored: RUNNING })
  const before = await hashOf(page)
  const whole = await linkOf('fairy-tale', 'whole')
  const bad = [
    ['empty', '', 'A part of it is missing'],
    ['of a newer form', `9${whole.slice(1)}`, 'It was written by a newer version of the game'],
  ] as const
  for (const [how, link, says] of bad) {
    await test.step(how, async () => {
      await follow(page, 'fairy-tale', link)
      await expect(title(page)).toHaveText('This link cannot be opened')
      await expect(page.getByRole('alert')).toContainText(says)
      await page.getByRole('button', { name: 'All right' }).click()
      await expect(page.locator('[data-place]').first()).toBeVisible()
      expect(await hashOf(page)).toBe(before)
    })
  }
  await page.goto(`/#/fairy-tale/link/${'A'.repeat(30_000)}`)
  await expect(page.getByText(/^There is no tale at/)).toBeVisible()
  await page.goto('/#/fairy-tale')
  await expect(page.locator('[data-place]').first()).toBeVisible()
  expect(await hashOf(page)).toBe(before)
})

test('a link is sent from the table without cut-off text; a refused copy is marked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    })
    document.execCommand = () => false
  })
  await open(page, { stored: RUNNING })
  await openSettings(page)
  await page.getByRole('button', { name: 'Send this tale' }).click()
  const field = page.getByRole('textbox', { name: 'The link' })
  await expect(field).toHaveValue(/#\/fairy-tale\/link\/1/)
  await inWindows(page, [DESK, TABLET, PHONE], async ({ width, height }) => {
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(box?.height).toBeLessThanOrEqual(height)
  })
  await resize(page, DESK)
  await expectNoFaults(page, 'a tale that is sent')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('This browser does not let us copy it.')).toBeVisible()
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(
    (await field.inputValue()).length,
  )
})
