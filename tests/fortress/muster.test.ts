import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Draft,
  FORTRESS_IDS,
  inAll,
  type MusterRefusal,
  PRESET_IDS,
  PRESETS,
  type ProblemCode,
  parseMuster,
  placeAgainst,
  readDeck,
  refuseDeck,
  refuseMuster,
  standardRules,
  writeMuster,
} from '../../src/engine/fortress/index.ts'
import { err, ok } from '../../src/engine/kernel/result.ts'
import { configs } from './random-play.ts'

const DECK = PRESETS['bremen-road']

describe('a deck', () => {
  test('has five full presets, recommended first [S 2]', () => {
    expect(PRESET_IDS[0]).toBe('town-watch')
    for (const id of PRESET_IDS) expect(refuseMuster(PRESETS[id], { defenders: 7 })).toBeNull()
    expect(PRESET_IDS.map((id) => inAll(PRESETS[id].lands))).toEqual([12, 13, 13, 13, 15])
  })

  const but = (change: Partial<Draft>): Draft => ({ ...DECK, ...change })
  const without = (count: number, ...instead: string[]) => [...DECK.creatures.slice(count), ...instead]

  test.each<[string, MusterRefusal | null, Draft]>([
    ['an unknown card', 'unknown-card', but({ creatures: without(1, 'wolf') })],
    [
      'a treasure among the fifteen',
      'unknown-card',
      but({ creatures: without(1, 'siege-ram'), treasure: null }),
    ],
    ['fourteen', 'not-fifteen', but({ creatures: without(1), treasure: null })],
    ['sixteen, of which four are alike', 'not-fifteen', but({ creatures: without(0, 'iron-hans') })],
    ['four alike', 'four-alike', but({ creatures: without(1, 'iron-hans'), treasure: null })],
    ['no treasure', 'no-treasure', but({ treasure: null, lands: { wood: 0, gold: 0, magic: 0 } })],
    ['what is no treasure', 'no-treasure', but({ treasure: 'iron-hans' })],
    ['seven lands', 'land-count', but({ lands: { wood: 7, gold: 0, magic: 0 } })],
    ['eight lands', null, but({ lands: { wood: 3, gold: 3, magic: 2 } })],
    ['twenty-four lands', null, but({ lands: { wood: 0, gold: 0, magic: 24 } })],
    ['twenty-five lands', 'land-count', but({ lands: { wood: 25, gold: 0, magic: 0 } })],
    ['fewer than none of a kind', 'land-count', but({ lands: { wood: 13, gold: -1, magic: 0 } })],
    ['half a land', 'land-count', but({ lands: { wood: 8.5, gold: 0, magic: 0 } })],
  ])('%s: %s [S 2]', (_, refusal, draft) => {
    expect(refuseDeck(draft)).toBe(refusal)
    expect(readDeck(draft) === null).toBe(refusal !== null)
  })

  test('is besieged by one to seven, or a fortress of the road [S 2]', () => {
    for (const defenders of [0, 8, 1.5, -1]) expect(refuseMuster(DECK, { defenders })).toBe('defender-count')
    for (const defenders of [1, 7]) expect(refuseMuster(DECK, { defenders })).toBeNull()
    expect(refuseMuster(DECK, { fortress: 'sand-castle' })).toBe('defender-count')
    expect(refuseMuster(but({ treasure: null }), { defenders: 9 })).toBe('no-treasure')
    for (const fortress of FORTRESS_IDS) {
      expect(refuseMuster(DECK, { fortress })).toBeNull()
      const { own, drawn, weather } = placeAgainst({ fortress })
      expect(own.length + drawn).toBeLessThanOrEqual(7)
      expect(weather).toHaveLength(6)
    }
  })
})

const TEXT =
  'muster goose-maid*3 kettle-guard*3 brave-tailor*3 iron-hans*3 blue-beard*3; treasure siege-ram; lands 0 12 0; defenders 5'

describe('a new siege in writing [S 22]', () => {
  test('is one line', () => {
    const siege = { muster: PRESETS['town-watch'], against: { defenders: 5 }, rules: standardRules() }
    expect(writeMuster(siege)).toBe(TEXT)
    expect(parseMuster(TEXT)).toEqual(ok(siege))
    const harder = {
      ...siege,
      against: { fortress: 'glass-hill' as const },
      rules: { order: 'strongest' as const, gift: 'hand' as const },
    }
    const text = `rules gift=hand order=strongest; ${TEXT.replace('defenders 5', 'fortress glass-hill')}`
    expect(writeMuster(harder)).toBe(text)
    expect(parseMuster(`fortress 1; ${text}`)).toEqual(ok(harder))
  })

  test('of any siege is read back', () => {
    fc.assert(
      fc.property(configs, ({ player: _, ...siege }) => {
        expect(parseMuster(writeMuster(siege))).toEqual(ok(siege))
      }),
      { numRuns: 200 },
    )
  })

  test.each<[ProblemCode, string]>([
    ['unknown-line', `${TEXT}; dragons 2`],
    ['line-twice', `${TEXT}; lands 0 12 0`],
    ['wrong-rules', `${TEXT}; rules gift=me`],
    ['wrong-number', TEXT.replace('0 12 0', '12')],
    ['wrong-count', TEXT.replace('goose-maid*3', 'goose-maid*many')],
  ])('%s: %s', (code, text) => {
    expect(parseMuster(text)).toMatchObject(err({ code, line: expect.any(Number) }))
  })

  test.each<[MusterRefusal, string]>([
    ['unknown-card', TEXT.replace('goose-maid', 'wolf')],
    ['not-fifteen', TEXT.replace('goose-maid*3 ', '')],
    ['not-fifteen', ''],
    ['four-alike', TEXT.replace('goose-maid*3', 'iron-hans*3')],
    ['no-treasure', TEXT.replace('treasure siege-ram; ', '')],
    ['land-count', TEXT.replace('lands 0 12 0; ', '')],
    ['defender-count', TEXT.replace('; defenders 5', '')],
    ['defender-count', TEXT.replace('5', '8')],
    ['defender-count', TEXT.replace('defenders 5', 'fortress sand-castle')],
    ['defender-count', `${TEXT}; fortress glass-hill`],
  ])('%s: %s', (refusal, text) => {
    expect(parseMuster(text)).toEqual(err({ code: refusal }))
  })
})
