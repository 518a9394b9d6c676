import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limited, limiterCurve } from './limiter.ts'
import { LOUDNESS } from './play.ts'

const swing = fc.double({ min: -20, max: 20, noNaN: true })

describe('what sounds together', () => {
  it('stays within what a speaker can do, however much it is', () => {
    fc.assert(fc.property(swing, (one) => Math.abs(limited(one)) <= 1))
    expect(Math.max(...limiterCurve())).toBeLessThanOrEqual(1)
  })

  it('is never louder for being more, and swings to both sides alike', () => {
    fc.assert(fc.property(swing, swing, (one, other) => one > other || limited(one) <= limited(other)))
    fc.assert(fc.property(swing, (one) => limited(-one) === -limited(one)))
  })

  it('is as it was made where it is no louder than one sound at a middle loudness', () => {
    expect(limited(LOUDNESS.middle)).toBe(LOUDNESS.middle)
    const curve = limiterCurve()
    expect(curve[(curve.length - 1) / 2]).toBe(0)
  })
})
