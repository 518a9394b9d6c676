import { expect, type Locator, type Page, test } from '@playwright/test'
import { CENTRE } from '../src/engine/kernel/index.ts'
import { openCitadel } from './support/citadel.ts'
import { openDuel, tile } from './support/duel.ts'
import { settled } from './support/faults.ts'
import { bubble, hearFrom, STEPS } from './support/first-tale.ts'
import { openFortland } from './support/fortland.ts'
import { atRest, onPurpose, open, place, pressEndTurn } from './support/game.ts'
import { coveredBy } from './support/homes.ts'
import { opener, openMenu } from './support/menu.ts'
import { doByHand, openSiege, siegeNow } from './support/siege.ts'
import {
  after,
  allowed,
  beforeParade,
  begunTale,
  COMPANY,
  diligent,
  findTale,
  storedTale,
  told,
} from './support/tale.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, TABLET } from './support/windows.ts'

/** Every table with an action that can be undone, and the main button of its turn. */
const TABLES: Readonly<
  Record<
    string,
    {
      open(page: Page, tips?: 'on' | 'off'): Promise<void>
      seal: string | null
      /** False if no tip is due there. */
      hasTip?: false
    }
  >
> = {
  'the first tale': {
    open: async (page, tips = 'off') => {
      const rolled = after(begunTale(3), { type: 'roll' })
      const [walk] = allowed(rolled.state, 'walk')
      if (!walk) throw new Error('No walk is allowed.')
      await open(page, { stored: storedTale(after(rolled, walk)), tips })
      await atRest(page)
    },
    seal: 'End turn',
  },
  'the duel': {
    open: async (page, tips = 'off') => {
      await openDuel(page, { actions: 'place d4, place c4, place e4, place d5', tips })
      await tile(page, 'd4').click()
      await tile(page, 'd3').click()
    },
    seal: null,
  },
  Fortland: {
    open: (page) => openFortland(page, { actions: 'muster n1, muster w2, roll, march' }),
    hasTip: false,
    seal: 'End turn',
  },
  'The Fortress': {
    open: async (page, tips = 'off') => {
      await openSiege(page, {
        tips,
        position:
          'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox; lands 1 0 0; hand wood bridge-goat; deck wood*14',
      })
      await doByHand(page, await siegeNow(page), { type: 'lay', card: 'wood' })
    },
    seal: 'End turn',
  },
  'the Citadel': { open: (page, tips = 'off') => openCitadel(page, 'end', { tips }), seal: 'End turn' },
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** The rectangle of a button, in whole pixels. */
async function placeOf(control: Locator): Promise<number[]> {
  const box = await control.boundingBox()
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : []
}

/** The name of the button at a place; null for none. */
const buttonAt = (page: Page, [x = 0, y = 0, width = 0, height = 0]: number[]) =>
  page.evaluate(
    ([left = 0, top = 0]) =>
      document.elementFromPoint(left, top)?.closest('button')?.getAttribute('aria-label') ?? null,
    [x + width / 2, y + height / 2],
  )

/** Opens the gate between two people, which an undo may close. */
async function openGate(page: Page, undo: Locator): Promise<void> {
  const iAm = page.getByRole('button', { name: /^I am/ })
  await expect(iAm.or(undo)).toBeVisible()
  if (await iAm.isVisible()) await iAm.click()
}

/** A visible control: its name, its rectangle, and its kind, which is the form of its markup. */
interface Pressable {
  name: string
  at: number[]
  kind: string
}

/** How many controls of a kind are pointed at: a board has dozens of places alike. */
const FEW = 4

/** The first and the last controls of each kind, with their numbers. */
function fewOfAKind(all: Readonly<Record<string, Pressable>>): [string, Pressable][] {
  const entries = Object.entries(all)
  return entries.filter(([number, { kind }]) => {
    const alike = entries.filter(([, other]) => other.kind === kind).map(([other]) => other)
    const index = alike.indexOf(number)
    return index < FEW / 2 || index >= alike.length - FEW / 2
  })
}

/** The visible controls by a unique number. The log may move down, because the foresight above it grows. */
const pressable = (page: Page) =>
  page.evaluate(() => {
    const places: Record<string, Pressable> = {}
    for (const [index, one] of document
      .querySelectorAll<HTMLElement>('main button, main [role="button"]')
      .entries()) {
      const { x, y, width, height } = one.getBoundingClientRect()
      const isInSight = width > 0 && one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      one.dataset['number'] ??= `${index}`
      if (isInSight && !one.parentElement?.querySelector(':scope > [role="log"]'))
        places[one.dataset['number']] = {
          name: one.getAttribute('aria-label') ?? one.textContent ?? '',
          at: [x, y, width, height].map(Math.round),
          kind: `${one.className} ${Object.keys(one.dataset).join(' ')}`,
        }
    }
    return places
  })

for (const [name, { open: opens }] of Object.entries(TABLES))
  test(`${name}: pointing at a thing moves no other control`, async ({ page }) => {
    await opens(page)
    await inWindows(page, [DESK, TABLET], async () => {
      await page.mouse.move(2, 2)
      await page.waitForTimeout(800)
      const before = await pressable(page)
      expect(Object.keys(before).length).toBeGreaterThan(8)
      for (const [
        number,
        {
          name: what,
          at: [x = 0, y = 0, width = 0, height = 0],
        },
      ] of fewOfAKind(before)) {
        await page.mouse.move(x + width / 2, y + height / 2)
        await page.waitForTimeout(250)
        // On a busy machine, what was pointed at before is still on its way back.
        await page.evaluate(settled)
        const now = await pressable(page)
        for (const [other, { name: moved, at }] of Object.entries(before))
          if (other !== number && now[other])
            expect.soft(now[other]?.at, `${what} moves ${moved}`).toEqual(at)
      }
    })
  })

for (const [name, { open: opens, seal }] of Object.entries(TABLES))
  test(`${name}: undo, redo and the main button keep their places`, async ({ page }) => {
    await opens(page)
    const undo = button(page, 'Undo')
    const redo = button(page, 'Redo')
    const fixed = [undo, ...(seal ? [button(page, seal)] : [])]
    const places = () => Promise.all(fixed.map(placeOf))
    await inWindows(page, [DESK, TABLET, PHONE], async () => {
      await expect(undo).toBeVisible()
      await atRest(page)
      await expect(redo).toHaveCount(0)
      const before = await places()
      await onPurpose(page)
      await undo.click()
      await openGate(page, undo)
      await expect(redo).toBeVisible()
      expect(await places(), 'once something is taken back').toEqual(before)
      const spot = await placeOf(redo)
      await redo.click()
      await openGate(page, undo)
      await expect(redo).toHaveCount(0)
      expect(await places(), 'once it is done again').toEqual(before)
      expect(await buttonAt(page, spot), 'in the place of redo').toBeNull()
    })
  })

for (const [name, { open: opens }] of Object.entries(TABLES))
  test(`${name}, ${PHONE.width} px wide: the menu moves neither the tabs nor the board`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await opens(page)
    await expect(opener(page)).toBeVisible()
    await atRest(page)
    const things = await page.$$('[role="tab"], [data-place], [data-tile]')
    expect(things.length).toBeGreaterThan(4)
    /** The place of each thing. A tab panel takes its own things away, for the menu. */
    const places = () =>
      page.evaluate(
        (all) =>
          all.map((one) => {
            const { x, width, bottom } = one.getBoundingClientRect()
            return one.isConnected ? [x, width, bottom].map(Math.round) : null
          }),
        things,
      )
    const before = await places()
    await openMenu(page)
    await page.waitForTimeout(500)
    for (const [index, at] of (await places()).entries()) if (at) expect(at).toEqual(before[index])
    for (const item of await page.locator('[role=menu] [data-item]').all())
      await expect(item).toBeInViewport({ ratio: 1 })
  })

