import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildingRules } from '../buildings.ts'
import { EXPANSIONS } from '../expansions/index.ts'
import { BUILDING_IDS, EXPANSION_BUILDING_IDS, EXPANSION_SYMBOL_IDS, SYMBOL_IDS } from '../ids.ts'
import { symbolRules } from '../symbols.ts'
import { parseNotation, writeNotation } from '../testing.ts'
import { linesWith } from './lines/index.ts'
import { problemText } from './problem.ts'

const document = readFileSync('docs/NOTATION.md', 'utf8')

/** The fenced examples of one kind. */
const examples = (kind: string): string[] =>
  [...document.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, text]) =>
    info === kind && text !== undefined ? [text] : [],
  )

describe('docs/NOTATION.md', () => {
  it.each([...examples('position'), ...examples('position canonical')])('shows a position: %s', (text) => {
    const parsed = parseNotation(text)
    expect(parsed.ok || problemText(parsed.error)).toBe(true)
    if (parsed.ok) expect(parseNotation(writeNotation(parsed.value))).toEqual(parsed)
  })

  it.each(examples('position canonical'))('shows a position in canonical form: %s', (text) => {
    const parsed = parseNotation(text)
    expect(parsed.ok && writeNotation(parsed.value)).toBe(text)
  })

  it('shows the smallest position in both forms', () => {
    expect(parseNotation(examples('position')[0] ?? '')).toEqual(
      parseNotation(examples('position canonical')[0] ?? ''),
    )
  })

  it.each(examples('problem'))('shows a problem: %s', (text) => {
    const lines = text.trimEnd().split('\n')
    const said = lines.pop()
    const parsed = parseNotation(lines.join('\n'))
    expect(!parsed.ok && problemText(parsed.error)).toBe(said)
  })

  it('explains every mark of symbols and special tiles', () => {
    const symbols = [...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS].map((id) => ({ id, mark: symbolRules(id).mark }))
    const tables = [...document.matchAll(/^\| ((?:`[^`]+` ?)+) \| /gm)].map(([, cell = '']) => cell)
    const explained = tables.flatMap((cell) =>
      [...cell.matchAll(/`([a-zA-Z])[^`]*`/g)].map(([, mark = '']) => mark),
    )
    expect(symbols.filter(({ mark }) => !explained.includes(mark))).toEqual([])
    const buildings = [...BUILDING_IDS, ...EXPANSION_BUILDING_IDS]
    expect(buildings.filter((id) => !document.includes(`\`${buildingRules(id)?.mark}\``))).toEqual([])
  })

  it('has examples of every kind, and explains the lines in the order of writing', () => {
    expect(
      [examples('position'), examples('position canonical'), examples('problem')].map(({ length }) => length),
    ).toEqual([2, 4, 3])
    const explained = [...document.matchAll(/^\| `([a-z-]+) /gm)].map(([, key]) => key)
    expect(explained).toEqual(Object.keys(linesWith(EXPANSIONS.notation)))
  })
})
