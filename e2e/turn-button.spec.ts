import { expect, test } from '@playwright/test'
import { placementsOf } from '../src/engine/fairy-tale/index.ts'
import { writeNotation } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'
import { buildDrawn, openDrawn } from './support/drawn.ts'
import { onPurpose, place, press } from './support/game.ts'

test.beforeAll(buildDrawn)

test('the "Turn the tile" button never overlaps the confirm button, at any place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const forest = bigForest(60, 0)
  const turnable = [...placementsOf(forest, 0)].filter(([, turns]) => turns.length > 1)
  expect(turnable.length).toBeGreaterThan(10)
  // The forest was grown outside of a turn, so that its rolls do not fit the phase.
  await openDrawn(page, writeNotation(forest).replace(/^rolls .*\n/m, ''))
  await press(page.getByRole('button', { name: /^Market 1:/ }))
  const turn = page.getByRole('button', { name: 'Turn the tile', exact: true })
  for (const [at] of turnable) {
    await press(place(page, at))
    await expect(turn).toBeVisible()
    const covering = await turn.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return button.contains(hit) ? null : (hit?.closest('button')?.textContent ?? 'the edge of the window')
    })
    expect.soft(covering, `aimed at ${at}`).toBeNull()
    await onPurpose(page)
  }
})
