import { expect, type Locator, type Page, test } from '@playwright/test'
import { TALES } from '../src/shelf/tales.ts'
import { fetchNothingAhead, meanAllPresses, open } from './support/game.ts'
import { inWindows } from './support/windows.ts'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Sizes of desktop and laptop screens, and the parts that a browser leaves. */
const SCREENS = [
  [1440, 900],
  [1440, 862],
  [1366, 768],
  [1366, 650],
  [1280, 720],
  [1024, 768],
] as const

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error(`${one} is not visible.`)
  return box
}

/** The lines of text under the main button, which is round. */
const underSeal = (page: Page): Promise<string[]> =>
  page.locator('[aria-describedby="company-says"]').evaluate((seal) => {
    const { left, top, width } = seal.getBoundingClientRect()
    const radius = width / 2
    const [x, y] = [left + radius, top + radius]
    const texts = document.createTreeWalker(document.querySelector('main') ?? seal, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const under: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (seal.contains(parent) || parent?.closest('.unseen')) continue
      range.selectNodeContents(texts.currentNode)
      for (const line of range.getClientRects()) {
        const dx = Math.max(line.left - x, 0, x - line.right)
        const dy = Math.max(line.top - y, 0, y - line.bottom)
        if (line.width > 1 && Math.hypot(dx, dy) < radius - 6) under.push(texts.currentNode.textContent ?? '')
      }
    }
    return under
  })

for (const language of ['en', 'nl'] as const)
  test(`no text is under the main button of any cover, at many sizes: ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('shelf.settings', JSON.stringify({ language: chosen, theme: 'light' }))
    }, language)
    for (const address of Object.keys(TALES).map((tale) => (tale === 'fairy-tale' ? '/' : `/#/${tale}`))) {
      await page.goto(address)
      await expect(page.locator('#company-says')).toBeAttached()
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        await expect
          .poll(() => underSeal(page), { message: `${address} in ${width} × ${height}` })
          .toEqual([])
      }
    }
  })

test.describe('on a tablet', () => {
  test.use(TABLET)

  for (const language of ['en', 'nl'] as const)
    for (const [tale, people] of [
      ['citadel', 3],
      ['citadel', 4],
      ['fortland', 4],
    ] as const)
      test(`the cover of ${tale} for ${people}, in ${language}: text is clear and on the page`, async ({
        page,
      }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('shelf.settings', JSON.stringify({ language: chosen, theme: 'light' }))
        }, language)
        await fetchNothingAhead(page)
        await meanAllPresses(page)
        await page.goto(`/#/${tale}`)
        await page
          .getByRole('radio')
          .nth(people - 2)
          .check({ force: true })
        const says = page.locator('#company-says')
        await expect(says).not.toBeEmpty()
        const foot = await boxOf(says.locator('xpath=../..'))
        expect(await underSeal(page)).toEqual([])
        const said = await boxOf(says)
        expect(said.y + said.height).toBeLessThanOrEqual(foot.y + foot.height + 1)
        // The names of bots stay in their columns.
        const wide = await page.locator('[role="radiogroup"] label span').evaluateAll((names) =>
          names.flatMap((name) => {
            const range = document.createRange()
            range.selectNodeContents(name)
            const column = name.closest('label')?.clientWidth ?? 0
            return range.getBoundingClientRect().width > column ? [name.textContent] : []
          }),
        )
        expect(wide).toEqual([])
      })
})

/** Gives two seats of the Citadel the same name, so that the cover asks whether they are one player. */
async function nameTwice(page: Page, language: 'en' | 'nl'): Promise<Locator> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('shelf.settings', JSON.stringify({ language: chosen, theme: 'light' }))
  }, language)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  for (const seat of [0, 1]) await page.getByRole('textbox').nth(seat).fill('Anna')
  const asked = page.locator('label', { has: page.getByRole('checkbox') })
  await expect(asked).toBeVisible()
  return asked
}

for (const language of ['en', 'nl'] as const) {
  test(`two equal names push no text of the Citadel’s cover under its button: ${language}`, async ({
    page,
  }) => {
    await nameTwice(page, language)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => underSeal(page), { message: `${width} × ${height}` }).toEqual([])
    }
  })

  test(`on a phone the question about two equal names covers nothing: ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    const asked = await boxOf(await nameTwice(page, language))
    const below = await boxOf(page.locator('legend'))
    expect(asked.y + asked.height).toBeLessThanOrEqual(below.y)
    const field = await boxOf(page.getByRole('textbox').first())
    expect(asked.y).toBeGreaterThanOrEqual(field.y + field.height - 2)
  })
}

/** The texts of controls that extend over the sides of their control. */
const overflowing = (controls: Locator): Promise<(string | null)[]> =>
  controls.evaluateAll((all) =>
    all.flatMap((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const { left, right } = one.getBoundingClientRect()
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode)
        const words = range.getBoundingClientRect()
        if (words.width > 0 && (words.left < left - 1 || words.right > right + 1)) return [one.textContent]
      }
      return []
    }),
  )

for (const language of ['en', 'nl'] as const)
  test(`the button of the box has room for its text: ${language}`, async ({ page }) => {
    await open(page, { language, newcomer: true })
    const sizes = SCREENS.map(([width, height]) => ({ width, height }))
    await inWindows(page, sizes, async () => {
      await expect(page.locator('button[aria-expanded]').first()).toBeVisible()
      expect(await overflowing(page.locator('button[aria-expanded]'))).toEqual([])
    })
  })

test.describe('on a phone, with large letters', () => {
  test.use(PHONE)

  for (const tale of ['fortland', 'fortress'])
    test(`buttons on the cover of ${tale} have room for their text`, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('shelf.settings', JSON.stringify({ language: 'nl', letters: '150' }))
      })
      await fetchNothingAhead(page)
      await meanAllPresses(page)
      await page.goto(`/#/${tale}`)
      await expect(page.locator('#company-says')).not.toBeEmpty()
      expect(await overflowing(page.locator('[role="radiogroup"] label, button[aria-expanded]'))).toEqual([])
    })
})
