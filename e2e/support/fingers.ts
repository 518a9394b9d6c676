import type { Page } from '@playwright/test'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The number of moves in a gesture, as a touch screen reports them. */
const MOVES = 12

/** Returns the point at a fraction of the way from one point to another. */
const partOfWay = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** Fingers that touch the screen. */
export interface Fingers {
  /** Moves all fingers at the same time, each in a straight line to its point. */
  move(...to: readonly Point[]): Promise<void>
  lift(): Promise<void>
}

/** Touches the screen with one finger at each point. */
export async function putFingers(page: Page, ...on: readonly Point[]): Promise<Fingers> {
  const screen = await page.context().newCDPSession(page)
  let at = on
  const touch = (type: 'touchStart' | 'touchMove', points: readonly Point[]) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  await touch('touchStart', at)
  return {
    async move(...to) {
      for (let move = 1; move <= MOVES; move++) {
        await touch(
          'touchMove',
          at.map((from, finger) => partOfWay(from, to[finger] ?? from, move / MOVES)),
        )
      }
      at = to
    },
    async lift() {
      await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await screen.detach()
    },
  }
}

/** Touches the screen, and moves all fingers at the same time in straight lines. */
export async function swipe(page: Page, ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const fingers = await putFingers(page, ...ways.map(([from]) => from))
  await fingers.move(...ways.map(([, to]) => to))
  await fingers.lift()
}
