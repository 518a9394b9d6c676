import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { onPurpose } from './support/game.ts'
import { openSiege, siegeNow } from './support/siege.ts'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const SEVEN =
  'life 12; garrison antler-king goose-maid hedgehog-piper kettle-guard broom-witch thumb-knight gander-rider; ' +
  'army donkey-drummer honey-bear mill-ox thumb-knight bridge-goat iron-hans!; lands 2 1 1; ' +
  'hand wood wood golden-key bridge-goat gold oak-giant magic; deck wood*4'

const spots = (page: Page, row: string) => page.locator(`[data-row="${row}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error(`${one} is not visible.`)
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

const boxesOf = async (all: Locator) => Promise.all((await all.all()).map(boxOf))

const lap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y)

test.describe('on a tablet, by touch', () => {
  test.use(TABLET)

  for (const language of ['en', 'nl'] as const)
    test(`in ${language} the card of a tapped soldier explains a second tap`, async ({ page }) => {
      await openSiege(page, { position: SEVEN, language })
      const paper = page.locator('[data-place="narrow"]')
      const tapped = [
        { at: spots(page, 'hand').nth(1), says: /again to lay|nog eens om het te leggen/ },
        { at: spots(page, 'hand').filter({ hasText: '7' }).first(), says: /too few|te weinig/ },
        { at: spots(page, 'army').first(), says: /again to send|nog eens om het te sturen/ },
        { at: spots(page, 'army').last(), says: /rests until|rust/ },
      ]
      for (const { at, says } of tapped) {
        await at.tap({ position: { x: 9, y: 12 } })
        await expect(paper).toContainText(says)
        const box = await boxOf(paper)
        for (const row of ['wall', 'army', 'hand'])
          for (const one of await boxesOf(spots(page, row))) expect(lap(box, one)).toBe(false)
      }
    })

  test('only one of two equal cards is lifted', async ({ page }) => {
    await openSiege(page, { position: SEVEN })
    await spots(page, 'hand').first().tap()
    await expect(page.locator('[data-row="hand"][data-aimed]')).toHaveCount(1)
  })

  test('a land, a friend, an attack and the gate can be used by touch only', async ({ page }) => {
    await openSiege(page, {
      position:
        'life 16; garrison goose-maid; army honey-bear donkey-drummer mill-ox; lands 1 0 0; hand wood bridge-goat; deck wood*4',
    })
    await expect(page.getByText('Tap to see what happens')).toBeVisible()
    const twice = async (one: Locator) => {
      await onPurpose(page)
      await one.tap({ position: { x: 9, y: 12 } })
      await one.tap({ position: { x: 9, y: 12 } })
    }
    await twice(spots(page, 'hand').first())
    await expect.poll(async () => (await siegeNow(page)).lands.wood).toBe(2)
    await twice(spots(page, 'hand').first())
    await expect.poll(async () => (await siegeNow(page)).army).toHaveLength(4)
    await twice(spots(page, 'army').first())
    await expect.poll(async () => (await siegeNow(page)).column).toHaveLength(1)
    await expectNoFaults(page, 'a column on a tablet')
    await button(page, 'Fight').tap()
    await expect.poll(async () => (await siegeNow(page)).slain).toEqual(['goose-maid'])
    await button(page, 'End turn').tap()
    await expect(page.getByText('The wall is deserted.').last()).toBeVisible()
    await onPurpose(page)
    await button(page, 'Storm the gate').tap()
    await expect.poll(async () => (await siegeNow(page)).outcome).not.toBeNull()
  })

  test('many lands end before the hand begins', async ({ page }) => {
    await openSiege(page, {
      position: 'life 13; garrison goose-maid; army blue-beard; lands 5 5 5; hand; deck wood*4',
    })
    const lands = await boxesOf(
      page.getByRole('region', { name: 'Lands' }).locator('[data-row="lands"] > span > svg'),
    )
    expect(lands).toHaveLength(15)
    const hand = await boxOf(page.getByRole('region', { name: 'Your hand' }))
    for (const { x, width } of lands) expect(x + width).toBeLessThanOrEqual(hand.x)
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the table of encounters stays in its panel, in Dutch too', async ({ page }) => {
    await openSiege(page, { position: SEVEN, language: 'nl' })
    await spots(page, 'army').first().hover()
    const paper = await boxOf(page.locator('[data-place="broad"]'))
    for (const { x, width } of await boxesOf(page.locator('[data-place="broad"] :is(th, td, li)')))
      expect(x + width).toBeLessThan(paper.x + paper.width - 12)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the turn takes at most one line: large letters do not cover the steps above', async ({ page }) => {
    await openSiege(page, { position: SEVEN, language: 'nl', letters: '150' })
    const row = page.getByRole('region', { name: 'Leven' })
    expect((await boxOf(row.getByText('De eerste beurt'))).height).toBeLessThan(45)
    expect((await boxOf(row.locator('p'))).height).toBeLessThan(45)
  })
})
