import { describe, expect, it } from 'vitest'
import { cardSpot } from './card-spot.ts'

const card = { width: 200, height: 100 }

describe('a card beside its character', () => {
  it('lies to the right, level with it, where there is room', () => {
    const anchor = { left: 20, top: 300, right: 120, bottom: 350 }
    expect(cardSpot(anchor, card, { width: 900, height: 700 })).toEqual({ left: 130, top: 275 })
  })

  it('lies to the left of one at the right edge, and never leaves the window', () => {
    const anchor = { left: 700, top: 0, right: 780, bottom: 40 }
    expect(cardSpot(anchor, card, { width: 800, height: 700 })).toEqual({ left: 490, top: 10 })
  })

  it('lies above, or else below, where the window is narrow', () => {
    const wide = { left: 20, right: 300 }
    const room = { width: 320, height: 600 }
    expect(cardSpot({ ...wide, top: 400, bottom: 450 }, card, room)).toEqual({ left: 60, top: 290 })
    expect(cardSpot({ ...wide, top: 50, bottom: 100 }, card, room)).toEqual({ left: 60, top: 110 })
  })
})
