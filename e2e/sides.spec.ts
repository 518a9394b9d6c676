import { expect, type Locator, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../src/engine/kernel/index.ts'
import { futureOfChoice } from '../src/tales/fairy-tale/foresight/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { type Point, putFingers } from './support/fingers.ts'
import { hashOf, onPurpose, open, place, press } from './support/game.ts'
import { after, findTale, storedTale } from './support/tale.ts'

/** The two questions of a 5, in the words of the board for one monster. */
const QUESTIONS = [
  {
    kind: 'spawn-side',
    words: 'A five! Which side does the new monster come from?',
    brings: /^(North|East|South|West): (1 comes|they come from the )/,
  },
  {
    kind: 'movement-side',
    words: 'A five! Which side’s monsters move?',
    brings: /^(North|East|South|West): (none moves|1 moves|\d+ move), (safe|you lose|\w+ hearts?)$/,
  },
] as const

const question = (page: Page, words: string) => page.getByRole('group', { name: words })

for (const { kind, words, brings } of QUESTIONS) {
  const asked = findTale(
    ({ pending }) => pending?.kind === kind && (!('count' in pending) || pending.count === 1),
  )
  const answered = (side: (typeof DIRECTIONS)[number]) =>
    stateHash(after(asked, { type: 'choose-side', side }).state)

  test(`${kind}: the question blocks other actions; signs and keys answer it`, async ({ page }) => {
    await open(page, { stored: storedTale(asked) })
    await test.step('the board shows the effect of each side', async () => {
      await expect(page.getByRole('main').getByText(words)).toBeVisible()
      await expect(question(page, words).getByRole('button')).toHaveText([/./, /./, /./, /./])
      for (const sign of await question(page, words).getByRole('button').all()) {
        await expect(sign).toHaveAccessibleName(brings)
      }
    })
    await test.step('all other actions are blocked', () => expectNothingElse(page, asked.state))
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a sign shows its price; the first tap selects, the second or the button chooses', async ({
    page,
  }) => {
    const asked = findTale(({ pending }) => pending?.kind === 'movement-side')
    await open(page, { stored: storedTale(asked) })
    const south = page.locator('[data-choose="south"]')
    for (const side of DIRECTIONS) {
      const price = futureOfChoice(asked.state, side)
      const words = price?.after.outcome === 'lost' ? 'end' : String(price?.hurt)
      await expect(page.locator(`[data-choose="${side}"] [data-price]`)).toHaveAttribute('data-price', words)
    }
    const answer = stateHash(after(asked, { type: 'choose-side', side: 'south' }).state)
    const isShown = async (side: string) => {
      await expect(page.locator('[data-wedge][data-considered]')).toHaveAttribute('data-wedge', side)
      await expect(page.locator('[data-entrance]')).toHaveAttribute('data-entrance', side)
      expect(await hashOf(page)).toBe(stateHash(asked.state))
    }
    await test.step('a resting finger shows the side', async () => {
      const finger = await putFingers(page, await middleOf(page.locator('[data-choose="north"]')))
      await page.waitForTimeout(600)
      await isShown('north')
      await finger.lift()
      await page.waitForTimeout(200)
      await isShown('north')
    })
    await test.step('so does a first tap', async () => {
      await onPurpose(page)
      await south.tap()
      await isShown('south')
    })
    await test.step('the button chooses', async () => {
      await onPurpose(page)
      await page.getByRole('button', { name: 'Move the South', exact: true }).tap()
      await expect.poll(() => hashOf(page)).toBe(answer)
    })
    await test.step('and so does a second tap', async () => {
      await open(page, { stored: storedTale(asked) })
      await south.tap()
      await isShown('south')
      await onPurpose(page)
      await south.tap()
      await expect.poll(() => hashOf(page)).toBe(answer)
    })
  })
})

async function middleOf(sign: Locator): Promise<Point> {
  const { x, y, width, height } = (await sign.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function expectNothingElse(page: Page, asked: State): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Roll for new monsters|End turn)$/ })).toHaveCount(0)
  await expect(page.locator('[data-offer]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Remove the / })).toHaveCount(0)
  const tile = page.getByRole('button', { name: /^Market 1:/ })
  await expect(tile).toBeDisabled()
  await press(tile)
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('main').getByText('Not in this part of the turn.')).toBeVisible()
  for (const { at } of asked.seats) await press(place(page, at))
  for (const key of ['e', 'Enter', '5', 'Escape']) await page.keyboard.press(key)
  expect(await hashOf(page)).toBe(stateHash(asked))
}
