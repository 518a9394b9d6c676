import { expect, test } from '@playwright/test'
import { at, deed, everyExpansion, extras, more, stored } from './support/expansions.ts'
import { open, place, positionOf, press, seal } from './support/game.ts'

/** The symbols of the tile at a place, with their sides. */
const sidesAt = async (page: Parameters<typeof positionOf>[0], where: string) =>
  (await positionOf(page)).tiles[at(where)]?.symbols.map(({ symbol, sides }) => [symbol, ...sides])

test('a villager walks along step by step, and is saved on the oak', async ({ page }) => {
  await open(page, {
    stored: stored(`O ━ ━☗ ━\nseats huntsman 2,0\nboxes special soldiers\nvillagers 2,0 3\n${more}`),
  })
  for (const to of ['1,0', '0,0']) {
    await press(deed(page, 'lead'))
    await expect(place(page, at(to))).toHaveAccessibleName(/^Walk here with a villager/)
    await press(place(page, at(to)))
  }
  await expect.poll(async () => (await extras(page)).saved).toBe(1)
  expect((await extras(page)).villagers).toEqual({ [at('2,0')]: 2 })
  await expect(page.getByText('Villagers: 1 safe, 0 lost.')).toBeVisible()
  await page.keyboard.press('u')
  await expect.poll(async () => (await extras(page)).saved).toBe(0)
})

test('a press on a tile turns a signpost to it, once a turn', async ({ page }) => {
  await open(page, { stored: stored(`. ┃ .\nO ┻aW ━2\nseats huntsman 1,0\nboxes ways\n${more}`) })
  await page.keyboard.press('d')
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/^Point the sign here:/)
  await press(place(page, at('2,0')))
  await expect.poll(() => sidesAt(page, '1,0')).toEqual([['signpost', 'east']])
  await expect(place(page, at('1,0'))).toHaveAccessibleName(/with a signpost to the east/)
  await page.keyboard.press('d')
  await press(place(page, at('1,-1')))
  expect(await sidesAt(page, '1,0')).toEqual([['signpost', 'east']])
})

test('a boulder shows its victims before it rolls', async ({ page }) => {
  await open(page, { stored: stored(`O ━k ━2 ━1 ━\nseats huntsman 1,0\nboxes river\n${more}`) })
  await press(page.locator('[data-symbol="boulder"]').first())
  await press(place(page, at('2,0')))
  await expect(page.locator('[data-takes]')).toHaveCount(2)
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/^Let it roll: three tiles, three monsters gone/)
  await press(place(page, at('2,0')))
  await expect(page.locator('[data-piece^="m"]')).toHaveCount(0)
  await expect(place(page, at('1,0'))).toHaveAccessibleName(/a place where a boulder lay/)
})

test('secret doors are one step apart', async ({ page }) => {
  await open(page, { stored: stored(`━q ━ O ━ ━q\nseats huntsman -2,0\nboxes ways\n${more}`) })
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/^Walk here:/)
  await press(place(page, at('2,0')))
  await expect.poll(async () => (await positionOf(page)).seats[0]?.at).toBe(at('2,0'))
})

test('the log has the drum that adds a monster and the chute that moves one', async ({ page }) => {
  await open(page, {
    stored: stored(
      `━ ━1 ━⇩ ━ O ━ ━u1 ━1\nseats huntsman 0,0\nboxes special dark river spells\nforetold 6\n${more}`,
    ),
  })
  await press(seal(page, 'End turn'))
  await expect(place(page, at('2,0'))).toHaveAccessibleName(/a torn drum/)
  const tale = page.getByText(/The war drum at 2 east sounded\. One more appears\. It is torn\./)
  await expect(tale.first()).toBeVisible()
  await expect(page.getByText(/slid down the chute to 4 west/).first()).toBeVisible()
})

test('the name of a tile includes its fire, flood, pieces and things', async ({ page }) => {
  await open(page, { stored: stored(everyExpansion) })
  const names: [string, RegExp][] = [
    ['3,0', /; burning, one turn/],
    ['2,0', /; burning, two turns/],
    ['-2,-1', /; under water, two turns/],
    ['1,1', /; soldiers: two/],
    ['-2,0', /; villagers: three/],
    ['-1,-1', /; waits for Cinderella with the gold thread/],
    ['1,0', /the Huntsman with a full bucket/],
    ['1,-1', /with .*a war drum with 2 beats left/],
  ]
  for (const [where, name] of names) await expect(place(page, at(where))).toHaveAccessibleName(name)
})
