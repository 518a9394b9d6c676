import type { Page } from '@playwright/test'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** How many moves a gesture is made of, as a screen reports them. */
const MOVES = 12

/** The point that lies some part of the way from one to another. */
const partOfWay = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** Some fingers that lie on the screen. */
export interface Fingers {
  /** Moves them all at once and in straight lines, each to a point. */
  move(...to: readonly Point[]): Promise<void>
  lift(): Promise<void>
}

/** Puts fingers on the screen, each on a point. */
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

/** Moves fingers over the screen, each from one point to another, all at once and in a straight line. */
export async function swipe(page: Page, ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const fingers = await putFingers(page, ...ways.map(([from]) => from))
  await fingers.move(...ways.map(([, to]) => to))
  await fingers.lift()
}
