import { describe, expect, it } from 'vitest'
import { exitCode, lastLine, plus, tallyPlaywright, tallyVitest } from '../../scripts/tally.mjs'

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests })
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } })

describe('counting tests', () => {
  it('reads what the runners report', () => {
    expect(tallyVitest(vitest(12, 0), true)).toEqual({ passed: 12, failed: 0 })
    expect(tallyVitest(vitest(12, 3), false)).toEqual({ passed: 12, failed: 3 })
    expect(tallyPlaywright(playwright(5, 0), true)).toEqual({ passed: 5, failed: 0 })
    expect(tallyPlaywright(playwright(5, 2), false)).toEqual({ passed: 5, failed: 2 })
  })

  it('counts a browser test that passed at its second try as passed', () => {
    expect(tallyPlaywright(playwright(5, 0, 1), true)).toEqual({ passed: 6, failed: 0 })
  })

  it('counts a runner that ended badly without a failed test as one failure', () => {
    expect(tallyVitest(vitest(12, 0), false)).toEqual({ passed: 12, failed: 1 })
    expect(tallyPlaywright(playwright(5, 0), false)).toEqual({ passed: 5, failed: 1 })
  })

  it('counts a missing report as one failure', () => {
    expect(tallyVitest(undefined, true)).toEqual({ passed: 0, failed: 1 })
    expect(tallyPlaywright(undefined, true)).toEqual({ passed: 0, failed: 1 })
  })

  it('adds up, and ends with the line and the code that say so', () => {
    expect(plus({ passed: 3, failed: 1 }, { passed: 4, failed: 0 })).toEqual({ passed: 7, failed: 1 })
    expect(lastLine({ passed: 7, failed: 1 })).toBe('7 passed, 1 failed')
    expect(exitCode({ passed: 7, failed: 0 })).toBe(0)
    expect(exitCode({ passed: 7, failed: 1 })).toBe(1)
    expect(exitCode({ passed: 0, failed: 0 })).toBe(1)
  })
})
