import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/programs/simulator/options.ts'
import { standardSetting } from '../../../src/programs/simulator/setting-parts.ts'
import type { GameRecord } from '../../../src/tales/citadel/programs/simulator/game.ts'
import { citadelSimulator } from '../../../src/tales/citadel/programs/simulator/index.ts'

const { settings, playGame, summaryOf, tableText, soFar } = citadelSimulator

const standard = standardSetting(settings)

/** Reads a command line of this tale. */
const read = (line: string) => readOptions(citadelSimulator, line.split(' '), 1)

const setting = { ...standard, players: ['page', 'random', 'random'] as const }

/** The setting that a command line says. */
function settingOf(line: string) {
  const options = read(line)
  if (!options.ok) throw new Error(options.error)
  return options.value.setting
}

describe('the simulator of the Citadel', () => {
  test('plays the same game by the same setting and number, and another by another', () => {
    const games = [0, 1, 2, 3].map((game) => playGame(setting, game))
    expect([0, 1, 2, 3].map((game) => playGame(setting, game))).toEqual(games)
    expect(new Set(games.map(({ turns, actions }) => `${turns} ${actions}`)).size).toBeGreaterThan(1)
    expect(playGame({ ...setting, seed: 2 }, 0)).not.toEqual(games[0])
    expect(games.map(({ moved }) => moved)).toEqual([0, 1, 2, 0])
    expect(playGame({ ...setting, change: 'no' }, 1).first).toEqual([0])
    for (const { points, built, played } of games)
      expect([points.length, built.length, played.length]).toEqual([3, 3, 3])
  })

  test('gives two Orders to each of two people who lead two', () => {
    const rules = { ...standard.rules, two: 'orders' } as const
    const game = playGame({ ...setting, players: ['page', 'random'], rules }, 1)
    expect([game.first, game.points.length]).toEqual([[1, 3], 4])
  })

  test('sums up winners, endings, cards and margins', () => {
    const game: GameRecord = {
      ...playGame(setting, 0),
      moved: 0,
      first: [0],
      winners: [0],
      by: 'goal' as const,
      points: [36, 34, 10],
      turns: 20,
      actions: 100,
      leader: 0,
      built: [
        { citizenry: 2, crafts: 0, municipal: 3, trade: 0 },
        { citizenry: 1, crafts: 0, municipal: 0, trade: 0 },
        { citizenry: 0, crafts: 0, municipal: 0, trade: 0 },
      ],
      powers: { citizenry: null, crafts: 1, municipal: 0, trade: null },
      drawn: { spy: 2, 'safe-conduct': 1 },
      played: [{ spy: 1 }, { 'safe-conduct': 1 }, {}],
      sieges: 2,
    }
    const records: GameRecord[] = [
      game,
      { ...game, winners: [1], points: [30, 35, 20], by: 'land' as const, leader: null },
      { ...game, winners: [0, 2], points: [20, 10, 20], by: 'pile' as const },
    ]
    const summary = summaryOf(records)
    expect(summary).toMatchObject({
      firstNamed: { count: 1, games: 3 },
      shared: { count: 1 },
      endedBy: { goal: 1, land: 1, pile: 1 },
      turns: { median: 20 },
      actionsATurn: 5,
      leaderWon: { count: 1, games: 2 },
      points: { lead: { most: 5 }, last: { most: 20 } },
      sieges: 2,
    })
    expect(summary.seats.map(({ count }) => count)).toEqual([1, 1, 0])
    const [citizenry, , municipal] = summary.categories
    expect(citizenry).toMatchObject({ built: 3, byWinner: { count: 3, games: 9 }, held: { count: 0 } })
    expect(municipal).toMatchObject({ holderWon: { count: 1, games: 3 }, wonByIt: { count: 1, games: 1 } })
    const spy = summary.influence.find(({ card }) => card === 'spy')
    expect(spy).toMatchObject({ drawn: 2, played: 1, byWinner: { count: 1, games: 3 } })
    expect(soFar(records)).toBe('1 by the first')
    const text = tableText({ tale: 'citadel', rulesVersion: 1, setting, ...summary })
    expect(text).toContain('page, random, random; changing seats')
    expect(text).toContain('won by seat 1: 1, 2: 1, 3: 0, shared 1')
    expect(summaryOf([])).toMatchObject({ turns: { most: 0 }, actionsATurn: 0, sieges: 0 })
  })

  test('takes only known command line options', () => {
    const wished = settingOf(
      '--players page,random --change no --version strategic --two orders --last-round on --seed 9',
    )
    expect(wished).toEqual({
      players: ['page', 'random'],
      change: 'no',
      rules: { version: 'strategic', two: 'orders', lastRound: 'on' },
      seed: 9,
    })
    const text = tableText({
      tale: 'citadel',
      rulesVersion: 1,
      setting: wished,
      ...summaryOf([playGame(wished, 0)]),
    })
    expect(text).toContain('in these seats; version strategic, two orders, lastRound on')
    expect(text).toContain('Great Powers: citizenry')
    expect(read('--version grand')).toMatchObject({ ok: false })
    expect(read('--players page')).toEqual({
      ok: false,
      error: '--players must name 2 to 5 players, not 1.',
    })
  })
})
