import { describe, expect, test } from 'vitest'
import { ASSIGNED, houseRulesLine, houseRulesNotation, LISTED } from './house-rules.ts'

/** Sample house rules: how a garden is kept. */
interface Rules {
  fence: 'wood' | 'iron'
  gates: 1 | 2
}

const READINGS = { fence: ['wood', 'iron'], hours: ['all', 'day'], gates: [1, 2] } as const
const NAMES = { gates: 'garden-gates', fence: 'fence' }

const listed = houseRulesNotation<Rules>(READINGS, NAMES, LISTED)
const assigned = houseRulesNotation<Rules>(READINGS, NAMES, ASSIGNED)

describe('House rules as text', () => {
  test('name only rules that are not standard, in the order of their names', () => {
    expect(listed.write({ fence: 'wood', gates: 1 })).toBeNull()
    expect(listed.write({ fence: 'iron', gates: 1 })).toBe('fence iron')
    expect(listed.write({ fence: 'iron', gates: 2 })).toBe('garden-gates 2; fence iron')
    expect(assigned.write({ fence: 'iron', gates: 2 })).toBe('garden-gates=2 fence=iron')
  })

  test.each([
    ['fence iron', { fence: 'iron', gates: 1 }],
    ['fence iron;garden-gates   1', { fence: 'iron', gates: 1 }],
    [' garden-gates 2 ;\tfence wood', { fence: 'wood', gates: 2 }],
  ])('are read from a list: %s', (text, rules) => {
    expect(listed.read(text)).toEqual(rules)
  })

  test('keep the order of the standard rules in any order of the text', () => {
    expect(Object.keys(assigned.read('garden-gates=2  fence=iron') ?? {})).toEqual(['fence', 'gates'])
  })

  test.each([
    '',
    ';',
    'fence',
    'fence iron;',
    'fence iron 2',
    'fence=iron',
    'gates 2',
    'fence brass',
    'garden-gates 02',
  ])('refuse as a list: "%s"', (text) => expect(listed.read(text)).toBeNull())

  test.each(['', 'fence', 'fence iron', 'fence= iron', 'fence=iron;', 'fence=iron=2', 'fence=iron fence'])(
    'refuse as words: "%s"',
    (text) => expect(assigned.read(text)).toBeNull(),
  )

  test('refuse a rule that is named twice, even with the same reading', () => {
    expect(listed.read('fence iron; fence iron')).toBeNull()
    expect(assigned.read('fence=iron fence=wood')).toBeNull()
  })

  test('are a line of a state', () => {
    const line = houseRulesLine(listed)
    const garden: { rules: Rules } = { rules: { fence: 'wood', gates: 2 } }
    expect(line.write(garden)).toBe('garden-gates 2')
    expect(line.read(garden, 'fence brass', 0)).toBe('wrong-rules')
    expect(line.read(garden, 'fence iron', 0)).toBeNull()
    expect(garden.rules).toEqual({ fence: 'iron', gates: 1 })
  })
})
