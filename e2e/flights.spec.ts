import { expect, type Page, test } from '@playwright/test'
import { openCitadel } from './support/citadel.ts'
import { onPurpose, open, seal } from './support/game.ts'
import { allowed, findTale, storedTale } from './support/tale.ts'

// These tests need motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Flown {
  from: { x: number; y: number }
  to: { x: number; y: number }
  /** The end of its longest animation after the start of the event, in milliseconds. */
  ends: number
  /** The distance from either end to the nearest market slot, in pixels. */
  fromSlot: number
}

/** Records the centre of everything that starts to fly, at the start and at the end of its way. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flown: Flown[] = []
    Object.assign(window, { flown })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      if (!this.closest('[data-flights]')) return animation
      const { delay = 0, endTime = 0, duration = 0 } = animation.effect?.getComputedTiming() ?? {}
      const middleAt = (time: number) => {
        animation.currentTime = time
        const { left, top, width, height } = this.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      const to = middleAt(delay + Number(duration) - 0.01)
      const from = middleAt(delay)
      animation.currentTime = 0
      const away = [
        ...document.querySelectorAll('[data-flow] > li :is([data-press="take"], [role="img"])'),
      ].flatMap((slot) => {
        const { left, top, width, height } = slot.getBoundingClientRect()
        return [from, to].map(({ x, y }) => Math.hypot(x - left - width / 2, y - top - height / 2))
      })
      flown.push({ from, to, ends: Number(endTime), fromSlot: Math.min(...away) })
      return animation
    }
  })
}

const flownOn = (page: Page) => page.evaluate(() => (window as unknown as { flown: Flown[] }).flown)

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Expects two points within a few pixels, because boxes have fractional sizes. */
function expectNear(one: { x: number; y: number } | undefined, other: { x: number; y: number }): void {
  expect(Math.hypot((one?.x ?? 0) - other.x, (one?.y ?? 0) - other.y)).toBeLessThan(4)
}

const isGone = (page: Page) => expect(page.locator('[data-flights]')).toHaveCount(0)

test('drawn cards and paid bricks fly to seats', async ({ page }) => {
  await watchFlights(page)
  await openCitadel(page, 'reveal', { speed: 'calm' })
  await onPurpose(page)
  const pile = await middleOf(page, '[data-pile]')
  await page.keyboard.press('t')
  await expect.poll(async () => (await flownOn(page)).length).toBeGreaterThan(0)
  const [card] = await flownOn(page)
  expectNear(card?.from, pile)
  await expect(page.getByRole('button', { name: 'Skip' }).first()).toBeHidden({ timeout: 20_000 })
  await isGone(page)
  for (const { ends } of await flownOn(page)) expect(ends).toBeLessThanOrEqual(600)
})

const laying = findTale(
  (state) => state.phase === 'action' && !state.pending && allowed(state, 'expand').length > 0,
)

test('a press acts at once and ends the flight of a tile', async ({ page }) => {
  await watchFlights(page)
  await open(page, {
    stored: storedTale(laying),
    speed: 'calm',
    leaders: JSON.stringify({
      table: Object.fromEntries(laying.state.seats.map(({ character }) => [character, 'apprentice'])),
      cover: {},
    }),
  })
  await expect.poll(async () => (await flownOn(page)).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const flown = await flownOn(page)
  // From the market to the forest, or from the pile to the market.
  expect(flown[0]?.fromSlot).toBeLessThan(6)
  expect(await page.locator('[data-acting]').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  await isGone(page)
  await expect(seal(page, 'End turn')).toHaveCount(0)
})
