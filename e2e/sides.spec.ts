import { expect, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
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

  test(`${kind}: while the board asks nothing else can be done; a sign answers, and so do keys`, async ({
    page,
  }) => {
    await open(page, { stored: storedTale(asked) })
    await test.step('the board says what each side brings', async () => {
      await expect(page.getByRole('main').getByText(words)).toBeVisible()
      await expect(question(page, words).getByRole('button')).toHaveText([/./, /./, /./, /./])
      for (const sign of await question(page, words).getByRole('button').all()) {
        await expect(sign).toHaveAccessibleName(brings)
      }
    })
    await test.step('nothing else can be done', () => expectNothingElse(page, asked.state))
    await expect(question(page, words)).toBeVisible()
    await test.step('a press on a sign answers', async () => {
      await page.locator('[data-choose="south"]').click()
      await expect(question(page, words)).toHaveCount(0)
      expect(await hashOf(page)).toBe(answered('south'))
    })
    for (const [index, side] of DIRECTIONS.entries()) {
      await test.step(`the key ${index + 1} answers with ${side}`, async () => {
        await open(page, { stored: storedTale(asked) })
        await expect(question(page, words)).toBeVisible()
        await page.keyboard.press(String(index + 1))
        await expect(question(page, words)).toHaveCount(0)
        expect(await hashOf(page)).toBe(answered(side))
      })
    }
  })
}

async function expectNothingElse(page: Page, asked: State): Promise<void> {
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
  for (const { at } of asked.seats) await press(place(page, at))
  for (const key of ['e', 'Enter', '5', 'Escape']) await page.keyboard.press(key)
  expect(await hashOf(page)).toBe(stateHash(asked))
}
