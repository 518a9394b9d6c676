import { expect, type Page, test } from '@playwright/test'
import { type Event, places, type State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, type Place, placeAt } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, open, place, pressEndTurn, seal } from './support/game.ts'
import { after, beforeParade, storedTale, told } from './support/tale.ts'

const marching = beforeParade(4)
const ended = after(marching, { type: 'end-turn' })
const frames = told(marching.state, { type: 'end-turn' })
const there = stateHash(ended.state)

const transport = (page: Page, name: 'Pause' | 'Go on' | 'One step' | 'Skip' | 'Watch again') =>
  page.getByRole('button', { name, exact: true })

/** Where each monster stands on the board, by its number: the place under the middle of its counter. */
async function shownMonsters(page: Page): Promise<Record<string, Place>> {
  const spots = await page.locator('[data-piece^="m"]').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { left, top } = (piece as HTMLElement).style
      const inTiles = (length: string) => Math.round(Number(/\* (-?[\d.]+)/.exec(length)?.[1]))
      return [piece.getAttribute('data-piece') ?? '', inTiles(left), inTiles(top)] as const
    }),
  )
  return Object.fromEntries(spots.map(([piece, x, y]) => [piece.slice(1), placeAt(x, y)]))
}

/** The same in a position. */
const monstersOf = ({ tiles }: State): Record<string, Place> =>
  Object.fromEntries(places(tiles).flatMap((at) => tiles[at]?.monsters.map(({ n }) => [n, at]) ?? []))

/** The positions that are shown one after another: those of the events that take any time. */
const isShown = ({ type }: Event) => type !== 'side-asked' && type !== 'turn-ended'
const shown = frames.filter(({ event }) => isShown(event)).map(({ state }) => state)

/** Ends the turn at a calm pace, on a page whose time stands still from then on. */
async function endTurn(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, { stored: storedTale(marching), speed: 'calm' })
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pressEndTurn(page)
  await expect(transport(page, 'Pause')).toBeVisible()
}

test('the monsters’ turn goes on step by step, and the game waits for nothing', async ({ page }) => {
  await endTurn(page)
  await test.step('the game has gone on already when the first monster is still to move', async () => {
    expect(await shownMonsters(page)).toEqual(monstersOf(marching.state))
    expect(await hashOf(page)).toBe(there)
    await expect(seal(page, 'Roll for new monsters')).toHaveCount(0)
    await page.keyboard.press('e')
    expect(await hashOf(page)).toBe(there)
  })
  await test.step('its steps come in the order of the rules', async () => {
    for (const state of shown.slice(1)) {
      await transport(page, 'One step').click()
      await expect.poll(() => shownMonsters(page)).toEqual(monstersOf(state))
    }
    await transport(page, 'One step').click()
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    expect(await shownMonsters(page)).toEqual(monstersOf(ended.state))
  })
})

test('it comes to its end by itself or is skipped, and can be played again', async ({ page }) => {
  await endTurn(page)
  const expectEnd = async () => {
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    await expect.poll(() => shownMonsters(page)).toEqual(monstersOf(ended.state))
    expect(await hashOf(page)).toBe(there)
  }
  const playAgain = async () => {
    await transport(page, 'Watch again').click()
    await expect(transport(page, 'Skip')).toBeVisible()
    await expect.poll(() => shownMonsters(page)).toEqual(monstersOf(marching.state))
    expect(await hashOf(page)).toBe(there)
  }
  await test.step('paused it stays, and goes on by itself to its end', async () => {
    await transport(page, 'Pause').click()
    await page.clock.runFor(60_000)
    expect(await shownMonsters(page)).toEqual(monstersOf(marching.state))
    await transport(page, 'Go on').click()
    await page.clock.runFor(60_000)
    await expectEnd()
  })
  await test.step('played again, from where the monsters stood, it is skipped by its button', async () => {
    await playAgain()
    await transport(page, 'Skip').click()
    await expectEnd()
  })
  await test.step('played again, it is skipped by a press on the board', async () => {
    await playAgain()
    await place(page, CENTRE).click()
    await expect(transport(page, 'Skip')).toHaveCount(0)
    await expectEnd()
  })
  await test.step('played again, it comes to its end by itself', async () => {
    await playAgain()
    await page.clock.runFor(60_000)
    await expectEnd()
  })
})

test('keys pause it, go through it step by step, let it go on, skip to its end, and play it again', async ({
  page,
}) => {
  await endTurn(page)
  await page.keyboard.press('k')
  await expect(transport(page, 'Go on')).toBeVisible()
  await page.clock.runFor(60_000)
  for (const state of shown.slice(1)) {
    await page.keyboard.press('n')
    await expect.poll(() => shownMonsters(page)).toEqual(monstersOf(state))
  }
  await page.keyboard.press('k')
  await page.clock.runFor(60_000)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()

  await page.keyboard.press('a')
  await expect.poll(() => shownMonsters(page)).toEqual(monstersOf(marching.state))
  await page.keyboard.press('n')
  await expect(transport(page, 'Go on')).toBeVisible()
  await page.keyboard.press('s')
  await expect(transport(page, 'Skip')).toHaveCount(0)
  expect(await shownMonsters(page)).toEqual(monstersOf(ended.state))
  expect(await hashOf(page)).toBe(there)
})

test('with little motion nothing travels: pieces fade in where they are, and stay as long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // What lasts 120 ms is over before a busy machine has looked.
  const screen = await page.context().newCDPSession(page)
  await screen.send('Animation.enable')
  await screen.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await endTurn(page)
  const longest: number[] = []
  for (const _ of shown.slice(1)) {
    await transport(page, 'One step').click()
    const moves = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return []
        const travels = effect.getKeyframes().some((frame) => 'transform' in frame || 'scale' in frame)
        return [{ travels, lasts: Number(effect.getComputedTiming().duration) }]
      }),
    )
    expect(moves.filter(({ travels }) => travels)).toEqual([])
    longest.push(...moves.map(({ lasts }) => lasts))
  }
  expect(longest.length).toBeGreaterThan(0)
  expect(Math.max(...longest)).toBeLessThanOrEqual(120)
})

test('a reload in the middle of it loses nothing, and an end of turn pressed twice is one', async ({
  page,
}) => {
  await endTurn(page)
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  expect(await hashOf(page)).toBe(there)
  await page.clock.resume() // nothing is painted while time stands still, and the page begins when it has been
  await page.reload()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  expect(await hashOf(page)).toBe(there)
  expect(await shownMonsters(page)).toEqual(monstersOf(ended.state))
})
