import { expect, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { acted } from '../tests/support/acted.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, onPurpose, open, place, pressEndTurn, seal } from './support/game.ts'
import { allowed, beforeParade, findTale, storedTale, type Tale } from './support/tale.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

/** Two consecutive steps that do not lead back. */
function twoSteps(state: State) {
  const from = state.seats[state.onTurn]?.at
  for (const first of allowed(state, 'walk')) {
    const then = allowed(acted(state, first), 'walk').find(({ to }) => to !== from)
    if (then) return [first, then] as const
  }
  return null
}

/** A step to a single monster that can be removed there. */
function stepToMonster(state: State) {
  if (allowed(state, 'remove').length > 0) return null
  for (const step of allowed(state, 'walk')) {
    const [removal, ...more] = allowed(acted(state, step), 'remove')
    if (removal && more.length === 0) return [step, removal] as const
  }
  return null
}

/** A game with a wanted action, and that action. */
function taleWith<Found>(found: (state: State) => Found | null): Tale & { done: Found } {
  const tale = findTale((state) => state.phase === 'action' && !state.pending && found(state) !== null)
  const done = found(tale.state)
  if (!done) throw new Error('The game found does not have the wanted action.')
  return { ...tale, done }
}

const walking = taleWith(twoSteps)
const hunting = taleWith(stepToMonster)
const marching = beforeParade(4)

/** Opens the page at calm speed with a stopped clock, which stops the playback too. */
async function openStill(page: Page, tale: Tale): Promise<void> {
  await page.clock.install()
  await open(page, { stored: storedTale(tale), speed: 'calm' })
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('two presses on two steps walk both, while the first is still shown', async ({ page }) => {
  await openStill(page, walking)
  const [first, then] = walking.done
  await place(page, first.to).tap()
  await expect.poll(() => hashOf(page)).toBe(stateHash(acted(walking.state, first)))
  await place(page, then.to).tap()
  await expect.poll(() => hashOf(page)).toBe(stateHash(acted(acted(walking.state, first), then)))
})

test('a monster can be removed while the step to it is still shown', async ({ page }) => {
  await openStill(page, hunting)
  const [step, removal] = hunting.done
  await place(page, step.to).tap()
  await page.getByRole('button', { name: /^Remove the / }).tap()
  await expect.poll(() => hashOf(page)).toBe(stateHash(acted(acted(hunting.state, step), removal)))
})

test('while monsters move, a press on the forest only ends the playback', async ({ page }) => {
  await openStill(page, marching)
  await pressEndTurn(page, async () => {
    await onPurpose(page)
    await seal(page, 'End turn').tap()
  })
  const there = stateHash(acted(marching.state, { type: 'end-turn' }))
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  await expect(page.locator('[data-place][data-acts]')).toHaveCount(0)
  await page.locator('[data-place]').first().tap()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0)
  expect(await hashOf(page)).toBe(there)
})
