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
import { drawn } from '../drawn/index.ts'

const ENGINE = 'src/engine/fairy-tale'

/** All content that has a drawing of its own, by kind. */
const DRAWN = {
  characters: CHARACTER_IDS,
  symbols: SYMBOL_IDS,
  buildings: BUILDING_IDS,
  'symbols of expansions': EXPANSION_SYMBOL_IDS,
  'buildings of expansions': EXPANSION_BUILDING_IDS,
} as const

const typeScriptIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

test.each(Object.entries(DRAWN))('each of the %s has a test that cites it', (_kind, ids) => {
  const tests = typeScriptIn('tests').map((file) => readFileSync(`tests/${file}`, 'utf8'))
  for (const id of ids)
    expect({ id, tested: tests.some((text) => text.includes(id)) }).toEqual({ id, tested: true })
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
  // Events tell what lit a tile, or closes it [R 39].
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
