import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/programs/simulator/options.ts'
import { standardSetting } from '../../../src/programs/simulator/setting-parts.ts'
import { fortlandSimulator } from '../../../src/tales/fortland/programs/simulator/index.ts'

const { settings, playGame, summaryOf, tableText, soFar } = fortlandSimulator

const standard = standardSetting(settings)

/** Reads a command line of this tale. */
const read = (line: string) => readOptions(fortlandSimulator, line.split(' '), 1)

const setting = { ...standard, players: ['cub', 'apprentice', 'random'] as const }

/** The setting that a command line says. */
function settingOf(line: string) {
  const options = read(line)
  if (!options.ok) throw new Error(options.error)
  return options.value.setting
}

describe('the simulator of Fortland', () => {
  test('plays the same game by the same setting and number, and another by another', () => {
    const games = [0, 1, 2, 3].map((game) => playGame(setting, game))
    expect([0, 1, 2, 3].map((game) => playGame(setting, game))).toEqual(games)
    expect(new Set(games.map(({ turns, built }) => `${turns} ${built}`)).size).toBeGreaterThan(1)
    expect(playGame({ ...setting, seed: 2 }, 0)).not.toEqual(games[0])
    expect(games.map(({ moved }) => moved)).toEqual([0, 1, 2, 0])
    expect(playGame({ ...setting, change: 'no' }, 1).moved).toBe(0)
    for (const { firstFall, watched, turns, rounds } of games) {
      expect(rounds).toBeLessThanOrEqual(60)
      expect(watched).toBeLessThan(turns)
      expect(firstFall === null || firstFall <= rounds).toBe(true)
    }
  })

  test('lets the guardian plan once a turn, and carry out its plan', () => {
    const short = { ...standard, rules: { ...standard.rules, winter: 30 } } as const
    const { winners, by } = playGame(short, 2)
    expect(winners.length).toBeGreaterThan(0)
    expect(['last', 'winter']).toContain(by)
  })

  test('sums up winners, endings, lengths and spectators', () => {
    const game = {
      ...playGame(setting, 0),
      winners: ['ash' as const],
      by: 'last' as const,
      rounds: 20,
      turns: 50,
    }
    const records = [
      { ...game, moved: 0, firstFall: 5, watched: 25, built: 25, sieges: 20, fetched: 5 },
      { ...game, moved: 1, firstFall: 7, watched: 10, built: 25, sieges: 20, fetched: 5 },
      {
        ...game,
        moved: 2,
        winners: ['ash' as const, 'clover' as const],
        by: 'winter' as const,
        rounds: 60,
        firstFall: null,
        watched: 0,
      },
    ]
    const summary = summaryOf(records)
    expect(summary).toMatchObject({
      firstNamed: { count: 1, games: 3 },
      shared: { count: 1 },
      endedBy: { last: 2, winter: 1 },
      rounds: { median: 20, most: 60 },
      firstFall: { median: 5, most: 7 },
      watched: 0.35,
    })
    expect(summary.seats.map(({ won }) => won.count)).toEqual([2, 0, 0, 0])
    expect(soFar(records)).toBe('1 by the first')
    const text = tableText({ tale: 'fortland', rulesVersion: 1, setting, ...summary })
    expect(text).toContain('cub, apprentice, random; changing seats')
    expect(text).toContain('won by ash 2, briar 0, clover 0, shared 1')
    expect(text).toContain('ended by: last 2, winter 1')
    expect(summaryOf([])).toMatchObject({ rounds: { most: 0 }, watched: 0, built: 0 })
  })

  test('takes only known command line options', () => {
    const wished = settingOf(
      '--players cub,random,random --change no --leave on --own-forts cost --dice 2 --turn-cost 3 --layout patchwork --winter 30 --fall first --seed 9',
    )
    expect(wished).toEqual({
      players: ['cub', 'random', 'random'],
      change: 'no',
      rules: {
        leave: 'on',
        ownForts: 'cost',
        dice: 2,
        turnCost: 3,
        layout: 'patchwork',
        winter: 30,
        fall: 'first',
      },
      seed: 9,
    })
    expect(tableText({ tale: 'fortland', rulesVersion: 1, setting: wished, ...summaryOf([]) })).toContain(
      'in these seats; leave on, ownForts cost, dice 2, turnCost 3, layout patchwork, winter 30, fall first',
    )
    expect(read('--dice 3')).toMatchObject({ ok: false })
    expect(read('--players cub')).toEqual({
      ok: false,
      error: '--players must name 2 to 4 players, not 1.',
    })
    expect(read('--players cub,bear')).toMatchObject({ ok: false })
    expect(playGame(wished, 0).turns).toBeGreaterThan(0)
  })
})
