import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limited, limiterCurve } from './limiter.ts'
import { LOUDNESS } from './play.ts'

const swing = fc.double({ min: -20, max: 20, noNaN: true })

describe('sounds at the same time', () => {
  it('stay within the speaker’s range in any number', () => {
    fc.assert(fc.property(swing, (one) => Math.abs(limited(one)) <= 1))
    expect(Math.max(...limiterCurve())).toBeLessThanOrEqual(1)
  })

  it('grow with the input and are symmetric', () => {
    fc.assert(fc.property(swing, swing, (one, other) => one > other || limited(one) <= limited(other)))
    fc.assert(fc.property(swing, (one) => limited(-one) === -limited(one)))
  })

  it('leaves one sound at middle loudness unchanged', () => {
    expect(limited(LOUDNESS.middle)).toBe(LOUDNESS.middle)
    const curve = limiterCurve()
    expect(curve[(curve.length - 1) / 2]).toBe(0)
  })
})
