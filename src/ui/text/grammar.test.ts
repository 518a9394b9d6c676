import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNarrator, expansions, gapsOf } from './grammar.ts'

describe('a template', () => {
  test('expands to every sentence of its choices', () => {
    expect(expansions('{who} [ran|flew] [home|away].')).toEqual([
      '{who} ran home.',
      '{who} ran away.',
      '{who} flew home.',
      '{who} flew away.',
    ])
    expect(expansions('[|Then ]it rained.')).toEqual(['it rained.', 'Then it rained.'])
  })

  test('lists its gaps', () => expect(gapsOf('{who} met {monster}.')).toEqual(['who', 'monster']))
})

describe('a narrator', () => {
  const WAYS = ['{who} [ran|flew] [home|away].', '{who} <was/were> tired.']

  test('agrees with a singular or plural subject', () => {
    const say = (many: boolean) =>
      createNarrator(1).say('tired', ['{who} <was/were> tired.'], { gaps: { who: 'X' }, many })
    expect(say(false)).toBe('X was tired.')
    expect(say(true)).toBe('X were tired.')
  })

  test('uses each sentence once before it returns null, in an order fixed by the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.constantFrom('a', 'b'), { maxLength: 30 }), (seed, names) => {
        const tell = () => {
          const narrator = createNarrator(seed)
          return names.map((who) => narrator.say('way', WAYS, { gaps: { who } }))
        }
        const told = tell()
        expect(tell()).toEqual(told)
        const said = told.filter((one) => one !== null)
        expect(new Set(said).size).toBe(said.length)
        for (const who of ['a', 'b'])
          expect(said.filter((one) => one?.startsWith(who))).toHaveLength(
            Math.min(5, names.filter((name) => name === who).length),
          )
      }),
    )
  })

  test('leaves grammar characters in names as they are', () => {
    const who = '[a|b] {who} <c/d>'
    expect(createNarrator(1).say('way', ['{who} slept.'], { gaps: { who } })).toBe(`${who} slept.`)
  })
})
