import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.mjs'
import { playInPlace, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { diceRace, type RaceState } from './dice-race.ts'
import { RACE_PLAYERS } from './players.ts'

let program = ''
const folder = mkdtempSync(join(tmpdir(), 'races-'))

beforeAll(async () => {
  program = await bundle('tests/probe/simulate.ts')
})

afterAll(() => rmSync(folder, { recursive: true }))

const races = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' })
const summed = (...words: string[]) => JSON.parse(races(...words, '--json').stdout)

describe('the simulator of any tale', () => {
  test('plays hundreds of races: the careful player wins most, on either side', () => {
    const { hare, actions, ...heading } = summed('--games', '400')
    expect(heading).toEqual({
      tale: 'dice-race',
      rulesVersion: 1,
      setting: { hare: 'careful', tortoise: 'random', seed: 1 },
    })
    expect(hare.games).toBe(400)
    expect(hare.low).toBeGreaterThan(0.5)
    expect(actions).toBeGreaterThan(5)
    expect(summed('--games', '400', '--hare', 'random', '--tortoise', 'careful').hare.high).toBeLessThan(0.5)
  })

  test('one and three workers give equal results', () => {
    const one = races('--games', '60', '--workers', '1')
    expect(one.stdout).toMatch(
      /^careful against random: \d+\.\d % \(.+, 60 games\) by the hare, \d+\.\d actions\n$/,
    )
    expect(one.stderr).toMatch(/60 of 60 games, \d+ by the hare\n$/)
    expect(races('--games', '60', '--workers', '3').stdout).toBe(one.stdout)
  })

  test('resumes an interrupted run from a results file that names its games', () => {
    const file = join(folder, 'races.txt')
    races('--games', '20', '--resume', file)
    const text = readFileSync(file, 'utf8')
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ tale: 'dice-race', rulesVersion: 1 })
    writeFileSync(file, text.slice(0, -10))
    const resumed = races('--games', '50', '--resume', file)
    expect(resumed.stdout).toBe(races('--games', '50').stdout)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(51)
    writeFileSync(file, text.replace('"tale":"dice-race",', ''))
    expect(races('--resume', file)).toMatchObject({
      status: 2,
      stderr: `${file} has games of another tale, rules version or setting. Choose another file.\n`,
    })
  })

  test.each([
    ['--tale chess', 'Unknown tale "chess". Expected one of: dice-race.'],
    ['--tale', '--tale needs a value.'],
    ['--hare fast', 'Unknown --hare value "fast". Expected one of: random, careful.'],
    ['--players 2', 'Unknown option "--players".'],
    ['--tale dice-race --games 0', '--games must be a whole number from 1 to 1000000, not "0".'],
    ['report', 'The tale "dice-race" has no report.'],
  ])('explains in one sentence what is wrong with %s', (line, problem) => {
    const { status, stdout, stderr } = races(...line.split(' '))
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(problem)
  })
})

/** Random positions of races between careful players, with an rng for the player on turn. */
const positions = fc.tuple(fc.nat(9999), fc.nat(30)).map(([seed, actions]) => {
  const state = diceRace.begin({ players: ['', ''] }, seed)
  const luck = seededRng({ random: randomState(seed + 1) })
  for (let action = 0; action < actions && !diceRace.outcome(state); action++) {
    const before = diceRace.copy(state)
    playInPlace(diceRace, state, RACE_PLAYERS.random(state, luck), seededRng(state))
    if (diceRace.outcome(state)) return before
  }
  return state
})

test('does not peek: another hidden card or rng changes no move', () => {
  let hidden = 0
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 6 }), fc.nat(), (state, card, seed) => {
      const seat = state.onTurn
      const other = seat === 0 ? 1 : 0
      const otherwise: RaceState = { ...diceRace.copy(state), random: randomState(seed) }
      if (!state.peeked[seat] && state.cards[other] !== 0) {
        otherwise.cards[other] = card
        hidden += 1
      }
      const luck = () => seededRng({ random: randomState(7) })
      expect(RACE_PLAYERS.careful(otherwise, luck())).toEqual(RACE_PLAYERS.careful(state, luck()))
    }),
    { numRuns: 600 },
  )
  expect(hidden).toBeGreaterThan(50)
})
