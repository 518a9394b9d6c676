import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { keptTexts } from './game.ts'

/** Unintended presses. Their times are set in the events, so that a busy machine makes no difference. */
const SLIPS = [
  'clicks after 60 and 180 ms',
  'two taps, 150 ms',
  'Enter held, and again after 150 ms',
] as const

type Slip = (typeof SLIPS)[number]

/** The duration of a press, in seconds. */
const PRESS = 0.03

/** How often a held key presses again. */
const HELD = 14

interface Point {
  x: number
  y: number
}

/**
 * Makes a slip on a control: quick further presses in the same place, or a held key that is pressed again. A further press hits the element
 * that is there by then.
 */
async function slip(page: Page, control: Locator, how: Slip): Promise<void> {
  await page.evaluate(() => Object.assign(window, { makesSlips: true }))
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not visible.`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const screen = await page.context().newCDPSession(page)
  const now = Date.now() / 1000
  switch (how) {
    // The second click comes before the result of the first is drawn, the third after it.
    case 'clicks after 60 and 180 ms':
      await click(screen, at, now)
      await click(screen, at, now + 0.06)
      await drawn(page)
      await click(screen, at, now + 0.18)
      break
    case 'two taps, 150 ms':
      await tap(screen, at, now)
      await drawn(page)
      await tap(screen, at, now + 0.15)
      break
    case 'Enter held, and again after 150 ms':
      await control.focus()
      await pressEnter(screen, now, HELD)
      await drawn(page)
      await pressEnter(screen, now + 0.15)
  }
  await screen.detach()
}

/** Waits two frames, until the result of a press is drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function click(screen: CDPSession, at: Point, time: number): Promise<void> {
  const mouse = { ...at, button: 'left', clickCount: 1 } as const
  await screen.send('Input.dispatchMouseEvent', {
    ...mouse,
    type: 'mousePressed',
    buttons: 1,
    timestamp: time,
  })
  await screen.send('Input.dispatchMouseEvent', {
    ...mouse,
    type: 'mouseReleased',
    buttons: 0,
    timestamp: time + PRESS,
  })
}

async function tap(screen: CDPSession, at: Point, time: number): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp: time })
  await screen.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: time + PRESS,
  })
}

/** Presses Enter, with the repeats of a held key. */
async function pressEnter(screen: CDPSession, time: number, repeats = 0): Promise<void> {
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  for (let repeat = 0; repeat <= repeats; repeat++)
    await screen.send('Input.dispatchKeyEvent', {
      ...enter,
      type: 'keyDown',
      text: '\r',
      autoRepeat: repeat > 0,
      timestamp: time + (PRESS * repeat) / (repeats + 1),
    })
  await screen.send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp', timestamp: time + PRESS })
}

/** A button to slip on, in a game that offers it. */
export interface SlipCase {
  name: string
  tale: 'fairy-tale' | 'boogyman' | 'fortland' | 'fortress' | 'citadel'
  open(page: Page): Promise<void>
  button(page: Page): Locator
  /** The number of new actions in the log; 1 by default. */
  actions?: number
  /** Further expectations after the slip. */
  stays?(page: Page): Promise<void>
}

export const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first()

/** The number of actions in the newest game of a tale. */
async function actionsIn(page: Page, tale: SlipCase['tale']): Promise<number> {
  const [text] = await keptTexts(page, tale)
  return text === undefined ? 0 : JSON.parse(text).actions.length
}

/** Long enough for the effect of a second press at every playback speed, in milliseconds. */
const AFTERWARDS = 900

/** Makes every slip on every button, and expects that the button acts once. */
export function testSlips(cases: readonly SlipCase[]): void {
  for (const { name, tale, open: opens, button, actions = 1, stays } of cases)
    test.describe(`${tale}: a slip on ${name}`, () => {
      for (const how of SLIPS)
        test(`${how}: acts once`, async ({ browser }) => {
          const phone = how === 'two taps, 150 ms'
          const context = await browser.newContext(
            phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
          )
          const page = await context.newPage()
          await opens(page)
          await expect(button(page)).toBeVisible()
          await page.waitForTimeout(AFTERWARDS)
          const before = await actionsIn(page, tale)
          await slip(page, button(page), how)
          await expect.poll(() => actionsIn(page, tale)).toBe(before + actions)
          await page.waitForTimeout(AFTERWARDS)
          expect(await actionsIn(page, tale)).toBe(before + actions)
          await stays?.(page)
          await context.close()
        })
    })
}
