import { expect, type Page, test } from '@playwright/test'
import { randomState, seededRng } from '../src/engine/kernel/index.ts'
import { page as ofPage } from '../src/tales/fortress/bots/index.ts'
import { expectNoFaults } from './support/faults.ts'
import { doByHand, openSiege, siegeNow } from './support/siege.ts'

const luck = seededRng({ random: randomState(7) })

const FIELD =
  'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox!; lands 1 0 0; hand wood bridge-goat; deck wood*4'

const army = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Your army' }).getByRole('button', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a whole siege by mouse, from the cover to its last page', async ({ page }) => {
  await openSiege(page, { seed: 15 })
  for (let action = 0; action < 200; action++) {
    const state = await siegeNow(page)
    if (state.outcome) break
    const next = ofPage(state, luck)
    await doByHand(page, state, next)
    await expect
      .poll(async () => JSON.stringify(await siegeNow(page)) !== JSON.stringify(state), {
        message: `${JSON.stringify(next)} changes the siege`,
      })
      .toBe(true)
  }
  const { outcome } = await siegeNow(page)
  expect(outcome).not.toBeNull()
  await expect(page.getByRole('region', { name: 'Renown' })).toBeVisible()
  await expectNoFaults(page, 'the last page of a siege')
})

test('a fight by keys: shows opponents, clears the column, and the bait opens the way', async ({ page }) => {
  await openSiege(page, { position: FIELD })
  await army(page, /Donkey/).focus()
  await page.keyboard.press('w')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Who meets the Donkey?' })).toBeAttached()
  // Saving follows the action, so wait for it.
  const sent = async () => (await siegeNow(page)).column.length
  await page.keyboard.press('Enter')
  await expect.poll(sent).toBe(1)
  await page.keyboard.press('Backspace')
  await expect.poll(sent).toBe(0)
  await army(page, /Donkey/).press('Enter')
  await army(page, /Bear/).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-row="column"]:focus')).toBeAttached()
  await army(page, /Bear/).press('Enter')
  await page.keyboard.press('f')
  await expect.poll(async () => (await siegeNow(page)).slain).toEqual(['goose-maid'])
  await page.keyboard.press('e')
  await expect.poll(async () => (await siegeNow(page)).turn).toBe(2)
})

test('a reload keeps the column; undo is free, and needs a question past a die', async ({ page }) => {
  await openSiege(page, { position: FIELD })
  const column = page.getByRole('list', { name: 'The column' }).getByRole('button')
  await army(page, /Donkey/).click()
  await expect(column).toHaveCount(1)
  await page.reload()
  await expect(column).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(page.getByRole('list', { name: 'The column' })).toHaveCount(0)
  await button(page, 'End turn').click()
  await expect.poll(async () => (await siegeNow(page)).turn).toBe(2)
  await button(page, 'Undo').click()
  await expect(page.getByRole('alertdialog')).toContainText('past a die')
  await button(page, 'Cancel').click()
  expect((await siegeNow(page)).turn).toBe(2)
})

test('the Dutch night table has no faults', async ({ page }) => {
  await openSiege(page, { position: FIELD, language: 'nl', theme: 'night' })
  await page.getByRole('list', { name: 'Jouw leger' }).getByRole('button', { name: /Ezel/ }).hover()
  await expect(page.getByText('Wie tegen de Ezel?')).toBeVisible()
  await expectNoFaults(page, 'the table of a siege')
})

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first tap previews and the second one acts, also on buttons', async ({ page }) => {
    await openSiege(page, { position: FIELD })
    await page.getByRole('tab', { name: 'Army 3' }).tap()
    await army(page, /Donkey/).tap()
    await expect(page.getByText('Who meets the Donkey?')).toBeVisible()
    expect((await siegeNow(page)).column).toEqual([])
    await army(page, /Donkey/).tap()
    await expect.poll(async () => (await siegeNow(page)).column).toHaveLength(1)
    await army(page, /Bear/).tap()
    await button(page, 'Send Bear').tap()
    await button(page, 'Fight').tap()
    await expect.poll(async () => (await siegeNow(page)).slain).toEqual(['goose-maid'])
    await expectNoFaults(page, 'a siege on a phone')
  })
})

for (const width of [390, 320])
  test(`the numbers of seven defenders do not overlap in ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openSiege(page, {
      position:
        'life 16; garrison thumb-knight kettle-guard moss-boar goose-maid honey-bear glass-knight iron-hans; army mill-ox; deck wood*4',
    })
    const plates = page
      .getByRole('list', { name: 'On the wall' })
      .locator('path[fill="#3A2418"][stroke="#FFF8E6"], path[fill="#DDD6C6"]')
    await expect(plates).toHaveCount(14)
    const edges = await plates.evaluateAll((all) =>
      all.map((plate) => plate.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
    )
    for (const [index, [left]] of edges.entries())
      expect(left - (edges[index - 1]?.[1] ?? left), `plate ${index}`).toBeGreaterThan(-0.5)
    expect(edges[0]?.[0]).toBeGreaterThanOrEqual(-1)
    expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(width + 1)
  })

test('a tip covers no standee', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ])
    for (const language of ['en', 'nl'] as const) {
      await page.setViewportSize(size)
      await openSiege(page, {
        position:
          'life 16; garrison thumb-knight kettle-guard moss-boar; army mill-ox iron-hans honey-bear; lands 1 1 1; deck wood*4',
        tips: 'on',
        language,
      })
      const tip = page.locator('[data-tip]')
      await expect(tip).toBeInViewport({ ratio: 1 })
      const covered = await tip.evaluate((slip) => {
        const { left, right, top, bottom } = slip.getBoundingClientRect()
        return [...document.querySelectorAll<HTMLElement>('main [data-row]')]
          .filter((spot) => {
            const box = spot.getBoundingClientRect()
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top
          })
          .map((spot) => spot.ariaLabel)
      })
      expect(covered, `at ${size.width}, ${language}`).toEqual([])
    }
})

test('labels of crossing arrows do not overlap', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await openSiege(page, {
      position: 'life 16; garrison goose-maid antler-king; army honey-bear hedgehog-piper; deck wood*4',
    })
    const boxes = await page
      .locator('[data-plaque]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes).toHaveLength(2)
    const [one, other] = boxes as [DOMRect, DOMRect]
    const isApart =
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
    expect(isApart, `at ${size.width}`).toBe(true)
  }
})

test('the muster: a custom deck is saved and used in the siege', async ({ page }) => {
  await openSiege(page)
  await button(page, 'Choose your own…').click()
  await button(page, 'One fewer: Goose Maid').click()
  await expect(page.getByText('Choose exactly fifteen creatures.')).toBeVisible()
  await page.getByRole('button', { name: /^Thumb Knight, power 2/ }).click()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('mine')
  await button(page, 'Save this deck').click()
  await expect(button(page, 'Take “mine”')).toBeVisible()
  await expectNoFaults(page, 'the muster')
  await button(page, 'To the walls!').click()
  await expect(page.getByRole('list', { name: 'On the wall' }).getByRole('button')).toHaveCount(5)
})
