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

/** The shown place of each monster, by its number: the place under the centre of its piece. */
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

/** The places of monsters in a position. */
const monstersOf = ({ tiles }: State): Record<string, Place> =>
  Object.fromEntries(places(tiles).flatMap((at) => tiles[at]?.monsters.map(({ n }) => [n, at]) ?? []))

/** Selects events with a duration, which the playback shows. */
const isShown = ({ type }: Event) => type !== 'side-asked' && type !== 'turn-ended'
const shown = frames.filter(({ event }) => isShown(event)).map(({ state }) => state)

/** Ends the turn at calm speed, on a page with a stopped clock. */
async function endTurn(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, { stored: storedTale(marching), speed: 'calm' })
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pressEndTurn(page)
  await expect(transport(page, 'Pause')).toBeVisible()
}

test('the monsters’ turn plays step by step, without delaying the game', async ({ page }) => {
  await endTurn(page)
  await test.step('the game has advanced before the first monster moves on screen', async () => {
    expect(await shownMonsters(page)).toEqual(monstersOf(marching.state))
    expect(await hashOf(page)).toBe(there)
    await expect(seal(page, 'Roll for new monsters')).toHaveCount(0)
    await page.keyboard.press('e')
    expect(await hashOf(page)).toBe(there)
  })
  await test.step('steps are shown in the order of the rules', async () => {
    for (const state of shown.slice(1)) {
      await transport(page, 'One step').click()
      await expect.poll(() => shownMonsters(page)).toEqual(monstersOf(state))
    }
    await transport(page, 'One step').click()
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    expect(await shownMonsters(page)).toEqual(monstersOf(ended.state))
  })
})

test('playback ends by itself or is skipped, and can be replayed', async ({ page }) => {
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
  await test.step('paused, it waits, and then continues to its end', async () => {
    await transport(page, 'Pause').click()
    await page.clock.runFor(60_000)
    expect(await shownMonsters(page)).toEqual(monstersOf(marching.state))
    await transport(page, 'Go on').click()
    await page.clock.runFor(60_000)
    await expectEnd()
  })
  await test.step('a replay starts from the former places, and its button skips it', async () => {
    await playAgain()
    await transport(page, 'Skip').click()
    await expectEnd()
  })
  await test.step('a press on the board skips a replay', async () => {
    await playAgain()
    await place(page, CENTRE).click()
    await expect(transport(page, 'Skip')).toHaveCount(0)
    await expectEnd()
  })
  await test.step('a replay ends by itself', async () => {
    await playAgain()
    await page.clock.runFor(60_000)
    await expectEnd()
  })
})

test('keys pause, step, continue, skip and replay', async ({ page }) => {
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

test('with reduced motion pieces fade in without moving, for the same duration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // An animation of 120 ms would end before a busy machine looks.
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

test('a reload during playback loses nothing, and a double end of turn counts once', async ({ page }) => {
  await endTurn(page)
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  expect(await hashOf(page)).toBe(there)
  await page.clock.resume() // nothing is painted while the clock is stopped, and the page starts after painting
  await page.reload()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  expect(await hashOf(page)).toBe(there)
  expect(await shownMonsters(page)).toEqual(monstersOf(ended.state))
})
