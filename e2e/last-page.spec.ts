import { expect, type Page, test } from '@playwright/test'
import { atRest, open, resize } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

const DESKS = [
  [1280, 800],
  [1024, 768],
  [2560, 1440],
] as const
const PHONES = [
  [390, 844],
  [844, 390],
] as const

/** The labels of the chart that a line crosses. */
const struckThrough = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('[data-legend] li, svg[role="img"] text')].map((word) => ({
      name: word.textContent,
      at: word.getBoundingClientRect(),
    }))
    const lines = [...document.querySelectorAll<SVGPathElement>('svg[role="img"] [data-line]')]
    const spots = lines.flatMap((line) => {
      const matrix = line.getScreenCTM()
      const length = line.getTotalLength()
      return Array.from({ length: 400 }, (_, i) =>
        line.getPointAtLength((i / 399) * length).matrixTransform(matrix ?? undefined),
      )
    })
    if (lines.length !== 2 || words.length < 6) return ['There is no chart.']
    return words
      .filter(({ at }) =>
        spots.some(({ x, y }) => x > at.left && x < at.right && y > at.top && y < at.bottom),
      )
      .map(({ name }) => name)
  })

/** True if the summary of the settings of the game is fully on the paper of the book. */
const isOnPaper = (page: Page) =>
  page.evaluate(() => {
    const { left, right, top, bottom } =
      document.querySelector('[data-told]')?.getBoundingClientRect() ?? new DOMRect()
    const pages = [...document.querySelectorAll<SVGPathElement>('svg[data-paper] path[fill]')]
    const corners = [left + 2, right - 2].flatMap((x) => [top, bottom].map((y) => new DOMPoint(x, y)))
    return corners.every((corner) =>
      pages.some((paper) => paper.isPointInFill(corner.matrixTransform(paper.getScreenCTM()?.inverse()))),
    )
  })

test('no chart line crosses a label; game settings are on the paper', async ({ page }) => {
  for (const name of ['won', 'lost'] as const) {
    await open(page, { stored: storedTale(recordedTale(name)) })
    await expect(page.getByRole('heading', { name: 'How the tale unfolded' })).toBeVisible()
    for (const [width, height] of DESKS) {
      await resize(page, { width, height })
      expect(await struckThrough(page), `${name} ${width}×${height}`).toEqual([])
      expect(await isOnPaper(page), `${name} ${width}×${height}`).toBe(true)
    }
  }
})

test('the link from the table to the last page covers nothing of the forest', async ({ page }) => {
  await open(page, { stored: storedTale(recordedTale('won')) })
  for (const [width, height] of [...DESKS, ...PHONES]) {
    await resize(page, { width, height })
    await page.getByRole('button', { name: 'Look at the table' }).click()
    const back = page.getByRole('button', { name: 'Back to the last page' })
    await expect(back).toBeVisible()
    await atRest(page)
    const covered = await back.evaluate((button) => {
      const on = button.getBoundingClientRect()
      return [...document.querySelectorAll('[data-place]')].filter((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        return left < on.right && right > on.left && top < on.bottom && bottom > on.top
      }).length
    })
    expect(covered, `${width}×${height}`).toBe(0)
    await back.click()
    await expect(page.getByRole('heading', { name: 'And the forest stood' })).toBeFocused()
  }
})

test('the text of the button to the last page fits inside its ring', async ({ page }) => {
  for (const [language, look, name] of [
    ['en', 'Look at the table', 'Back to the last page'],
    ['nl', 'Kijk naar de tafel', 'Naar de laatste bladzijde'],
  ] as const) {
    await open(page, { language, stored: storedTale(recordedTale('won')) })
    await page.getByRole('button', { name: look }).click()
    const seal = page.getByRole('button', { name })
    for (const [width, height] of [...DESKS, ...PHONES]) {
      await resize(page, { width, height })
      await expect(seal).toBeVisible()
      const beyond = await seal.evaluate((button) => {
        const { x, y, width: size } = button.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
        const [middleX, middleY] = [x + size / 2, y + size / 2]
        return [...button.querySelectorAll('span > span')].map((line) => {
          const range = document.createRange()
          range.selectNodeContents(line)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          // Letters fill the middle half of their line.
          const aside = Math.max(middleX - left, right - middleX)
          const above = Math.abs((top + bottom) / 2 - middleY)
          return Math.hypot(aside, above) / size
        })
      })
      // The ring of the button has a radius of 35.5 %.
      expect(beyond.length, `${language} ${width}×${height}`).toBeGreaterThan(0)
      expect(Math.max(...beyond), `${language} ${width}×${height}`).toBeLessThan(0.355)
    }
  }
})

test('a reload after "Tell another" shows the cover, and a game once one has begun', async ({ page }) => {
  await open(page, { stored: storedTale(recordedTale('won')) })
  await page.getByRole('button', { name: 'Tell another tale' }).click()
  const begin = page.getByRole('button', { name: /^Begin/ })
  await expect(begin).toBeVisible()
  await page.reload()
  await expect(begin).toBeVisible()
  await page.getByRole('button', { name: 'Open its last page' }).click()
  await expect(page.getByRole('button', { name: 'Tell another tale' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Tell another tale' }).click()
  await begin.click()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})

test('on a desktop the last page and its first links fit', async ({ page }) => {
  for (const name of ['won', 'lost'] as const) {
    await open(page, { stored: storedTale(recordedTale(name)) })
    const another = page.getByRole('button', { name: 'Tell another tale' })
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await resize(page, { width, height })
      await expect(another).toBeInViewport({ ratio: 1 })
      const high = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(high, `${name} ${width}×${height}`).toBeLessThanOrEqual(height)
    }
    for (const way of ['The shelf', 'How to play', 'Settings'])
      await expect(page.getByRole('button', { name: way, exact: true })).toBeInViewport({ ratio: 1 })
    await resize(page, { width: 390, height: 844 })
    await expect(another).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Watch it again' })).toBeInViewport({ ratio: 1 })
  }
})
