import { expect, test } from '@playwright/test'
import { at, deed, everyExpansion, extras, more, stored } from './support/expansions.ts'
import { atRest, begin, open, openBox, place, positionOf, press, resize } from './support/game.ts'
import { openSettings } from './support/menu.ts'

test('expansions have a row of their own, no win rate, and load with their game', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page)
  await openBox(page)
  const fire = page.getByRole('checkbox', { name: 'Fire and water' })
  await expect(fire).not.toBeChecked()
  await expect(page.getByText('three at most')).toBeVisible()
  expect(asked.filter((url) => url.includes('fairy-tale-expansions'))).toEqual([])
  await press(fire)
  await expect(fire).toBeChecked()
  expect(asked.some((url) => url.includes('fairy-tale-expansions'))).toBe(true)
  await expect(page.getByText('not measured').first()).toBeVisible()
  await begin(page).click()
  await expect(page.getByRole('heading', { name: 'First tiles' }).first()).toBeVisible()
  expect((await positionOf(page)).boxes.fire).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'First tiles' }).first()).toBeVisible()
  expect((await positionOf(page)).boxes.fire).toBe(true)
})

for (const [language, chooseBox] of [
  ['en', 'Choose the box…'],
  ['nl', 'Kies de doos…'],
] as const) {
  test(`on a wide cover each box is described in one line: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, { language })
    await page.getByRole('button', { name: chooseBox }).click()
    const lines = page.locator('[id^="box-"][id$="-brings"]')
    await expect(lines).toHaveCount(11)
    const broken = await lines.evaluateAll((all) =>
      all
        .filter(
          (line) =>
            line.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight),
        )
        .map(({ textContent }) => textContent),
    )
    expect(broken).toEqual([])
  })
}

test('a torch previews the fire; undo restores', async ({ page }) => {
  await open(page, { stored: stored(`O ━ ━f ━2 ━\nseats huntsman 2,0\nboxes fire\n${more}`) })
  await press(page.locator('[data-symbol="torch"]').first())
  await press(place(page, at('3,0')))
  await expect(place(page, at('3,0'))).toHaveAccessibleName(/^Light it: one tile, two monsters gone/)
  await press(place(page, at('3,0')))
  await expect(page.locator('[data-land="fire"]')).toHaveCount(1)
  await expect(place(page, at('3,0'))).toHaveAccessibleName(/burning, three turns/)
  await page.keyboard.press('u')
  await expect(page.locator('[data-land="fire"]')).toHaveCount(0)
  expect((await positionOf(page)).tiles[at('3,0')]?.monsters).toHaveLength(2)
})

test('a full bucket is used by keys only; the rim shows what would have burnt', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━ ━ ━ ━\nseats huntsman 2,0 water\nboxes fire\nburning 3,0 1\n${more}`),
  })
  await expect(page.locator('[data-land="rim"]')).toBeVisible()
  await resize(page, { width: 390, height: 844 })
  await expect(page.locator('[data-land="fire"]')).toBeVisible()
  await expect(page.locator('[data-land="rim"]')).toBeHidden()
  await resize(page, { width: 1280, height: 800 })
  await page.keyboard.press('b')
  await press(place(page, at('3,0')))
  await expect(page.locator('[data-land]')).toHaveCount(0)
  expect((await extras(page)).buckets).toEqual([])
})

test('a sluice outlines all tiles of the flood, and removes the monsters on them', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━v ━ ━1 ━ ━\nseats huntsman 1,0\nboxes river\n${more}`),
  })
  await press(page.locator('[data-symbol="river"]').first())
  await press(place(page, at('2,0')))
  await expect(page.locator('[data-takes]')).toHaveCount(2)
  await press(place(page, at('2,0')))
  await expect(page.locator('[data-land="water"]')).toHaveCount(3)
  expect(Object.keys((await extras(page)).closed)).toHaveLength(3)
})

test('one key turns a signpost or moves a bridge with only one option', async ({ page }) => {
  await open(page, { stored: stored(`O ━ ━BE ━2\nseats huntsman 2,0\nboxes ways\n${more}`) })
  await page.keyboard.press('d')
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/raised drawbridge/)
})

test('recruits soldiers and marches them to presses', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━ ━⚑ ━ ━\nseats huntsman 2,0\nboxes special soldiers\nsoldiers 1,0 1\n${more}`),
  })
  await press(deed(page, 'recruit'))
  await expect(page.locator('[data-figure="soldier"]')).toHaveCount(2)
  await page.keyboard.press('u')
  await page.keyboard.press('o')
  await expect(page.locator('[data-figure="soldier"]')).toHaveCount(2)
  await page.keyboard.press('u')
  await press(deed(page, 'march'))
  await press(place(page, at('1,0')))
  await press(place(page, at('3,0')))
  await expect.poll(async () => (await extras(page)).soldiers).toEqual({ [at('3,0')]: 1 })
})