const panel = (page: Page, selector: string) => page.locator(selector).first()

/** Opens and closes what a table shows beside its board, and calls `see` after each step. */
async function openEverything(
  page: Page,
  hasTip: boolean,
  see: (step: string) => Promise<void>,
): Promise<void> {
  const tip = panel(page, '[data-tip]')
  await expect(tip).toHaveCount(hasTip ? 1 : 0)
  if (hasTip) {
    await see('with a tip')
    await tip.getByRole('button', { name: 'Thank you' }).click()
    await see('without the tip')
  }
  const hint = page.getByRole('region', { name: /hint$/ })
  await page.keyboard.press('g')
  await expect(hint).toBeVisible()
  await see('with a hint')
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await see('without the hint')
  for (const tab of await page.getByRole('tab').all()) {
    await onPurpose(page)
    await tab.click()
    await see(`with the tab ${await tab.textContent()}`)
  }
  await openMenu(page)
  await see('with the menu')
  await page.keyboard.press('Escape')
  const [first] = await page.getByRole('tab').all()
  await first?.click()
  await see('at the end')
}

/** The same for the explanations of the first tale. */
async function openExplanations(page: Page, see: (step: string) => Promise<void>): Promise<void> {
  const legend = page.getByRole('button', { name: 'Close the legend' })
  if (await legend.isVisible()) {
    await legend.click()
    await see('without the legend')
  }
  const futures = panel(page, '[data-foresight]')
  await futures.click()
  await expect(panel(page, '[data-future="all"]')).toBeVisible()
  await see('with the six futures')
  await panel(page, '[data-future="all"]').click()
  await see('with a future on the board')
  await onPurpose(page)
  await futures.click()
  await expect(page.locator('[data-future]')).toHaveCount(0)
  await see('without the six futures')
  for (const step of ['with all ways', 'without them']) {
    await page.keyboard.press('h')
    await see(step)
  }
  const explained = page.locator('[data-why]')
  await page
    .getByRole('button', { name: /: why\?$/ })
    .first()
    .click()
  await expect(explained).toBeVisible()
  await see('with an explanation')
  await page.keyboard.press('Escape')
  await expect(explained).toHaveCount(0)
  await see('without the explanation')
}

