import type { Page } from '@playwright/test'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** How many moves a gesture is made of, as a screen reports them. */
const MOVES = 12

/** Moves fingers over the screen, each from one point to another, all at once and in a straight line. */
export async function swipe(
  page: Page,
  fingers: readonly (readonly [from: Point, to: Point])[],
): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([from, to], id) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        id,
      })),
    })
  await touch('touchStart', 0)
  for (let move = 1; move <= MOVES; move++) await touch('touchMove', move / MOVES)
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
