import { expect, type Page, test } from '@playwright/test'
import { DIRECTIONS } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, open, place, press } from './support/game.ts'
import { after, findTale, storedTale } from './support/tale.ts'

/** The two questions that a five asks, as the board words them for one monster to come. */
const QUESTIONS = [
  {
    kind: 'spawn-side',
    words: 'A five: from which side shall the new monster come?',
    brings: /^(North|East|South|West): (1 comes|they come from the )/,
  },
  {
    kind: 'movement-side',
    words: 'A five: the monsters of which side shall move?',
    brings: /^(North|East|South|West): (nobody moves|1 moves|\d+ move)$/,
  },
] as const

const question = (page: Page, words: string) => page.getByRole('group', { name: words })

for (const { kind, words, brings } of QUESTIONS) {
  const asked = findTale(
    ({ pending }) => pending?.kind === kind && (!('count' in pending) || pending.count === 1),
  )
  const answered = (side: (typeof DIRECTIONS)[number]) =>
    stateHash(after(asked, { type: 'choose-side', side }).state)

  test(`${kind}: the board asks, says what each side brings, and a press on a sign answers`, async ({
    page,
  }) => {
    await open(page, { stored: storedTale(asked) })
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(question(page, words).getByRole('button')).toHaveText([/./, /./, /./, /./])
    for (const sign of await question(page, words).getByRole('button').all()) {
      await expect(sign).toHaveAccessibleName(brings)
    }
    await page.locator('[data-choose="south"]').click()
    await expect(question(page, words)).toHaveCount(0)
    expect(await hashOf(page)).toBe(answered('south'))
  })

  test(`${kind}: the keys 1 to 4 answer with north, east, south and west`, async ({ page }) => {
    for (const [index, side] of DIRECTIONS.entries()) {
      await open(page, { stored: storedTale(asked) })
      await expect(question(page, words)).toBeVisible()
      await page.keyboard.press(String(index + 1))
      await expect(question(page, words)).toHaveCount(0)
      expect(await hashOf(page)).toBe(answered(side))
    }
  })

  test(`${kind}: nothing else can be done while the board asks`, async ({ page }) => {
    await open(page, { stored: storedTale(asked) })
    await expect(question(page, words)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Roll for new monsters|End turn)$/ })).toHaveCount(0)
    await expect(page.locator('[data-offer]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Remove the / })).toHaveCount(0)
    const tile = page.getByRole('button', { name: /^Market 1:/ })
    await expect(tile).toBeDisabled()
    await press(tile)
    await expect(tile).toHaveAttribute('aria-pressed', 'false')
    await expect(
      page.getByRole('main').getByText('That has to wait for its own part of the turn.'),
    ).toBeVisible()
    for (const { at } of asked.state.seats) await press(place(page, at))
    for (const key of ['e', 'Enter', '5', 'Escape']) await page.keyboard.press(key)
    expect(await hashOf(page)).toBe(stateHash(asked.state))
    await expect(question(page, words)).toBeVisible()
  })
}
