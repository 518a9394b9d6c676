import { describe, expect, it } from 'vitest'
import { asName, plainName, shownName } from './person-names.ts'

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'

describe('a name', () => {
  it.each([
    ['a zero width space', '\u200B'],
    ['a soft hyphen', '\u00AD'],
    ['an empty Braille sign', '\u2800'],
    ['a Hangul filler', '\u3164\u115F\u1160\uFFA0'],
    ['direction signs', '\u202E\u2066\u2069\u200F\u061C'],
    ['joiners alone', '\u200D\u200C\uFE0F'],
    ['tags alone', '\u{E0041}\u{E007F}'],
    ['marks alone', '\u0301\u0302'],
    ['spaces of all kinds', ' \u00A0\u3000\u2003'],
  ])('of %s is none', (_, name) => {
    expect(plainName(name)).toBe('')
    expect(shownName(name)).toBe('')
    expect(asName(name, 24).trim()).toBe('')
  })

  it('loses characters that reverse the text after them', () => {
    expect(plainName('abc\u202E')).toBe('abc')
    expect(plainName(' A\u2067nna\u200E ')).toBe('Anna')
  })

  it('keeps joiners, emoji families and flags whole', () => {
    const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'
    for (const name of [FAMILY, flag, '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '\u2764\uFE0F'])
      expect(plainName(name)).toBe(name)
  })

  it('is composed, so names have one form', () => {
    expect(plainName('e\u0301')).toBe('\u00E9')
  })

  it('is cut between grapheme clusters', () => {
    expect(asName(FAMILY.repeat(5), 24)).toBe(FAMILY.repeat(3))
    expect(asName('W'.repeat(40), 24)).toBe('W'.repeat(24))
    expect([...asName('e\u0323\u0301'.repeat(40), 24)].length).toBeLessThanOrEqual(24)
  })

  it('is cut earlier if its characters are wide', () => {
    expect(asName('\u6F22'.repeat(40), 24)).toBe('\u6F22'.repeat(18))
  })

  it('keeps a trailing space while it is typed', () => {
    expect(asName('  Anna  ', 24)).toBe('Anna ')
    expect(plainName(asName('Anna ', 24))).toBe('Anna')
  })

  it('is isolated if it has right-to-left letters', () => {
    expect(shownName('\u05D3\u05E0\u05D4')).toBe('\u2068\u05D3\u05E0\u05D4\u2069')
    expect(shownName('Anna')).toBe('Anna')
  })

  it('has four combining marks a letter at most', () => {
    expect(plainName(`Z${'\u0336'.repeat(50)}`)).toBe(`Z${'\u0336'.repeat(4)}`)
  })
})
