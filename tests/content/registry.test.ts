import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  BUILDING_IDS,
  CHARACTER_IDS,
  POWER_IDS,
  powersOf,
  SYMBOL_IDS,
} from '../../src/engine/fairy-tale/index.ts'
import { drawn } from '../drawn/index.ts'

const ENGINE = 'src/engine/fairy-tale'

/** Each kind of content: where its files lie, what they are called, and what else may lie there. */
const SHELVES = [
  { shelf: 'characters', ids: CHARACTER_IDS, besides: ['index', 'ids', 'powers'] },
  { shelf: 'symbols', ids: SYMBOL_IDS, besides: ['index'] },
  { shelf: 'buildings', ids: BUILDING_IDS, besides: ['index'] },
] as const

const typeScriptIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

describe.each(SHELVES)('one file each: $shelf', ({ shelf, ids, besides }) => {
  test('every file is registered, and everything registered has its file', () => {
    const files = typeScriptIn(`${ENGINE}/${shelf}`).map((file) => file.replace(/\.ts$/, ''))
    expect(files.sort()).toEqual([...ids, ...besides].sort())
  })

  test('everything registered has a test that cites it, and a picture', () => {
    const tests = typeScriptIn('tests').map((file) => readFileSync(`tests/${file}`, 'utf8'))
    const pictures = { characters: 'heroes', symbols: 'symbols', buildings: 'buildings' }[shelf]
    const drawings = typeScriptIn(`src/tales/fairy-tale/art/${pictures}`).map((file) =>
      file.replace(/\.tsx?$/, ''),
    )
    for (const id of ids) {
      expect({ id, tested: tests.some((text) => text.includes(id)) }).toEqual({ id, tested: true })
      expect(drawings).toContain(id)
    }
  })
})

test('every power belongs to one character', () => {
  const owned = CHARACTER_IDS.flatMap((character) =>
    powersOf(drawn(`O\nseats ${character} 0,0`)).map(({ power }) => power),
  )
  expect([...owned].sort()).toEqual([...POWER_IDS].sort())
})

/** Ids that are also words of the rules themselves. */
const WORDS = ['clear', 'swap', 'pull', 'fly', 'reroll', 'haste', 'capacity']

test('no rule knows a character, a power, a symbol or a building by name', () => {
  const core = [
    ...typeScriptIn(`${ENGINE}/rules`).map((file) => `rules/${file}`),
    ...typeScriptIn(`${ENGINE}/notation`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => `notation/${file}`),
    ...['actions', 'events', 'hooks', 'state', 'tiles', 'view', 'begin-game'].map((name) => `${name}.ts`),
  ]
  expect(core.length).toBeGreaterThan(60)
  const ids = [...CHARACTER_IDS, ...POWER_IDS, ...SYMBOL_IDS, ...BUILDING_IDS].filter(
    (id) => !WORDS.includes(id),
  )
  for (const file of core) {
    const text = readFileSync(`${ENGINE}/${file}`, 'utf8')
    expect({ file, named: ids.filter((id) => text.includes(`'${id}'`)) }).toEqual({ file, named: [] })
  }
})
