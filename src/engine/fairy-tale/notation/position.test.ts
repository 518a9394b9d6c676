import { describe, expect, it } from 'vitest'
import { CENTRE, placeAt } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import { BUILDING_IDS, SYMBOL_IDS } from '../ids.ts'
import { symbolRules } from '../symbols.ts'
import { parseNotation } from '../testing.ts'
import { problemText } from './problem.ts'

describe('a valid position', () => {
  it.each([
    [
      'blanks and blank lines anywhere',
      '\n  the last fairy tale  1 \n\tforest\n\n  ╺  O \r\n  hearts   2  \n',
    ],
    ['lines in any order, above the drawing too', 'hearts 2\nO ╸1\nnext-monster 9\nmonsters 7 ogre 1,0'],
    ['an empty list', 'O\nmonsters\npool\nmarket'],
    ['a market with fewer tiles than places', 'O\nmarket - ┗'],
    [
      'a game that was given up before it began',
      'O\nopening ╹ hand; ╹ hand; ╹ hand; ┗ hand\noutcome given-up',
    ],
    ['a game that is won', 'O\ndiamonds 3\noutcome won'],
    ['a game that is lost', 'O\nhearts 0\noutcome lost'],
    ['more monsters on a tile than it should hold', 'O ╸12'],
    ['an island', 'O . ╹'],
    ['special tiles and symbols', 'O ╸∩wwg2 ━GWWE!c52 ┻▽!b! ╋☾oWSENsr'],
    ['several of one symbol, where it says no more than itself', 'O ╸wwbb!hh'],
    ['a gate and a wall on one road', 'O ╸GWWW'],
    ['a delayed monster', 'O ╸1\nmonsters 1 ogre 1,0 candy-house'],
    ['a special tile among the first', 'O\nopening ╹∩w hand; ╹ hand; ╹ hand; ┗♜ hand'],
    ['any tile in the pile', 'O\npile 2; 0; 0\npool ┗▣ ┃h'],
  ])('may have %s', (_, text) => {
    expect(parseNotation(text)).toMatchObject({ ok: true })
  })

  it('has the phase that its other lines imply', () => {
    const phaseOf = (text: string) => {
      const parsed = parseNotation(text)
      return parsed.ok ? parsed.value.phase : problemText(parsed.error)
    }
    expect(phaseOf('O')).toBe('action')
    expect(phaseOf('O\npending spawn-side')).toBe('new-monsters')
    expect(phaseOf('O\npending movement-side')).toBe('monsters-move')
    expect(phaseOf('O\nopening ╹ hand; ╹ hand; ╹ hand; ┗ hand')).toBe('opening')
    expect(phaseOf('O\noutcome given-up')).toBe('over')
  })

  it('by default asks the current character to deliver', () => {
    const asked = (text: string) =>
      parseNotation(`O ╸1\nseats beast 0,0; aladdin 1,0\non-turn aladdin\n${text}`)
    const delivery = { by: 'delivery', nextTo: null }
    expect(asked('pending clear-place')).toMatchObject({
      value: { pending: { kind: 'clear-place', seat: 1, clearings: [delivery] } },
    })
    expect(asked('pending clear-place beast delivery; catapult 0,0')).toMatchObject({
      value: { pending: { seat: 0, clearings: [delivery, { by: 'catapult', nextTo: CENTRE }] } },
    })
  })

  it('reads a digit after a mark with numbers as its number, the rest as monsters', () => {
    const tile = (cell: string) => parseNotation(`O ${cell}`)
    const at = placeAt(1, 0)
    const printed = { symbol: 'capacity', number: 5 }
    expect(tile('╸c5')).toMatchObject({ value: { tiles: { [at]: { symbols: [printed], monsters: [] } } } })
    expect(tile('╸c52')).toMatchObject({
      value: { tiles: { [at]: { symbols: [printed], monsters: [{ n: 1 }, { n: 2 }] } } },
    })
  })

  it('asks for the number of monsters by the size of the forest by default', () => {
    expect(parseNotation('O ━ ━ ━ ╸\npending spawn-side')).toMatchObject({
      value: { pending: { kind: 'spawn-side', count: 3 } },
    })
  })

  it('gives tiles without id the lowest free numbers', () => {
    const parsed = parseNotation('╺ O ╸\nmarket ┗#2 ╋\npile 2; 0; 0\npool ┃#9 ━')
    expect(parsed).toMatchObject({
      value: { market: [{ id: 2 }, { id: 4 }, null], pile: { pool: [{ id: 5, roads: 10 }, { id: 9 }] } },
    })
  })
})

describe('the marks of symbols and special tiles', () => {
  const marks = [
    ...BUILDING_IDS.map((id) => buildingRules(id)?.mark ?? ''),
    ...SYMBOL_IDS.map((id) => symbolRules(id).mark),
  ]

  it('are all different', () => {
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('contain no other characters of cells', () => {
    for (const mark of marks) expect(mark).toMatch(/^[^\s\d!#;.O┃━┏┓┗┛┳┻┣┫╋╸╹╺╻]+$/)
  })
})
