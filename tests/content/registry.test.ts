import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  BUILDING_IDS,
  CHARACTER_IDS,
  CURSES,
  EXPANSION_BOXES,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  POWER_IDS,
  powersOf,
  SPELLS,
  SYMBOL_IDS,
  THINGS,
} from '../../src/engine/fairy-tale/index.ts'
import {
  BUILDING_RULES,
  CHARACTER_RULES,
  SYMBOL_RULES,
} from '../../src/tales/fairy-tale/screen/cards/rule-refs.ts'
import { drawn } from '../drawn/index.ts'

const ENGINE = 'src/engine/fairy-tale'

/** All content with a drawing, by kind. */
const DRAWN = {
  characters: CHARACTER_IDS,
  symbols: SYMBOL_IDS,
  buildings: BUILDING_IDS,
  'symbols of expansions': EXPANSION_SYMBOL_IDS,
  'buildings of expansions': EXPANSION_BUILDING_IDS,
} as const

const typeScriptIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

/** The texts of the first tale's rule tests. */
const RULE_TESTS = ['boxes', 'characters', 'drawn', 'pairs', 'rules'].flatMap((folder) =>
  typeScriptIn(`tests/${folder}`).map((file) => readFileSync(`tests/${folder}/${file}`, 'utf8')),
)

/** Returns the rulings that a card cites; empty if the section of the rules is enough. */
const rulingsOf = (id: string): readonly number[] =>
  Object.entries({ ...SYMBOL_RULES, ...BUILDING_RULES, ...CHARACTER_RULES }).find(([of]) => of === id)?.[1]
    .rulings ?? []

/** True if a test has the id as a value or in a drawn position ("beast 0,0"), or cites one of its rulings. */
const isTested = (id: string, tests: readonly string[]): boolean => {
  const cited = rulingsOf(id).map((ruling) => new RegExp(`\\bR ${ruling}\\b`))
  const named = new RegExp(`'${id}'|(?<![\\w-])${id} -?\\d+,-?\\d`)
  return tests.some((text) => named.test(text) || cited.some((ruling) => ruling.test(text)))
}

test.each(Object.entries(DRAWN))('every %s has a test citing it', (_kind, ids) => {
  expect(ids.filter((id) => !isTested(id, RULE_TESTS))).toEqual([])
})

test('isTested accepts a quoted id or a ruling, not parts of words', () => {
  expect(isTested('gate', ["{ symbol: 'gate' }"])).toBe(true)
  expect(isTested('beast', ['seats rapunzel 1,0; beast 0,-1'])).toBe(true)
  expect(isTested('gate', ["test('[R 21] a way that is shut', () => {})"])).toBe(true)
  expect(isTested('gate', ['the gates of [R 210]', "'gate-house'", 'the gate 0'])).toBe(false)
})

test.each(['ids.ts', 'characters/ids.ts'])('%s imports nothing', (file) => {
  expect(readFileSync(`${ENGINE}/${file}`, 'utf8')).not.toMatch(/\bimport\b/)
})

test('every power belongs to one character', () => {
  const owned = CHARACTER_IDS.flatMap((character) =>
    powersOf(drawn(`O\nseats ${character} 0,0`)).map(({ power }) => power),
  )
  expect([...owned].sort()).toEqual([...POWER_IDS].sort())
})

/** Ids that are also words of the rules themselves. */
const WORDS = [
  ...['clear', 'swap', 'pull', 'fly', 'reroll', 'haste', 'capacity'],
  // Events name the cause of a lit or closed tile [R 39].
  'fire',
]

test('no rule knows a character, a power, a symbol or a building by name', () => {
  const core = [
    ...typeScriptIn(`${ENGINE}/rules`).map((file) => `rules/${file}`),
    ...typeScriptIn(`${ENGINE}/notation`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => `notation/${file}`),
    ...typeScriptIn(`${ENGINE}/hooks`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => `hooks/${file}`),
    ...['actions', 'events', 'state', 'tiles', 'view', 'begin-game'].map((name) => `${name}.ts`),
  ]
  expect(core.length).toBeGreaterThan(60)
  const ids = [
    ...[...CHARACTER_IDS, ...POWER_IDS, ...SYMBOL_IDS, ...BUILDING_IDS],
    ...[
      ...EXPANSION_SYMBOL_IDS,
      ...EXPANSION_BUILDING_IDS,
      ...EXPANSION_BOXES,
      ...CURSES,
      ...SPELLS,
      ...THINGS,
    ],
  ].filter((id) => !WORDS.includes(id))
  for (const file of core) {
    const text = readFileSync(`${ENGINE}/${file}`, 'utf8')
    expect({ file, named: ids.filter((id) => text.includes(`'${id}'`)) }).toEqual({ file, named: [] })
  }
})
