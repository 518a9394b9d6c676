import { expect, type Page, test } from '@playwright/test'
import { places, type State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../src/engine/kernel/index.ts'
import { acted } from '../tests/support/acted.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { missed } from './support/controls.ts'
import { aim, atRest, hashOf, open, place, positionOf, resize } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import {
  allowed,
  COMPANY,
  diligent,
  findTale,
  newTale,
  recordedTale,
  someOf,
  storedPosition,
  storedTale,
  type Tale,
  theOne,
} from './support/tale.ts'

test.use({ hasTouch: true, isMobile: true })

/** The minimum size for a finger, in pixels. */
const FINGER = 44

const acting = findTale(({ phase, pending }) => phase === 'action' && pending === null)

interface Moment {
  /** The stored game to open; without one the page stays as it is. */
  stored?: string
  /** Prepares the page before the targets are measured. */
  first?(page: Page): Promise<unknown>
}

const MOMENTS: Record<string, Moment> = {
  'the cover': { stored: '' },
  'the settings': { first: (page) => openSettings(page) },
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

test('a finger can hit every target', async ({ page }) => {
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

/** Expects that a finger can hit every target, on every tab if there are any. */
async function expectFound(page: Page): Promise<void> {
  const tabs = await page.getByRole('tab').all()
  for (const tab of tabs.length > 0 ? tabs : [null]) {
    await tab?.tap()
    // The menu covers the lower part of the board: only its own targets count.
    const kinds = (await page.getByRole('menu').isVisible())
      ? '[role="menu"] button, [role="tab"]'
      : undefined
    await expect.poll(() => missed(page, FINGER, kinds), { timeout: 20_000 }).toEqual([])
  }
}

/** The removable monsters, if all are on one tile; else null. */
function removableOnOne(state: State): { at: Place; kinds: string[] } | null {
  const removable = new Set(allowed(state, 'remove').map(({ monster }) => monster))
  const found = places(state.tiles).flatMap((at) => {
    const monsters = state.tiles[at]?.monsters ?? []
    const kinds = monsters.filter(({ n }) => removable.has(n)).map(({ kind }) => kind)
    return kinds.length > 0 ? [{ at, kinds }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

const twins = findTale(
  (state) => {
    const { kinds = [] } = removableOnOne(state) ?? {}
    return kinds.length === 2 && new Set(kinds).size === 1
  },
  { player: diligent, config: COMPANY },
)
const BESIDE = theOne(removableOnOne(twins.state)).at

/** The same with another kind for one of the two, which is too rare to find by playing. */
function withStranger({ state }: Tale): State {
  const changed = structuredClone(state)
  const monster = changed.tiles[BESIDE]?.monsters.at(-1)
  if (monster) monster.kind = monster.kind === 'ogre' ? 'ice-witch' : 'ogre'
  return changed
}
const strangers = { ...twins, state: withStranger(twins) }

/** The rectangle of the Oak, to detect camera movement. */
const view = async (page: Page) => {
  await atRest(page)
  return place(page, CENTRE).boundingBox()
}

test.describe('two monsters on one tile, on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize(SIZES.phone))

  test('of the same kind: a tap removes one, and the camera stays', async ({ page }) => {
    await open(page, { stored: storedTale(twins) })
    const before = await view(page)
    await page
      .getByRole('button', { name: /^Remove the / })
      .first()
      .tap()
    await expect.poll(async () => (await positionOf(page)).tiles[BESIDE]?.monsters.length).toBe(1)
    expect(await view(page)).toEqual(before)
  })

  test('of two kinds: a tap shows them large below, and the camera stays', async ({ page }) => {
    await open(page, { stored: storedPosition(strangers) })
    const before = await view(page)
    const marks = page.locator('[data-removes]')
    await marks.first().tap()
    const choices = page.locator('[data-which] button')
    await page.keyboard.press('Escape')
    await expect(choices).toHaveCount(0)
    expect(await hashOf(page)).toBe(stateHash(strangers.state))
    await marks.first().tap()
    const name = await choices.last().textContent()
    await page.waitForTimeout(800)
    await choices.last().tap()
    await expect(choices).toHaveCount(0)
    const number = Number(name?.match(/\d+$/)?.[0])
    const done = acted(strangers.state, { type: 'remove', monster: number })
    await expect.poll(() => hashOf(page)).toBe(stateHash(done))
    expect(await view(page)).toEqual(before)
  })
})
