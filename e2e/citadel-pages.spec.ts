import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'

interface Recorded {
  name: string
  stored: object
}

const RECORDED: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('../tests/recorded/citadel.json', import.meta.url), 'utf8'),
)

/** Opens a page of the Citadel with a finished recorded game at its table. */
async function openAt(page: Page, address: string): Promise<void> {
  const game = JSON.stringify(RECORDED.find(({ name }) => name.includes('strategic'))?.stored)
  const settings = JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', tips: 'off' })
  await page.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('citadel.game', kept)
      localStorage.setItem('shelf.settings', chosen)
    },
    [game, settings] as const,
  )
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto(`/#/citadel${address}`)
}

test('the last page shows the result, and the review once the worker has finished', async ({ page }) => {
  await openAt(page, '')
  await expect(page.getByRole('table', { name: 'Final score' })).toBeVisible()
  await expectNoFaults(page, 'the last page')
  await page.getByRole('radio', { name: /decided/ }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Luck' })).toBeVisible()
  await expect(page.getByText(/was worth .* more|no clearly better turn/)).toBeVisible({
    timeout: 30_000,
  })
  await expectNoFaults(page, 'what decided it')
})

test('the album of a finished game shows every hand; the rule book has an address', async ({ page }) => {
  await openAt(page, '/album')
  await expect(page.getByRole('list', { name: 'Who has what' })).toContainText('hand:')
  await expectNoFaults(page, 'the album')
  await page.goto('/#/citadel/rules/siege')
  await page.getByRole('button', { name: 'step' }).click()
  await page.getByRole('button', { name: 'step' }).click()
  await expect(page.getByRole('article').getByText(/took c4 from the Lion by siege/)).toBeVisible()
  await expectNoFaults(page, 'a page of the rule book')
})

test('the cover with five seats fits a tablet, without overlapping text', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const [language, five] of [
    ['en', 'Five'],
    ['nl', 'Vijf'],
  ] as const) {
    await page.goto('/favicon.svg')
    await page.evaluate(
      (chosen) => localStorage.setItem('shelf.settings', chosen),
      JSON.stringify({ language }),
    )
    await page.goto('/#/citadel')
    await page.getByRole('radio', { name: five, exact: true }).check({ force: true })
    await expect(page.getByRole('textbox')).toHaveCount(5)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768)
    const gaps = await page.evaluate(() => {
      const names = [...document.querySelectorAll('[role="radiogroup"] label')].flatMap((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        return [range.getBoundingClientRect()]
      })
      return names.map((name) =>
        Math.min(
          ...names
            .filter((other) => other.left > name.left && other.top < name.bottom && other.bottom > name.top)
            .map((other) => other.left - name.right),
        ),
      )
    })
    expect(Math.min(...gaps), language).toBeGreaterThan(0)
  }
})

test('the first lesson can be done by touch on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  await page.getByRole('button', { name: 'First lessons' }).click()
  const lesson = page.getByRole('dialog')
  await lesson.getByRole('button', { name: 'Turn up a card' }).click()
  await lesson.getByRole('button', { name: 'Warehouse' }).click()
  await expectNoFaults(page, 'a lesson')
  await lesson.getByRole('button', { name: /^a4, / }).click()
  await expect(lesson.getByRole('region', { name: 'Get paid and build' })).toContainText('Built!')
  await expect(lesson.getByRole('button', { name: 'Next lesson' })).toBeFocused()
})
