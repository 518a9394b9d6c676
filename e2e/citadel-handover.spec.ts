import { expect, type Page, test } from '@playwright/test'
import { foundIn, openAt, readyAt, withSecrets } from './support/citadel-secrets.ts'

/** The animation duration of each visible leaf of the gate, by its style sheets; 0s for none. */
const leavesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-leaf]')].map((leaf) => {
      const { animationName, animationDuration } = getComputedStyle(leaf)
      return animationName === 'none' ? '0s' : animationDuration
    }),
  )

/** Checks the page for names at every change, and therefore before every frame. Returns a function with those found so far. */
async function watchedFor(page: Page, names: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((all) => {
    const found = new Set<string>()
    const look = () => {
      const held = document.documentElement.outerHTML
      for (const name of all) if (held.includes(name)) found.add(name)
    }
    const whatever = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document, whatever)
    Object.assign(globalThis, { found })
  }, names)
  return () => page.evaluate(() => [...(globalThis as unknown as { found: Set<string> }).found])
}

test('the leaves of the gate swing, block no presses, and reveal nothing at any frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { session, cross, lion } = withSecrets()
  await openAt(page, session, 'calm')
  const ready = readyAt(page)
  await expect(ready('the Cross')).toBeFocused()
  const found = await watchedFor(page, lion)
  // Runs without a frame in between: the leaves are still closed, and presses pass through them.
  const opening = await ready('the Cross').evaluate(async (button: HTMLElement) => {
    button.click()
    for (let drawn = 0; drawn < 9; drawn++) await null
    const leaves = [...document.querySelectorAll('[data-privacy="opening"] [data-leaf]')]
    const end = [...document.querySelectorAll('button')].find(({ ariaLabel }) =>
      ariaLabel?.startsWith('End turn'),
    )
    const { x = 0, y = 0, width = 0, height = 0 } = end?.getBoundingClientRect() ?? {}
    const isFree = end?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    return { leaves: leaves.map((leaf) => getComputedStyle(leaf).animationDuration), isFree }
  })
  expect(opening).toEqual({ leaves: ['0.4s', '0.4s'], isFree: true })
  await expect(page.locator('[data-privacy]')).toHaveCount(0)
  expect(await foundIn(page, cross)).toEqual(cross)
  await page.getByRole('button', { name: /^End turn/ }).click()
  await expect(ready('the Lion')).toBeFocused()
  expect(await leavesIn(page)).toEqual(['0.3s', '0.3s'])
  expect(await foundIn(page, cross)).toEqual([])
  expect(await found()).toEqual([])
  await ready('the Lion').press('Enter')
  await expect(ready('the Lion')).toHaveCount(0)
  await expect(page.locator('[data-privacy]')).toHaveCount(0)
})

test('with reduced motion the leaves of the gate do not move', async ({ page }) => {
  const { session } = withSecrets()
  await openAt(page, session, 'calm')
  const ready = readyAt(page)
  await expect(ready('the Cross')).toBeVisible()
  expect(await leavesIn(page)).toEqual(['0s', '0s'])
  await ready('the Cross').click()
  await expect(page.locator('[data-privacy]')).toHaveCount(0)
})

test('between two people the page contains no hand, even for screen readers', async ({ page }) => {
  const { session, cross, lion } = withSecrets()
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await expect(ready('the Cross')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])

  await ready('the Cross').click()
  const end = page.getByRole('button', { name: /^End turn/ })
  await expect(end).toBeVisible()
  expect(await foundIn(page, cross)).toEqual(cross)
  expect(await foundIn(page, lion)).toEqual([])

  await end.click()
  await expect(ready('the Lion')).toBeFocused()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])

  await page.reload()
  await expect(ready('the Lion')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])

  await ready('the Lion').press('Enter')
  await expect(ready('the Lion')).toHaveCount(0)
  expect(await foundIn(page, lion)).toEqual(lion)
  expect(await foundIn(page, cross)).toEqual([])
})

test('on a phone the button that opens the hand is fully visible after many events', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { session } = withSecrets()
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await ready('the Cross').click()
  await page.getByRole('button', { name: /^End turn/ }).click()
  await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeAttached()
  await expect(ready('the Lion')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Look at the board' })).toBeInViewport({ ratio: 1 })
})
