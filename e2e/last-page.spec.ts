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

/** Words of the chart through which one of its lines runs. */
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

/** Whether what it was told with stands on the paper of the book, all of it. */
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

test('no line of the chart runs through words, and what it was told with stands on the paper', async ({
  page,
}) => {
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

test('the way back from the table to the last page lies over nothing of the forest', async ({ page }) => {
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
