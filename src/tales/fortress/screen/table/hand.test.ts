import { describe, expect, it } from 'vitest'
import { laid } from './Hand.tsx'

describe('how large the hand is drawn', () => {
  it('few cards in one row, as large as they are', () => {
    expect(laid({ width: 390, height: 192 }, 3)).toEqual({ scale: 1, beside: 3 })
  })

  it('seven in two even rows, as high as the foot has room for', () => {
    const { scale, beside } = laid({ width: 390, height: 226 }, 7)
    expect(beside).toBe(4)
    expect(scale).toBeGreaterThan(0.75)
    expect(scale * 116 * 2).toBeLessThan(226 - 30)
  })

  it('seven in one row where that shows them as large', () => {
    expect(laid({ width: 700, height: 192 }, 7).beside).toBe(7)
  })
})
