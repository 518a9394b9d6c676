import type { CDPSession, Locator, Page } from '@playwright/test'

/** Presses that were not meant: their times are written into the events, so that a busy machine changes nothing. */
export type Slip = 'two clicks, 60 ms' | 'two clicks, 180 ms' | 'two taps, 150 ms' | 'Enter held'

export const SLIPS: readonly Slip[] = [
  'two clicks, 60 ms',
  'two clicks, 180 ms',
  'two taps, 150 ms',
  'Enter held',
]

/** How long a press takes, in seconds. */
const PRESS = 0.03

interface Point {
  x: number
  y: number
}

/** Makes a slip on a control: a quick second press in the same place, whatever lies there by then, or a key that is held. */
export async function slip(page: Page, control: Locator, how: Slip): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} cannot be pressed.`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const screen = await page.context().newCDPSession(page)
  const now = Date.now() / 1000
  switch (how) {
    case 'two clicks, 60 ms':
      await click(screen, at, now)
      await click(screen, at, now + 0.06)
      break
    case 'two clicks, 180 ms':
      await click(screen, at, now)
      await drawn(page)
      await click(screen, at, now + 0.18)
      break
    case 'two taps, 150 ms':
      await tap(screen, at, now)
      await drawn(page)
      await tap(screen, at, now + 0.15)
      break
    case 'Enter held':
      await control.focus()
      await holdEnter(page)
  }
  await screen.detach()
}

/** Two frames later whatever a press changed is drawn. */
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

/** A key that is pressed again before it is let go is a held key. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 14; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}
