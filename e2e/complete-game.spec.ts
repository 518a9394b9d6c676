import { expect, type Page, test } from '@playwright/test'
import { BOXES, type Boxes } from '../src/engine/fairy-tale/index.ts'
import { logOf, readGame, seedText } from '../src/engine/kernel/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { box as words } from '../src/tales/fairy-tale/words/en/box.ts'
import games from '../tests/recorded/games.json' with { type: 'json' }
import { stateHash } from '../tests/support/state-hash.ts'
import { begin, click, onPurpose, open, openBox, positionOf, seedField } from './support/game.ts'

/** A recorded game: its config, seed, actions and end. */
function recorded(name: 'won' | 'lost') {
  const game = games.find((one) => one.name === name)
  const read = readGame(fairyTale, JSON.stringify(game?.stored))
  if (!game || !read.ok) throw new Error(`No valid recorded game "${name}".`)
  return { ...logOf(read.value), end: game.end }
}

/** Begins the game from the cover: the Huntsman, then Puss in Boots, with these boxes and seed. */
async function beginTale(page: Page, seed: number, boxes: Boxes): Promise<void> {
  await open(page)
  for (const name of ['Puss in Boots', 'Red Riding Hood', 'Huntsman']) await hero(page, name).click()
  for (const name of ['Huntsman', 'Puss in Boots']) {
    await onPurpose(page)
    await hero(page, name).click()
  }
  await openBox(page)
  for (const box of BOXES) {
    const tick = page.getByRole('checkbox', { name: words.boxes[box].name, exact: true })
    await onPurpose(page)
    if ((await tick.isChecked()) !== boxes[box]) await tick.press('Space')
  }
  await seedField(page).fill(seedText(seed))
  await begin(page).click()
}

/** The button of a hero on the cover. */
const hero = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first()

for (const [name, title] of [
  ['won', 'And the forest stood'],
  ['lost', 'The Oak fell'],
] as const) {
  test(`a whole game is ${name} by clicking, from the cover to the last page`, async ({ page }) => {
    const { config, seed, actions, end } = recorded(name)
    await beginTale(page, seed, config.boxes)
    for (const action of actions) await click(page, action)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const last = await positionOf(page)
    expect([last.outcome, last.turn, last.hearts, stateHash(last)]).toEqual(Object.values(end))
    await page.getByRole('button', { name: /^Tell another tale/ }).click()
    await expect(begin(page)).toBeVisible()
  })
}
