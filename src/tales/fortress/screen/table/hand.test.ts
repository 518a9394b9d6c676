import { describe, expect, it } from 'vitest'
import { laid } from './Hand.tsx'

describe('layout of the hand', () => {
  it('puts few cards in one full-size row', () => {
    expect(laid({ width: 390, height: 192 }, 3)).toEqual({ scale: 1, beside: 3 })
  })

  it('fits seven cards into two even rows', () => {
    const { scale, beside } = laid({ width: 390, height: 226 }, 7)
    expect(beside).toBe(4)
    expect(scale).toBeGreaterThan(0.75)
    expect(scale * 116 * 2).toBeLessThan(226 - 30)
  })

  it('puts seven cards into one row if they are as large there', () => {
    expect(laid({ width: 700, height: 192 }, 7).beside).toBe(7)
  })
})
