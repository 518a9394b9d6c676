import { describe, expect, it } from 'vitest'
import * as en from './en/numbers.ts'
import * as nl from './nl/numbers.ts'

describe('numbers in English', () => {
  it('has words for ordinals up to ninety-nine', () => {
    expect([1, 2, 3, 5, 8, 9, 12, 20, 21, 26, 32, 40, 99].map(en.ordinal)).toEqual([
      'first',
      'second',
      'third',
      'fifth',
      'eighth',
      'ninth',
      'twelfth',
      'twentieth',
      'twenty-first',
      'twenty-sixth',
      'thirty-second',
      'fortieth',
      'ninety-ninth',
    ])
  })

  it('uses figures with the right ending beyond words', () => {
    expect([100, 101, 111, 112, 122].map(en.ordinal)).toEqual(['100th', '101st', '111th', '112th', '122nd'])
  })

  it('has number words for stories to ninety-nine', () => {
    expect([0, 14, 20, 26, 80, 99, 100].map(en.spelled)).toEqual([
      'no',
      'fourteen',
      'twenty',
      'twenty-six',
      'eighty',
      'ninety-nine',
      '100',
    ])
  })

  it('counts in words up to twelve', () => {
    expect(en.countNoun(0, 'tile', 'tiles')).toBe('no tiles')
    expect(en.countNoun(1, 'tile', 'tiles')).toBe('one tile')
    expect(en.countNoun(12, 'tile', 'tiles')).toBe('twelve tiles')
    expect(en.countNoun(13, 'tile', 'tiles')).toBe('13 tiles')
    expect(en.capital('five monsters')).toBe('Five monsters')
  })
})

describe('numbers in Dutch', () => {
  it('has ordinal words to ninety-nine, then figures', () => {
    expect([1, 2, 3, 7, 8, 12, 19, 20, 21, 26, 31, 83, 100].map(nl.ordinal)).toEqual([
      'eerste',
      'tweede',
      'derde',
      'zevende',
      'achtste',
      'twaalfde',
      'negentiende',
      'twintigste',
      'eenentwintigste',
      'zesentwintigste',
      'eenendertigste',
      'drieëntachtigste',
      '100e',
    ])
  })

  it('has number words for stories to ninety-nine', () => {
    expect([0, 1, 14, 21, 22, 33, 48, 70, 100].map(nl.spelled)).toEqual([
      'geen',
      'één',
      'veertien',
      'eenentwintig',
      'tweeëntwintig',
      'drieëndertig',
      'achtenveertig',
      'zeventig',
      '100',
    ])
  })

  it('counts in words up to twelve', () => {
    expect(nl.countNoun(1, 'tegel', 'tegels')).toBe('één tegel')
    expect(nl.countNoun(7, 'tegel', 'tegels')).toBe('zeven tegels')
    expect(nl.capital('één tegel')).toBe('Eén tegel')
    expect(nl.capital('ijsreuzen')).toBe('IJsreuzen')
  })
})