for (const [name, { open: opens, hasTip = true }] of Object.entries(TABLES))
  for (const size of [DESK, TABLET, PHONE])
    test(`${name}, ${size.width} px wide: what opens or closes does not move the board`, async ({ page }) => {
      await page.setViewportSize(size)
      await opens(page, 'on')
      const board = page.locator('[data-place="0"], [data-tile="d4"], [data-place], [data-row]').first()
      await expect(board).toBeVisible()
      await atRest(page)
      const before = await placeOf(board)
      const see = async (step: string) => {
        await atRest(page)
        expect.soft(await placeOf(board), step).toEqual(before)
      }
      await openEverything(page, hasTip, see)
    })

test('explanations of the first tale do not move its forest', async ({ page }) => {
  await open(page, { stored: storedTale(beforeParade(6)) })
  const oak = place(page, CENTRE)
  await inWindows(page, [DESK, TABLET, PHONE], async () => {
    await expect(oak).toBeVisible()
    await atRest(page)
    const before = await placeOf(oak)
    await openExplanations(page, async (step) => {
      await atRest(page)
      expect.soft(await placeOf(oak), step).toEqual(before)
    })
  })
})

/** Games in the middle of a turn, of one person, with a small and with a large forest. */
const FORESTS = {
  small: beforeParade(2),
  large: findTale(
    (state) =>
      state.phase === 'action' &&
      Object.keys(state.tiles).length >= 13 &&
      told(state, { type: 'end-turn' }).at(-1)?.state.phase === 'new-monsters',
    {
      player: diligent,
      config: COMPANY,
    },
  ),
}

for (const [name, tale] of Object.entries(FORESTS))
  for (const hand of ['right', 'left'] as const)
    test(`in a ${name} forest the label of the turn covers nothing, for a ${hand} hand`, async ({ page }) => {
      const leaders = JSON.stringify({ table: {}, cover: {}, people: 'one' })
      await open(page, { stored: storedTale(tale), leaders, handover: 'on', hand })
      await pressEndTurn(page)
      const word = page.locator('[data-quiet-turn]')
      await expect(word).toBeAttached()
      await inWindows(page, [DESK, TABLET, PHONE, PHONE_ACROSS], async () => {
        await expect(word).toBeInViewport({ ratio: 1 })
        await expect.poll(() => coveredBy(word)).toEqual([])
      })
    })

test('on a desktop the lesson covers only the log, for either hand', async ({ page }) => {
  test.slow()
  await open(page)
  for (const [index, id] of STEPS.entries()) {
    await page.evaluate(preferHand, index % 2 === 0 ? 'right' : 'left')
    await hearFrom(page, id)
    await inWindows(page, [DESK, TABLET], async () => {
      const words = bubble(page, id)
      await expect(words).toBeInViewport({ ratio: 1 })
      await expect.poll(() => coveredBy(words, 'section[aria-label="Heroes and tale"]')).toEqual([])
    })
  }
})

/** Runs in the page: stores the hand for the next load. */
function preferHand(hand: string): void {
  const settings = JSON.parse(localStorage.getItem('shelf.settings') ?? '{}')
  localStorage.setItem('shelf.settings', JSON.stringify({ ...settings, hand }))
}
