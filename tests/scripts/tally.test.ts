import { describe, expect, it } from 'vitest'
import {
  exitCode,
  failuresOfPlaywright,
  failuresOfVitest,
  lastLine,
  plus,
  tallyPlaywright,
  tallyVitest,
} from '../../scripts/tally.mjs'

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests })
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } })

describe('counting tests', () => {
  it('reads the reports of the runners', () => {
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

describe('naming failures', () => {
  it('gives the file, name and first line of the message of each failed test', () => {
    const passed = { status: 'passed', fullName: 'walks' }
    const failed = {
      status: 'failed',
      fullName: 'runs home',
      failureMessages: ['\u001b[31mtoo late\u001b[39m\n    at home.ts'],
    }
    const testResults = [
      { name: 'tests/road.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'tests/fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      {
        name: 'tests/torn.test.ts',
        status: 'failed',
        message: 'does not load\nat all',
        assertionResults: [],
      },
    ]
    expect(failuresOfVitest(JSON.stringify({ testResults }))).toEqual([
      'tests/road.test.ts › runs home: too late',
      'tests/torn.test.ts: does not load',
    ])
  })

  it('finds browser tests at any depth, and not those that passed at their second try', () => {
    const spec = (title: string, ok: boolean) => ({
      file: 'road.spec.ts',
      line: 7,
      title,
      ok,
      tests: [{ results: [{ error: { message: 'no such road\nCall log' } }, ok ? {} : { error: {} }] }],
    })
    const suites = [
      { specs: [spec('walks', true)], suites: [{ suites: [{ specs: [spec('runs home', false)] }] }] },
    ]
    expect(failuresOfPlaywright(JSON.stringify({ suites }))).toEqual([
      'road.spec.ts:7 › runs home: no such road',
    ])
  })

  it('is empty without a report', () => {
    expect(failuresOfVitest(undefined)).toEqual([])
    expect(failuresOfPlaywright(undefined)).toEqual([])
  })
})
