import { expect, type Locator, type Page, test } from '@playwright/test'
import { asSpace, parseSpace, type State } from '../src/engine/fortland/index.ts'
import { randomState, seededRng } from '../src/engine/kernel/index.ts'
import { apprentice } from '../src/tales/fortland/bots/index.ts'
import { expectNoFaults } from './support/faults.ts'
import { doBy, fortlandNow, openFortland, space } from './support/fortland.ts'
import { holdDown, onPurpose } from './support/game.ts'

const at = (name: string) => parseSpace(name) ?? asSpace(-1)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Plays Ash against a bot up to the last page, with the choices of the apprentice. */
async function playToTheEnd(page: Page, how: 'mouse' | 'keys'): Promise<void> {
  const luck = seededRng({ random: randomState(7) })
  for (let state = await upToUs(page); state.outcome === null; state = await upToUs(page, state))
    await doBy(page, how, apprentice(state, luck))
  await expect(page.getByRole('main')).toContainText(/has won|share/)
  await expectNoFaults(page, 'the last page of Fortland')
}

/** Waits for the next position with our turn or with the end of the game. */
async function upToUs(page: Page, last?: State): Promise<State> {
  let state = last
  const isNext = async () => {
    state = await fortlandNow(page)
    return (state.outcome !== null || state.onTurn === 0) && JSON.stringify(state) !== JSON.stringify(last)
  }
  await expect.poll(isNext).toBe(true)
  if (!state) throw new Error('The game on the page was never read.')
  return state
}

test('a whole game of three by mouse against Cubs, which the first fall ends', async ({ page }) => {
  await openFortland(page, {
    actions: '',
    seed: 37, // Its games are short, and have every kind of action.
    players: 3,
    rules: { fall: 'first', winter: 30 },
    leaders: { briar: 'cub', clover: 'cub' },
  })
  await playToTheEnd(page, 'mouse')
})

test('a whole game of two by keys', async ({ page }) => {
  // The same holds for this seed.
  await openFortland(page, { actions: '', seed: 10, leaders: { briar: 'cub' } })
  await playToTheEnd(page, 'keys')
})

test.describe('two people at one phone, by touch, in Dutch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('muster, roll, undo freely and with consent, and continue after a reload', async ({ page }) => {
    await openFortland(page, { actions: '', language: 'nl' })
    await expect(page.getByText('Es: Stel je leger op')).toBeVisible()
    await space(page, at('n1')).tap()
    await space(page, at('w2')).tap()
    await button(page, 'Gooi').tap()
    await expect.poll(async () => (await fortlandNow(page)).phase).toBe('act')
    const { actions } = await fortlandNow(page)
    await button(page, /^Marcheer/).tap()
    await expect.poll(async () => (await fortlandNow(page)).actions).toBe(actions - 1)

    await page.reload()
    await button(page, 'Terug').tap()
    await expect.poll(async () => (await fortlandNow(page)).actions).toBe(actions)
    await onPurpose(page)
    await button(page, 'Terug').tap()
    await holdDown(page, button(page, 'Wij vinden het goed'))
    await expect.poll(async () => (await fortlandNow(page)).phase).toBe('roll')

    for (const tab of ['Gevaar', 'Forten', 'Verhaal', 'Doen']) {
      await page.getByRole('tab', { name: tab }).tap()
      await expect(page.getByRole('tabpanel')).toBeVisible()
    }
    await expectNoFaults(page, 'Fortland on a phone')
  })
})

test('actions beyond marching are aimed first, and done at once if they are safe', async ({ page }) => {
  await openFortland(page, { actions: 'muster n1, muster w2, roll' })
  const { actions } = await fortlandNow(page)
  const plank = page.locator('[data-deed]:not([aria-disabled="true"])').last()
  await plank.click()
  await expect(page.getByRole('region', { name: /^Your plan/ })).toBeVisible()
  expect((await fortlandNow(page)).actions).toBe(actions)
  await button(page, 'Do all this').click()
  await expect.poll(async () => (await fortlandNow(page)).forts.filter((fort) => fort === 0).length).toBe(1)
})

test('countries have their colors day and night', async ({ page }) => {
  for (const theme of ['light', 'night'] as const) {
    await openFortland(page, { actions: 'muster n1, muster w2', theme })
    const fills = await page
      .locator('rect[fill^="var(--"]')
      .evaluateAll((grounds) => [...new Set(grounds.map((ground) => getComputedStyle(ground).fill))])
    expect(fills).not.toContain('rgb(0, 0, 0)')
    expect(fills.length).toBeGreaterThan(3)
  }
})

for (const [name, size, letters] of [
  ['a desk', { width: 1440, height: 900 }, '100'],
  ['a tablet', { width: 1024, height: 768 }, '100'],
  ['the smallest phone', { width: 320, height: 568 }, '100'],
  ['a phone held across', { width: 844, height: 390 }, '100'],
  ['a desk with the largest letters', { width: 1440, height: 900 }, '150'],
] as const) {
  test(`the whole road of four countries is visible on ${name}, without overflow`, async ({ page }) => {
    await page.setViewportSize(size)
    await openFortland(page, {
      actions: 'muster n1, muster w1, muster w4, muster s4, roll',
      players: 4,
      letters,
      theme: 'night',
    })
    for (const corner of ['n1', 'n4', 'w1', 'w4', 's1', 's4', 'e1', 'e4'])
      await expect(space(page, at(corner))).toBeInViewport({ ratio: 0.99 })
    const isSmall = size.height < 600
    const chips = page.getByRole('listitem').filter({ hasText: /\d free$/ })
    await expect(chips).toHaveCount(isSmall ? 4 : 0)
    for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await expectNoFaults(page, `Fortland on ${name}`)
  })
}

test('the first lessons lead to a real game', async ({ page }) => {
  await openFortland(page)
  await button(page, 'First lessons').click()
  const lesson = page.getByRole('dialog', { name: 'First lessons' })
  const press = async (control: Locator) => {
    await onPurpose(page)
    await control.click()
  }
  await press(lesson.locator(`[data-place="${at('s2')}"]`))
  await press(lesson.getByRole('button', { name: 'Besiege', exact: true }))
  await press(lesson.getByRole('button', { name: 'Next lesson' }))
  await press(lesson.getByRole('button', { name: 'Fort home', exact: true }))
  await press(lesson.locator(`[data-place="${at('s3')}"]`))
  await page.keyboard.press('b')
  await press(lesson.getByRole('button', { name: 'Next lesson' }))
  await press(lesson.locator(`[data-place="${at('s3')}"]`))
  await press(lesson.getByRole('button', { name: 'Besiege', exact: true }))
  await expect(lesson).toContainText('It falls and its forts go home')
  await expectNoFaults(page, 'the lessons of Fortland')
  await press(lesson.getByRole('button', { name: 'Play a real game' }))
  await expect(page.getByText('Ash: Muster your army')).toBeVisible()
})
