import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOptions } from '../../src/programs/simulator/options.ts'
import { headingOf, openNotebook } from '../../src/programs/simulator/results-file.ts'

import { fairyTaleSimulator } from '../../src/tales/fairy-tale/programs/simulator/index.ts'

const read = readOptions(
  fairyTaleSimulator,
  '--players 2 --difficulty bedtime-story --player random'.split(' '),
  1,
)
if (!read.ok) throw new Error(read.error)
const { setting } = read.value
const heading = headingOf(fairyTaleSimulator, setting)
const games = [0, 1].map((game) => fairyTaleSimulator.playGame(setting, game))

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notebook-'))
  path = join(folder, 'games.txt')
  const notebook = openNotebook(path, heading)
  for (const game of games) notebook.ok && notebook.value.keep(game)
})
afterEach(() => rmSync(folder, { recursive: true }))

const recordsIn = (file: string) => {
  const notebook = openNotebook(file, heading, fairyTaleSimulator.wholeSetting)
  return notebook.ok ? notebook.value.records : notebook.error
}
const cut = () => writeFileSync(path, readFileSync(path, 'utf8').slice(0, -20))

test('a whole notebook is opened without a write', () => {
  const before = statSync(path, { bigint: true })
  expect(recordsIn(path)).toEqual(games)
  expect(statSync(path, { bigint: true }).mtimeNs).toBe(before.mtimeNs)
})

test('rewrites without a cut off game in one step, leaving nothing beside', () => {
  const whole = readFileSync(path, 'utf8')
  const before = statSync(path).ino
  cut()
  expect(recordsIn(path)).toEqual(games.slice(0, 1))
  expect(whole.startsWith(readFileSync(path, 'utf8'))).toBe(true)
  expect(statSync(path).ino).not.toBe(before)
  expect(readdirSync(folder)).toEqual(['games.txt'])
  expect(recordsIn(path)).toEqual(games.slice(0, 1))
})

test('leaves unrepairable files unchanged, with a message', () => {
  cut()
  const before = readFileSync(path, 'utf8')
  mkdirSync(`${path}.new`)
  expect(recordsIn(path)).toBe(`${path} cannot be read or written.`)
  expect(readFileSync(path, 'utf8')).toBe(before)
})

test('an older file without newer settings is for their defaults, and no other games', () => {
  const first = (rules: object) => {
    const [, ...records] = readFileSync(path, 'utf8').split('\n')
    writeFileSync(
      path,
      [JSON.stringify({ ...heading, setting: { ...setting, rules } }), ...records].join('\n'),
    )
  }
  const { sides, roads, noDen } = setting.rules
  first({ sides, roads, noDen })
  expect(recordsIn(path)).toEqual(games)
  first({ sides, roads, noDen, oak: 'frail' })
  expect(recordsIn(path)).toBe(
    `${path} has games of another tale, rules version or setting. Choose another file.`,
  )
})

test('a file of something else is left alone', () => {
  writeFileSync(path, 'a shopping list\n')
  expect(recordsIn(path)).toBe(`${path} is not a results file of the simulator.`)
  expect(readFileSync(path, 'utf8')).toBe('a shopping list\n')
  writeFileSync(path, '{}\n')
  expect(recordsIn(path)).toBe(
    `${path} has games of another tale, rules version or setting. Choose another file.`,
  )
})
