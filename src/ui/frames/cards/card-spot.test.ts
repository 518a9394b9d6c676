import { describe, expect, it } from 'vitest'
import { cardSpot } from './card-spot.ts'

const card = { width: 200, height: 100 }

describe('a card beside what it is about', () => {
  it('lies to the right, level with it, where there is room', () => {
    const anchor = { left: 20, top: 300, right: 120, bottom: 350 }
    expect(cardSpot(anchor, card, { width: 900, height: 700 }, false)).toEqual({
      left: 130,
      top: 275,
      height: 100,
    })
  })

  it('lies to the left of one at the right edge, and never leaves the window', () => {
    const anchor = { left: 700, top: 0, right: 780, bottom: 40 }
    const spot = cardSpot(anchor, card, { width: 800, height: 700 }, false)
    expect(spot).toMatchObject({ left: 490, top: 10 })
    const low = { ...anchor, top: 680, bottom: 700 }
    expect(cardSpot(low, card, { width: 800, height: 700 }, false).top).toBe(590)
  })

  it('lies above, or else below, where the window is narrow', () => {
    const wide = { left: 20, right: 300 }
    const room = { width: 320, height: 600 }
    expect(cardSpot({ ...wide, top: 400, bottom: 450 }, card, room, false)).toMatchObject({
      left: 60,
      top: 290,
    })
    expect(cardSpot({ ...wide, top: 50, bottom: 100 }, card, room, false)).toMatchObject({
      left: 60,
      top: 110,
    })
  })

  it('is lower than it is long where it can be scrolled, rather than over what it is about', () => {
    const anchor = { left: 20, right: 300, top: 250, bottom: 300 }
    const room = { width: 320, height: 700 }
    const long = { width: 200, height: 650 }
    expect(cardSpot(anchor, long, room, true)).toMatchObject({ top: 310, height: 380 })
    expect(cardSpot({ ...anchor, top: 400, bottom: 450 }, long, room, true)).toMatchObject({
      top: 10,
      height: 380,
    })
    expect(cardSpot(anchor, long, room, false)).toMatchObject({ top: 40, height: 650 })
  })

  it('is never higher than the window', () => {
    const anchor = { left: 20, right: 300, top: 100, bottom: 190 }
    const room = { width: 320, height: 300 }
    expect(cardSpot(anchor, { width: 200, height: 900 }, room, true)).toMatchObject({ top: 10, height: 280 })
  })
})
