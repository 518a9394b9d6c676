import { type Browser, expect, type Page, test } from '@playwright/test'
import { device, openTable, pressIfThere, sitDown, tableServer } from './support/devices.ts'
import { tile } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { onPurpose } from './support/game.ts'
import { fromMenu, openSettings } from './support/menu.ts'

/** The pieces on the board of the duel, by their places. */
const piecesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tile]')]
      .map((one) => one.getAttribute('aria-label') ?? '')
      .join('\n'),
  )

const strip = (page: Page) => page.getByRole('list', { name: 'The people at this table' })

/** A duel of Ann and Bo on two phones, which has begun. */
async function duelOnPhones(screen: Page, browser: Browser, origin = '') {
  const code = await openTable(screen, 'boogyman', origin)
  const ann = await device(browser, `${origin}/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `${origin}/#/join/${code}`)
  await sitDown(bo, 'Bo')
  await bo.getByRole('button', { name: 'Begin the game' }).click()
  await expect(strip(ann)).toContainText('Your turn')
  return { ann, bo }
}

test('two phones join by the code, and play the duel on the big screen', async ({ page, browser }) => {
  const code = await openTable(page, 'boogyman')
  const ann = await device(browser, `/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `/#/join/${code}`)
  await sitDown(bo, 'Bo')
  await expect(page.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('here')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(strip(ann)).toContainText('Your turn')
  await expect(strip(bo)).toContainText('Ann is to move')

  // Only the device whose turn it is can place a piece.
  const empty = await piecesOn(page)
  await onPurpose(bo)
  await tile(bo, 'd4').click()
  await onPurpose(ann)
  await tile(ann, 'c4').click()
  await expect(strip(bo)).toContainText('Your turn')
  await expect.poll(() => piecesOn(page)).not.toBe(empty)
  const placed = await piecesOn(ann)
  expect(await piecesOn(page)).toBe(placed)
  expect(await tile(page, 'd4').getAttribute('aria-label')).toBe(
    await tile(ann, 'd4').getAttribute('aria-label'),
  )

  // A reload returns to the seat.
  await bo.reload()
  await expect(strip(bo)).toContainText('Your turn')
  await onPurpose(bo)
  await tile(bo, 'd5').click()
  await expect.poll(() => piecesOn(page)).not.toBe(placed)
})

test('a draw is asked of the other phone, and ends the duel once it agrees', async ({ page, browser }) => {
  const code = await openTable(page, 'boogyman')
  const ann = await device(browser, `/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `/#/join/${code}`)
  await sitDown(bo, 'Bo')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  /** Returns the phone that is to act, once exactly one is. */
  const phoneToAct = async () => {
    let toAct = ann
    const isToAct = async (own: Page) => ((await strip(own).textContent()) ?? '').includes('Your turn')
    await expect
      .poll(async () => {
        const are = [await isToAct(ann), await isToAct(bo)]
        toAct = are[0] ? ann : bo
        return are.filter(Boolean).length
      })
      .toBe(1)
    return toAct
  }
  for (const place of ['d4', 'c4', 'e4', 'd5']) {
    const own = await phoneToAct()
    const before = await piecesOn(page)
    await onPurpose(own)
    await tile(own, place).click()
    for (const each of [page, ann, bo]) await expect.poll(() => piecesOn(each)).not.toBe(before)
  }
  const offering = await phoneToAct()
  const [asked, name] = offering === ann ? [bo, 'Bo'] : [ann, 'Ann']
  await openSettings(offering)
  await offering.getByRole('button', { name: 'Give up' }).click()
  await offering.getByRole('button', { name: 'Offer a draw' }).click()
  await expect(offering.getByText(`Waiting for ${name} to answer.`)).toBeVisible()
  await expect(page.getByText(`Waiting for ${name} to answer.`)).toBeVisible()
  const question = asked.getByRole('alertdialog', { name: 'A draw?' })
  await expect(question).toContainText('offers a draw')
  await question.getByRole('button', { name: 'Yes, a draw' }).click()
  for (const each of [page, ann, bo])
    await expect(each.getByRole('heading', { level: 1 })).toHaveText('They shared the clearing')
})

test('an undo is asked of the other phone, and its no leaves the game as it was', async ({
  page,
  browser,
}) => {
  const { ann, bo } = await duelOnPhones(page, browser)
  await onPurpose(ann)
  await tile(ann, 'c4').click()
  await expect(strip(bo)).toContainText('Your turn')
  await onPurpose(bo)
  const one = await piecesOn(ann)
  await tile(bo, 'd5').click()
  await expect.poll(() => piecesOn(ann)).not.toBe(one)
  const devices = [page, ann, bo]
  const placed = await Promise.all(devices.map(piecesOn))
  await onPurpose(ann)
  await ann.getByRole('button', { name: /^Undo/ }).first().click()
  const question = bo.getByRole('alertdialog', { name: 'Undo?' })
  await expect(question).toContainText('Ann wants to undo.')
  await question.getByRole('button', { name: /^No/ }).click()
  await expect(bo.getByRole('alertdialog')).toHaveCount(0)
  expect(await Promise.all(devices.map(piecesOn))).toEqual(placed)
})

test('a phone without a network loses its string, and returns to its seat when it is back', async ({
  page,
  browser,
}) => {
  const { ann, bo } = await duelOnPhones(page, browser)
  await ann.context().setOffline(true)
  await expect(ann.getByRole('heading', { name: 'The string is cut' })).toBeVisible({ timeout: 30_000 })
  await ann.context().setOffline(false)
  await expect(ann.getByRole('heading', { name: 'The string is cut' })).toHaveCount(0)
  await expect(strip(ann)).toContainText('Your turn')
  const before = await piecesOn(bo)
  await onPurpose(ann)
  await tile(ann, 'c4').click()
  for (const each of [page, ann, bo]) await expect.poll(() => piecesOn(each)).not.toBe(before)
  await expect(strip(bo)).toContainText('Your turn')
})

test('a computer plays for a person who has gone once the others agree', async ({ page, browser }) => {
  const code = await openTable(page, 'citadel')
  const phone = async (name: string) => {
    const own = await device(browser, `/#/join/${code}`)
    await sitDown(own, name)
    return own
  }
  const [ann, bo, cy] = [await phone('Ann'), await phone('Bo'), await phone('Cy')]
  await page.getByRole('button', { name: /^Begin/ }).click()
  for (const own of [ann, bo]) await expect(own.locator('[data-hand]:not(main)')).toBeVisible()
  await cy.context().close()
  await fromMenu(ann, 'players')
  await ann.getByRole('button', { name: /plays: / }).click({ timeout: 30_000 })
  await expect(ann.getByText('Waiting for Bo to answer.').first()).toBeVisible()
  const question = bo.getByRole('alertdialog', { name: 'A computer player?' })
  await expect(question).toContainText('Ann asks: Cy is not here.')
  await question.getByRole('button', { name: 'Yes, it may play' }).click()
  await expect(ann.getByText(/plays for Cy/)).toBeVisible()
})

test('a seat moves to another device by its code, and back', async ({ page, browser }) => {
  const code = await openTable(page, 'boogyman')
  const ann = await device(browser, `/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `/#/join/${code}`)
  await sitDown(bo, 'Bo')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(strip(ann)).toContainText('Your turn')

  await fromMenu(ann, 'players')
  await ann.getByRole('button', { name: 'Move to another device' }).click()
  const link = await ann.getByRole('textbox', { name: 'The link' }).inputValue()
  expect(
    await ann.evaluate(() => [localStorage, sessionStorage].flatMap((one) => Object.values(one)).join()),
  ).not.toContain(link.slice(-22))
  const tablet = await device(browser, link, { width: 1024, height: 768 })
  await expect(strip(tablet)).toContainText('Your turn')
  await expect(ann.getByRole('heading', { name: 'You play somewhere else' })).toBeVisible()

  // The link is spent: whoever saw it gets no seat by it.
  const stranger = await device(browser, link)
  await expect(stranger.getByText('This link was used already')).toBeVisible()
  await ann.getByRole('button', { name: 'Play here' }).click()
  await expect(tablet.getByRole('heading', { name: 'You play somewhere else' })).toBeVisible()
  await expect(strip(ann)).toContainText('Your turn')
})

test('a phone shows its hero, and its suggestion stands on every device', async ({ page, browser }) => {
  const code = await openTable(page, 'fairy-tale')
  const ann = await device(browser, `/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `/#/join/${code}`)
  await sitDown(bo, 'Bo')
  await page.getByRole('button', { name: /^Begin/ }).click()
  await ann.getByRole('button', { name: 'Lay them for us' }).click()
  await onPurpose(ann)
  await ann.getByRole('button', { name: 'Begin the tale' }).click()
  const hero = (own: Page) => own.getByRole('main', { name: 'Your hero' })
  const seal = ann.getByRole('button', { name: 'Roll for new monsters' })
  await expect(seal).toBeVisible()
  await expect(hero(bo)).toContainText('Now it is the turn of')
  await onPurpose(ann)
  await seal.click()
  // A five asks for a side: the first press shows it, the second chooses it.
  const side = ann.locator('[data-choose="north"]')
  const walk = hero(ann).getByRole('button', { name: /^Walk [1-9]/ })
  await expect(side.or(walk).first()).toBeVisible({ timeout: 30_000 })
  while (await side.isVisible()) {
    await onPurpose(ann)
    await side.click()
  }
  await expect(walk).toBeEnabled({ timeout: 30_000 })
  await expectNoFaults(ann, 'the page of a hero on turn')
  await expectNoFaults(bo, 'the page of a hero who waits')

  // Bo suggests a walk, which nothing plays.
  await bo.getByRole('button', { name: 'Suggest something' }).click()
  // A monster that came from the south would stand in the way of a pointer.
  await bo.getByRole('button', { name: /^Walk here: .* 1 south/ }).press('Enter')
  const pin = (own: Page) => own.locator('[data-pin]:not([data-pin=""])')
  for (const own of [page, ann, bo]) await expect(pin(own)).toHaveCount(1)
  await expect(walk).toHaveAccessibleName(/^Walk [1-9]/)
  await bo.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(hero(bo)).toContainText('Now it is the turn of')
  // Ann takes it up and walks there; the pin is gone everywhere.
  await onPurpose(ann)
  await pin(ann).click()
  await ann.keyboard.press('Enter')
  for (const own of [page, ann]) await expect(pin(own)).toHaveCount(0)

  // The whole forest is one press away, and so is the way back.
  await ann.getByRole('button', { name: 'Open the full table' }).click()
  await expect(hero(ann)).toHaveCount(0)
  await expect(strip(ann)).toBeVisible()
  // Without it the press would be a slip: the button stands where nothing was at the press before.
  await onPurpose(ann)
  await ann.getByRole('button', { name: 'Back to my hero' }).click()
  await expect(hero(ann)).toBeVisible()
})

test('two phones and the Guardian play a whole game together, and read the same last page', async ({
  page,
  browser,
}) => {
  test.slow()
  const code = await openTable(page, 'fairy-tale')
  const ann = await device(browser, `/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `/#/join/${code}`)
  await sitDown(bo, 'Bo')
  await page.getByRole('button', { name: 'The Guardian plays: The Huntsman' }).click()
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(strip(ann)).toContainText('The Guardian')
  const title = (own: Page) => own.getByRole('heading', { name: /^(The Oak fell|And the forest stood)$/ })
  const wayOn = /^(Lay them for us|Begin the tale|Roll for new monsters|End turn)$/
  while (!(await title(ann).isVisible()))
    for (const own of [ann, bo]) {
      const next = own.getByRole('button', { name: wayOn }).or(own.locator('[data-choose="north"]')).first()
      if (await next.isVisible()) await pressIfThere(next)
    }
  const last = (await title(ann).textContent()) ?? ''
  const turns = (own: Page) => own.getByRole('table', { name: 'How the tale unfolded' })
  const told = (await turns(ann).textContent()) ?? ''
  expect(told).toMatch(/hurt the Oak|diamond/)
  for (const own of [page, bo]) {
    await expect(title(own)).toHaveText(last)
    await expect(turns(own)).toHaveText(told)
  }
})

test('a killed server loses nothing: the devices return to their seats and play on', async ({ browser }) => {
  const server = await tableServer()
  try {
    const screen = await device(browser, server.url, { width: 1280, height: 800 })
    const code = await openTable(screen, 'boogyman', server.url)
    const ann = await device(browser, `${server.url}/#/join/${code}`)
    await sitDown(ann, 'Ann')
    const bo = await device(browser, `${server.url}/#/join/${code}`)
    await sitDown(bo, 'Bo')
    await bo.getByRole('button', { name: 'Begin the game' }).click()
    await expect(strip(ann)).toContainText('Your turn')
    await onPurpose(ann)
    await tile(ann, 'c4').click()
    await expect(strip(bo)).toContainText('Your turn')
    const placed = await piecesOn(bo)
    await server.kill()
    await expect(bo.getByRole('heading', { name: 'The string is cut' })).toBeVisible()
    await server.start()
    await expect(bo.getByRole('heading', { name: /string/ })).toHaveCount(0, { timeout: 40_000 })
    expect(await piecesOn(bo)).toBe(placed)
    await onPurpose(bo)
    await tile(bo, 'd5').click()
    await expect.poll(() => piecesOn(ann), { timeout: 40_000 }).not.toBe(placed)
  } finally {
    await server.end()
  }
})

test('Your tales lead back to a seat after days, and say that a table is gone', async ({ browser }) => {
  const server = await tableServer()
  try {
    const screen = await device(browser, server.url, { width: 1280, height: 800 })
    const { ann } = await duelOnPhones(screen, browser, server.url)
    const later = await ann.context().newPage()
    await ann.close()
    await later.goto(`${server.url}/#/tales`)
    const card = later.getByRole('article').filter({ hasText: 'Ann (you) and Bo' })
    await expect(card).toContainText('Your turn')
    await card.getByRole('button', { name: 'Back to my seat' }).click()
    await expect(strip(later)).toContainText('Your turn')
    await onPurpose(later)
    await tile(later, 'c4').click()
    await expect(strip(later)).toContainText('Bo is to move')

    // Nothing of the table is over the shelf, and the list knows the move.
    await later.goto(`${server.url}/#/tales`)
    await expect(card).toContainText('Bo is to move')
    await expect(strip(later)).toHaveCount(0)
    await later.close()
    const last = await screen.context().newPage()
    await screen.close()
    await server.forgetTables()
    await last.goto(`${server.url}/#/tales`)
    await last.getByRole('button', { name: 'Back to the table' }).click()
    await expect(last.getByRole('article')).toContainText('This table is gone.')
    await last.getByRole('button', { name: 'Remove from the list' }).click()
    await expect(last.getByRole('article')).toHaveCount(0)
  } finally {
    await server.end()
  }
})

test('a finished game is saved once on every device, and nothing of its table stays in the next game', async ({
  page,
  browser,
}) => {
  const { ann, bo } = await duelOnPhones(page, browser)
  for (const [own, place] of [
    [ann, 'c4'],
    [bo, 'd5'],
    [bo, 'e4'],
    [ann, 'd3'],
  ] as const) {
    await expect(strip(own)).toContainText('Your turn')
    await onPurpose(own)
    await tile(own, place).click()
  }
  await expect(strip(ann)).toContainText('Your turn')
  await openSettings(ann)
  await ann.getByRole('button', { name: 'Give up' }).click()
  await onPurpose(ann)
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click()
  for (const own of [page, ann, bo])
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('The clearing was given up')
  await ann.reload()
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('The clearing was given up')
  for (const own of [page, ann]) {
    await own.goto('/#/tales')
    const saved = own.getByRole('article')
    await expect(saved).toHaveCount(1)
    await expect(saved).toContainText('Played on several devices')
    await saved.getByRole('button', { name: 'Look at it again' }).click()
    await expect(own).toHaveURL(/#\/boogyman\/album\/[0-9a-f]{32}$/)
  }

  // The other phone begins a game of its own: the people of the table are gone from it, also after a reload.
  await bo.getByRole('button', { name: /sides/i }).click()
  await expect(bo.locator('[data-tile]').first()).toBeVisible()
  await expect(strip(bo)).toHaveCount(0)
  await bo.reload()
  await expect(bo.locator('[data-tile]').first()).toBeVisible()
  await expect(strip(bo)).toHaveCount(0)
  await bo.goto('/#/tales')
  await expect(bo.getByRole('region', { name: 'Finished', exact: true }).getByRole('article')).toHaveCount(1)
})
