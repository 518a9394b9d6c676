import { expect, type Locator, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../src/engine/kernel/index.ts'
import { futureOfChoice } from '../src/tales/fairy-tale/foresight/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { type Point, putFingers } from './support/fingers.ts'
import { hashOf, onPurpose, open, place, press } from './support/game.ts'
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
    brings: /^(North|East|South|West): (nobody moves|1 moves|\d+ move), (safe|the end|\w+ hearts?)$/,
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a sign says its price, a finger that rests on it only shows its side, and a tap chooses', async ({
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
    const { x, y } = await middleOf(south)
    const finger = await putFingers(page, { x, y })
    await page.waitForTimeout(600)
    await expect(page.locator('[data-wedge="north"]')).toHaveCSS('opacity', '0.25')
    await expect(page.locator('[data-wedge="south"]')).toHaveCSS('opacity', '1')
    await finger.lift()
    await page.waitForTimeout(200)
    expect(await hashOf(page)).toBe(stateHash(asked.state))
    await onPurpose(page)
    await south.tap()
    await expect
      .poll(() => hashOf(page))
      .toBe(stateHash(after(asked, { type: 'choose-side', side: 'south' }).state))
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
  await expect(
    page.getByRole('main').getByText('That has to wait for its own part of the turn.'),
  ).toBeVisible()
  for (const { at } of asked.seats) await press(place(page, at))
  for (const key of ['e', 'Enter', '5', 'Escape']) await page.keyboard.press(key)
  expect(await hashOf(page)).toBe(stateHash(asked))
}
