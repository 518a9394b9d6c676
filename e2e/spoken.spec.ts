import { expect, type Page, test } from '@playwright/test'
import { EXPANSIONS } from '../src/engine/fairy-tale/expansions/index.ts'
import { ALL_BOXES, type Boxes } from '../src/engine/fairy-tale/index.ts'
import { addExpansions } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { onPurpose, open } from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'

/** A turn as a blind player plays it: by roles and names, by announcements, and by keys only. */
const boxes = Object.fromEntries(ALL_BOXES.map((box) => [box, true])) as Boxes
addExpansions(EXPANSIONS)
const ALL = begunTale(3, someConfig(['huntsman', 'rapunzel'], 'fairy-tale', {}, boxes))

/** The focused element as it is read aloud: its role and its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return `${element?.getAttribute('role') ?? element?.localName}: ${element?.getAttribute('aria-label') ?? element?.textContent}`
  })

const said = (page: Page) => page.locator('[aria-live="polite"]')

/** Presses Tab until the focused element has a name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach "${name}".`)
}

/** Moves over the forest with the arrow keys, row by row, to a place with a name. */
async function roveTo(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, IN_FOREST)
  const found = async () => name.test(await focused(page))
  for (let round = 0; round < 12 && !(await found()); round++) {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      for (let step = 0; step <= round && !(await found()); step++) {
        await page.keyboard.press(key)
      }
    }
  }
  expect(await focused(page)).toMatch(name)
}

const IN_FOREST = /^button: .*( at \d+ (east|west|north|south)|the Great Wise Oak)/

async function playTurn(page: Page): Promise<void> {
  await tabTo(page, /^button: Describe the table/)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('The Huntsman is on the Oak.')
  await expect(said(page)).toContainText('Oak: 3 hearts left.')
  await expect(said(page)).toContainText('There is no monster in the forest.')
  await expect(said(page)).toContainText(/The forest is three wide and three high: one monster comes/)

  await tabTo(page, /^button: Roll for new monsters/)
  await page.keyboard.press('Enter')
  await answer(page)
  await expect(said(page)).toContainText(/appeared|came|come/)
  await page.keyboard.press('t')
  await expect(said(page)).toContainText('Left: two steps, one tile to lay and one monster to remove.')
  await expect(said(page)).toContainText('One monster in the forest.')

  await tabTo(page, /^button: Market 1:/)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText(/chosen\./)
  await roveTo(page, /^button: Lay the tile at/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/Lay the tile here/)
  await onPurpose(page)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText(/laid|placed/)

  await roveTo(page, /^button: Walk here:/)
  const walked = await focused(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/the Huntsman( with a full bucket)?, on turn/)
  expect(walked).toContain(/ at ([^:]+):/.exec(await focused(page))?.[1] ?? 'nowhere')

  await tabTo(page, /^button: End turn/)
  await page.keyboard.press('Enter')
  await answer(page)
  await expect(said(page)).toContainText('Rapunzel’s turn. Chapter the Second.')
}

/** Answers a 5 with the first side. */
async function answer(page: Page): Promise<void> {
  const question = page.getByRole('group', { name: /^A five!/ })
  if (!(await question.isVisible())) return
  await tabTo(page, /^button: North:/)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

/** Expects the grid, read from the north-west: each tile has its roads, its symbols and its pieces. */
async function expectGrid(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Tiles and places of the forest' })
  await expect(grid.getByRole('row')).toHaveCount(3)
  const names = await grid
    .getByRole('gridcell')
    .getByRole('button')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))
  expect(names).toEqual([
    expect.stringMatching(/ at 1 north: (a road|roads) /),
    expect.stringMatching(/ at 1 west: (a road|roads) /),
    'the Great Wise Oak, roads on all sides; the Huntsman, on turn; Rapunzel',
    expect.stringMatching(/ at 1 east: (a road|roads) /),
    expect.stringMatching(/ at 1 south: (a road|roads) /),
  ])
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  expect([count('grid'), count('row'), count('gridcell')]).toEqual([1, 3, 5])
}

test('a game can be played by ear, with all boxes and expansions', async ({ page }) => {
  await open(page, { stored: storedTale(ALL) })
  await test.step('the forest is a grid', () => expectGrid(page))
  await test.step('a whole turn is played', () => playTurn(page))
})
