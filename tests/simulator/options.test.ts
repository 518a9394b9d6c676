import { describe, expect, test } from 'vitest'
import { everyBox, standardRules } from '../../src/engine/fairy-tale/index.ts'
import { takeTale } from '../../src/programs/simulator/command-line.ts'
import { readOptions } from '../../src/programs/simulator/options.ts'
import { fairyTaleSimulator } from '../../src/tales/fairy-tale/programs/simulator/index.ts'

const read = (line: string) => readOptions(fairyTaleSimulator, line.split(' ').filter(Boolean), 4)

test("defaults: the rules' advice, with all workers", () => {
  expect(read('')).toMatchObject({
    ok: true,
    value: {
      games: 400,
      workers: 4,
      json: false,
      resume: null,
      setting: { players: 3, boxes: everyBox(true) },
    },
  })
})

test('everything said', () => {
  const line =
    '--games 9 --players 2 --difficulty grim-tale --player guardian --budget 50 --seed 7 --boxes resources,simple ' +
    '--rules sides=half,noDen=none --workers 2 --resume games.txt --json'
  expect(read(line)).toEqual({
    ok: true,
    value: {
      games: 9,
      workers: 2,
      json: true,
      resume: 'games.txt',
      setting: {
        players: 2,
        characters: null,
        difficulty: 'grim-tale',
        boxes: { ...everyBox(false), resources: true, simple: true },
        rules: { ...standardRules(), sides: 'half', noDen: 'none' },
        player: 'guardian',
        budget: 50,
        seed: 7,
      },
    },
  })
})

test('named characters give the number of players', () => {
  expect(read('--characters beast,aladdin')).toMatchObject({
    value: { setting: { players: 2, characters: ['beast', 'aladdin'] } },
  })
})

test('the same number may be given as well', () => {
  expect(read('--players 2 --characters beast,aladdin')).toMatchObject({ value: { setting: { players: 2 } } })
})

test('a value may be joined to its option by a sign', () => {
  expect(read('--games=9 --players=2')).toMatchObject({ value: { games: 9, setting: { players: 2 } } })
})

test('the tale is taken out of a command line, wherever it is said', () => {
  const take = (line: string) => takeTale(line.split(' '), ['fairy-tale', 'citadel'])
  expect(take('--games 3')).toEqual({ ok: true, value: { tale: 'fairy-tale', words: ['--games', '3'] } })
  expect(take('--games 3 --tale citadel --json')).toEqual({
    ok: true,
    value: { tale: 'citadel', words: ['--games', '3', '--json'] },
  })
  expect(take('--tale=citadel report')).toEqual({ ok: true, value: { tale: 'citadel', words: ['report'] } })
  expect(take('--tale wolf')).toMatchObject({ error: expect.stringContaining('Unknown tale "wolf".') })
  expect(take('--tale')).toMatchObject({ error: '--tale needs a value.' })
})

describe('errors are one sentence', () => {
  test.each([
    ['--gmes 3', 'Unknown option "--gmes".'],
    ['games 3', 'Unknown option "games".'],
    ['--constructor 3', 'Unknown option "--constructor".'],
    ['--games', '--games needs a value.'],
    ['--games --json', '--games needs a value.'],
    ['--games=', '--games needs a value.'],
    ['-g 3', 'Unknown option "-g".'],
    ['--json=no', 'Unknown option "--json=no".'],
    ['--games 3 --', 'Unknown option "--".'],
    ['--games 0', '--games must be a whole number from 1 to 1000000, not "0".'],
    ['--games 1e3', '--games must be a whole number from 1 to 1000000, not "1e3".'],
    [
      '--characters beast,aladdin --players 5',
      '--characters names 2, but --players is 5. Leave --players out.',
    ],
    ['--players 7', '--players must be a whole number from 1 to 6, not "7".'],
    ['--characters beast,wolf', 'Unknown character "wolf".'],
    ['--characters beast,beast', '--characters must not repeat a character, as "beast,beast" does.'],
    ['--difficulty hard', 'Unknown --difficulty value "hard".'],
    ['--boxes gold', 'Unknown box "gold".'],
    ['--rules sides', 'Unknown sides value "".'],
    ['--rules side=half', 'Unknown house rule "side".'],
    ['--player me', 'Unknown --player value "me".'],
  ])('%s', (line, problem) => {
    const answer = read(line)
    expect(answer.ok).toBe(false)
    expect(answer.ok ? '' : answer.error).toContain(problem)
  })
})
