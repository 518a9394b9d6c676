import { describe, expect, it } from 'vitest'
import * as en from './en/numbers.ts'
import * as nl from './nl/numbers.ts'

describe('numbers in English', () => {
  it('has words for ordinals up to twenty', () => {
    expect([1, 2, 3, 9, 12, 20].map(en.ordinal)).toEqual([
      'first',
      'second',
      'third',
      'ninth',
      'twelfth',
      'twentieth',
    ])
  })

  it('goes on in figures with the right ending', () => {
    expect([21, 22, 23, 24, 101, 111, 112, 113].map(en.ordinal)).toEqual([
      '21st',
      '22nd',
      '23rd',
      '24th',
      '101st',
      '111th',
      '112th',
      '113th',
    ])
  })

  it('counts in words up to twelve', () => {
    expect(en.counted(0, 'tile', 'tiles')).toBe('no tiles')
    expect(en.counted(1, 'tile', 'tiles')).toBe('one tile')
    expect(en.counted(12, 'tile', 'tiles')).toBe('twelve tiles')
    expect(en.counted(13, 'tile', 'tiles')).toBe('13 tiles')
    expect(en.capital('five monsters')).toBe('Five monsters')
  })
})

describe('numbers in Dutch', () => {
  it('has words for ordinals up to twenty and figures beyond', () => {
    expect([1, 8, 20, 21].map(nl.ordinal)).toEqual(['eerste', 'achtste', 'twintigste', '21e'])
  })

  it('counts in words up to twelve', () => {
    expect(nl.counted(1, 'tegel', 'tegels')).toBe('één tegel')
    expect(nl.counted(7, 'tegel', 'tegels')).toBe('zeven tegels')
    expect(nl.capital('één tegel')).toBe('Eén tegel')
  })
})
