import { expect, type Page, test } from '@playwright/test'
import { someConfig } from '../tests/support/random-play.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { aim, hashOf, onPurpose, open, press, resize } from './support/game.ts'
import { begunTale, findTale, someOf, storedPosition, type Tale, told, withAll } from './support/tale.ts'

const WINDOWS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
] as const

interface Question {
  tale: Tale
  prepare?: (page: Page) => Promise<void>
  /** The names of the controls that answer the question. */
  answers: readonly (string | RegExp)[]
}

const acting = findTale(({ phase }) => phase === 'action')

const QUESTIONS: Readonly<Record<string, Question>> = {
  'which side, on a five': {
    tale: findTale(({ pending }) => pending?.kind === 'spawn-side'),
    answers: [/North/, /East/, /South/, /West/],
  },
  'a bargain before the roll': {
    tale: begunTale(1, someConfig(['rumpelstiltskin', 'beast'], 'bedtime-story')),
    answers: ['Roll for new monsters', 'None move', 'None come'],
  },
  'whether a tile shall lie where it is aimed': {
    tale: acting,
    prepare: (page) => aim(page, someOf(acting.state, 'expand')),
    answers: ['Lay tile'],
  },
  'whether the die shall stand': {
    tale: findTale(({ pending }) => pending?.kind === 'die', { config: withAll('aladdin') }),
    answers: [/^Roll again/, 'Keep it'],
  },
}

const slip = (page: Page) => page.locator('[data-notice]')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** Expects that a question can be answered while a refusal is shown: nothing covers its controls or removes them. */
async function refuseBeside(page: Page, { tale, prepare, answers }: Question): Promise<void> {
  await open(page, { stored: storedPosition(tale) })
  await prepare?.(page)
  await press(undo(page))
  await expect(slip(page)).toBeInViewport({ ratio: 1 })
  for (const name of answers) {
    const answer = page.getByRole('button', { name }).last()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await answer.click({ trial: true })
  }
  expect(await hashOf(page)).toBe(stateHash(tale.state))
  await onPurpose(page) // the press guard counts a trial click as a press in the same place
  await page
    .getByRole('button', { name: answers.at(-1) ?? '' })
    .last()
    .click()
  await expect.poll(() => hashOf(page)).not.toBe(stateHash(tale.state))
  await expect(slip(page)).toHaveCount(0)
}

for (const [width, height] of WINDOWS) {
  test(`a notice is beside every question, ${width} × ${height}`, async ({ page }) => {
    await resize(page, { width, height })
    for (const [what, question] of Object.entries(QUESTIONS)) {
      await test.step(what, () => refuseBeside(page, question))
    }
  })
}

/** An unused turn whose end may cost the Oak a heart. */
const inDanger = findTale(
  (state) =>
    state.phase === 'action' && (told(state, { type: 'end-turn' }).at(-1)?.state.hearts ?? 3) < state.hearts,
)

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`the question before a dangerous end of turn leaves the odds visible, ${width} × ${height}`, async ({
    page,
  }) => {
    await resize(page, { width, height })
    await open(page, { stored: storedPosition(inDanger), tips: 'on', language: 'nl' })
    const odds = page.locator('[data-foresight]')
    await expect(odds).toHaveAttribute('data-hurts')
    await page.keyboard.press('e')
    await expect(slip(page)).toContainText('Je hebt nog niets gedaan')
    const [said, foreseen] = [await slip(page).boundingBox(), await odds.boundingBox()]
    expect(said?.x).toBeGreaterThan((foreseen?.x ?? 0) + (foreseen?.width ?? 0))
    expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(width)
  })

test('a notice closes by itself, unless the pointer is over it; the question stays', async ({ page }) => {
  await page.clock.install()
  await resize(page, { width: 390, height: 844 })
  const { tale } = QUESTIONS['whether the die shall stand'] ?? { tale: acting }
  await open(page, { stored: storedPosition(tale) })
  await press(undo(page))
  await slip(page).hover()
  await page.clock.runFor(60_000)
  await expect(slip(page)).toBeVisible()
  await page.mouse.move(195, 200)
  await page.clock.runFor(60_000)
  await expect(slip(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => hashOf(page)).not.toBe(stateHash(tale.state))
})