test('a spell is cast on the pressed tile, also on a phone and in Dutch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, {
    language: 'nl',
    stored: stored(`O ━ ━2 ━\nseats huntsman 0,0\nboxes spells\nspells vanish huntsman\n${more}`),
  })
  await press(deed(page, 'cast'))
  await press(place(page, at('2,0')))
  await expect.poll(async () => (await positionOf(page)).tiles[at('2,0')]?.monsters.length).toBe(0)
  expect((await extras(page)).spells).toEqual([null])
})

test('an errand: the slipper is delivered, the cake taken, and a tile cleared', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━ ━♥ ━2 ━\nseats huntsman 1,0\nboxes quests\nthings slipper huntsman\n${more}`),
  })
  await expect(page.locator('[data-piece="c0"] [data-bears="slipper"]')).toBeVisible()
  await expect(page.locator('[data-land="wanted"]')).toHaveCount(1)
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/waits for the Huntsman with the slipper/)
  await press(place(page, at('2,0')))
  await expect(place(page, at('3,0'))).toHaveAccessibleName(/^Clear two monsters from here/)
  await page.reload()
  // The forest is drawn before the rules have loaded. Until then a press on a place has no effect.
  await expect(place(page, at('3,0'))).toHaveAccessibleName(/^Clear two monsters from here/)
  await press(place(page, at('3,0')))
  await expect(page.locator('[data-piece="c0"] [data-bears="cake"]')).toBeVisible()
  await expect(page.locator('[data-land="wanted"]')).toHaveCount(0)
  await expect(page.locator('[data-piece^="m"]')).toHaveCount(0)
  expect((await extras(page)).things).toMatchObject({ cake: 0, slipper: 'delivered' })
})

test('a future shows how the forest stirs', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━ ━u3 ━2 ━\nseats huntsman 0,0\nboxes dark fire\nburning 4,0 1\n${more}`),
  })
  await page.keyboard.press('f')
  await page.locator('[data-future="east"]').click()
  await expect(page.locator('[data-future="east"] [data-stirs="drum-sounded"]')).toHaveCount(1)
  await expect(page.locator('[data-stir]')).toContainText('The drum at 2 east sounds. One more appears.')
  await expect(page.locator('[data-stir]')).toContainText('burns down')
})

test('translates expansions; without translations keeps English', async ({ page }) => {
  const isDutch = /\/nl[^/]*\.js$/
  const toDutch = async () => {
    await openSettings(page)
    await page.getByRole('dialog').getByRole('radio', { name: 'Nederlands' }).check({ force: true })
    // A dialog makes the notice behind it unreachable.
    await page.keyboard.press('Escape')
  }
  const expectCard = async (words: string) => {
    await page.keyboard.press('Escape')
    await place(page, at('3,0')).focus()
    await page.keyboard.press('i')
    await expect(page.locator('#card')).toContainText(words)
  }
  await open(page, { stored: stored(everyExpansion) })
  await atRest(page)
  await expectCard('It burns: one turn')
  await test.step('without its translations', async () => {
    await page.keyboard.press('Escape')
    await page.route(isDutch, (route) => route.abort())
    await toDutch()
    await expect(page.getByRole('alert')).toContainText('the game speaks English')
    await expectCard('It burns: one turn')
  })
  await test.step('with its translations', async () => {
    await page.keyboard.press('Escape')
    await page.unroute(isDutch)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expectCard('Brand: nog één beurt')
  })
})
