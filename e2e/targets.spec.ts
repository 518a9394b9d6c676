import { expect, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { missed } from './support/controls.ts'
import { aim, atRest, hashOf, open, positionOf, resize } from './support/game.ts'
import { allowed, findTale, newTale, recordedTale, someOf, storedTale } from './support/tale.ts'

test.use({ hasTouch: true, isMobile: true })

/** What a finger needs, in pixels. */
const FINGER = 44

const acting = findTale(({ phase, pending }) => phase === 'action' && pending === null)
const bunched = findTale((state) => allowed(state, 'remove').length > 2 && mostOnOneTile(state) > 2)

/** How many monsters that can be removed stand on one tile, at most. */
function mostOnOneTile(state: State): number {
  const removable = new Set(allowed(state, 'remove').map(({ monster }) => monster))
  return Math.max(
    ...Object.values(state.tiles).map(({ monsters }) => monsters.filter(({ n }) => removable.has(n)).length),
  )
}

interface Moment {
  /** The game that is opened; without one the page stays as it was. */
  stored?: string
  /** What is done before the targets are measured. */
  first?(page: Page): Promise<unknown>
}

const MOMENTS: Record<string, Moment> = {
  'the cover': { stored: '' },
  'the settings': { first: (page) => page.getByRole('button', { name: 'Settings' }).tap() },
  'the first tiles': { stored: storedTale(newTale()) },
  'the action phase': { stored: storedTale(acting) },
  'a tile that is aimed': { first: (page) => aim(page, someOf(acting.state, 'expand')) },
  'a side asked': { stored: storedTale(findTale(({ pending }) => pending?.kind === 'spawn-side')) },
  'the last page': { stored: storedTale(recordedTale('won')) },
}

const SIZES = {
  phone: { width: 390, height: 844 },
  'phone held across': { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
}

test('a finger finds every target', async ({ page }) => {
  for (const [name, { stored, first }] of Object.entries(MOMENTS)) {
    await resize(page, SIZES.phone)
    if (stored !== undefined) await open(page, { stored })
    await expect(page.getByRole('button').first()).toBeVisible()
    await first?.(page)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await resize(page, viewport)
      await test.step(`${name}, ${size}`, () => expectFound(page))
    }
  }
})

/** On every page of the sheet, where it has some, a finger finds every target. */
async function expectFound(page: Page): Promise<void> {
  const tabs = await page.getByRole('tab').all()
  for (const tab of tabs.length > 0 ? tabs : [null]) {
    await tab?.tap()
    await expect.poll(() => missed(page, FINGER), { timeout: 20_000 }).toEqual([])
  }
}

test('of monsters that stand too close for a finger, a press brings them near, and the next removes one', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone)
  await open(page, { stored: storedTale(bunched) })
  const monsters = page.getByRole('button', { name: /^Remove the / })
  const box = await monsters.first().boundingBox()
  if (!box) throw new Error('No monster can be removed.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(() => missed(page, FINGER, '[data-removes]')).toEqual([])
  expect(await hashOf(page)).toBe(stateHash(bunched.state))
  await atRest(page)
  await monsters.first().tap()
  await expect.poll(async () => allowed(await positionOf(page), 'remove').length).toBe(0)
})
