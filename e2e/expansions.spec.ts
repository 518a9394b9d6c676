import { expect, test } from '@playwright/test'
import { at, deed, everyExpansion, extras, more, stored } from './support/expansions.ts'
import { atRest, begin, open, openBox, place, positionOf, press, resize } from './support/game.ts'

test('expansions wait in a row of their own, promise no rate, and come with the tale that has them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page)
  await openBox(page)
  const fire = page.getByRole('checkbox', { name: 'Fire and water' })
  await expect(fire).not.toBeChecked()
  await expect(page.getByText('three new ones at most')).toBeVisible()
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
  test(`on a broad cover each box is told in one line: ${language}`, async ({ page }) => {
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

test('a torch shows what it takes before it is laid, and undo puts the fire out', async ({ page }) => {
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

test('a full bucket puts a fire out by keys alone; the rim says what would have burnt', async ({ page }) => {
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

test('a sluice outlines all tiles that it drowns, and takes those on them', async ({ page }) => {
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

test('one key turns a signpost or moves a bridge where there is but one way', async ({ page }) => {
  await open(page, { stored: stored(`O ━ ━BE ━2\nseats huntsman 2,0\nboxes ways\n${more}`) })
  await page.keyboard.press('d')
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/raised drawbridge/)
})

test('soldiers are recruited, and march where a tile is pressed', async ({ page }) => {
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

test('a spell in hand is cast on the tile that is pressed, also on a phone and in Dutch', async ({
  page,
}) => {
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

test('an errand is run: the slipper is delivered, the cake is in hand, and Grandmother clears a tile', async ({
  page,
}) => {
  await open(page, {
    stored: stored(`O ━ ━♥ ━2 ━\nseats huntsman 1,0\nboxes quests\nthings slipper huntsman\n${more}`),
  })
  await expect(page.locator('[data-piece="c0"] [data-bears="slipper"]')).toBeVisible()
  await expect(page.locator('[data-land="wanted"]')).toHaveCount(1)
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/waits for the Huntsman with the slipper/)
  await press(place(page, at('2,0')))
  await expect(place(page, at('3,0'))).toHaveAccessibleName(/^Clear two monsters from here/)
  await page.reload()
  // The forest is drawn before the rules have loaded, and until then a press on a place does nothing.
  await expect(place(page, at('3,0'))).toHaveAccessibleName(/^Clear two monsters from here/)
  await press(place(page, at('3,0')))
  await expect(page.locator('[data-piece="c0"] [data-bears="cake"]')).toBeVisible()
  await expect(page.locator('[data-land="wanted"]')).toHaveCount(0)
  await expect(page.locator('[data-piece^="m"]')).toHaveCount(0)
  expect((await extras(page)).things).toMatchObject({ cake: 0, slipper: 'delivered' })
})

test('a future tells how the forest stirs after it', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━ ━u3 ━2 ━\nseats huntsman 0,0\nboxes dark fire\nburning 4,0 1\n${more}`),
  })
  await page.keyboard.press('f')
  await page.locator('[data-future="east"]').click()
  await expect(page.locator('[data-future="east"] [data-stirs="drum-sounded"]')).toHaveCount(1)
  await expect(page.locator('[data-stir]')).toContainText('The drum at 2 east sounds: one more comes.')
  await expect(page.locator('[data-stir]')).toContainText('burns down')
})

test('in another language expansions have its words, and without them the page stays in the first', async ({
  page,
}) => {
  const isDutch = /\/nl[^/]*\.js$/
  const toDutch = async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Nederlands' }).check({ force: true })
    // A notice behind the dialog cannot be reached.
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
  await test.step('its words are lost', async () => {
    await page.keyboard.press('Escape')
    await page.route(isDutch, (route) => route.abort())
    await toDutch()
    await expect(page.getByRole('alert')).toContainText('the game speaks English')
    await expectCard('It burns: one turn')
  })
  await test.step('they come', async () => {
    await page.keyboard.press('Escape')
    await page.unroute(isDutch)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expectCard('Brand: nog één beurt')
  })
})
