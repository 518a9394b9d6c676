import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/programs/simulator/options.ts'
import { standardSetting } from '../../../src/programs/simulator/setting-parts.ts'
import { boogymanSimulator } from '../../../src/tales/boogyman/programs/simulator/index.ts'

const { settings, playGame, summaryOf, tableText, soFar } = boogymanSimulator

const standard = standardSetting(settings)

/** Reads a command line of this tale. */
const read = (line: string) => readOptions(boogymanSimulator, line.split(' '), 1)

const setting = { ...standard, red: 'random', green: 'cub', opening: 'random' } as const

/** The setting that a command line says. */
function settingOf(line: string) {
  const options = read(line)
  if (!options.ok) throw new Error(options.error)
  return options.value.setting
}

describe('the simulator of The BigBadBoogyman', () => {
  test('plays the same game by the same setting and number, and another by another', () => {
    const games = [0, 1, 2, 3].map((game) => playGame(setting, game))
    expect([0, 1, 2, 3].map((game) => playGame(setting, game))).toEqual(games)
    expect(new Set(games.map(({ turns, actions }) => `${turns} ${actions}`)).size).toBeGreaterThan(1)
    expect(playGame({ ...setting, seed: 2 }, 0)).not.toEqual(games[0])
    expect(games.map(({ changed }) => changed)).toEqual([false, true, false, true])
    expect(playGame({ ...setting, change: 'no' }, 1).changed).toBe(false)
  })

  test('sums up winners, ways and lengths', () => {
    const game = {
      ...playGame(setting, 0),
      winner: 'red' as const,
      by: 'seven' as const,
      turns: 20,
      called: 1,
      captured: 3,
    }
    const records = [
      game,
      { ...game, changed: true, winner: 'green' as const, turns: 10, called: 0, captured: 0 },
      { ...game, winner: null, by: 'quiet' as const, turns: 90 },
    ]
    const summary = summaryOf(records)
    expect(summary).toMatchObject({
      red: { count: 1 },
      green: { count: 1 },
      draws: { count: 1 },
      firstNamed: { count: 2 },
      endedBy: { quiet: 1, seven: 2 },
      turns: { median: 20, tenth: 10, ninetieth: 20, most: 90 },
      called: { count: 2 },
      captured: 2,
    })
    expect(soFar(records)).toBe('2 by the first')
    const text = tableText({ tale: 'boogyman', rulesVersion: 1, setting, ...summary })
    expect(text).toContain('random against cub, changing seats, two trees, opening random')
    expect(text).toContain('ended by: quiet 1, seven 2')
    expect(summaryOf([])).toMatchObject({ quiet: { most: 0 }, turns: { median: 0 } })
  })

  test('takes only known command line options', () => {
    const wished = settingOf(
      '--red cub --green random --change no --opening random --trees three --positions 500 --seed 9',
    )
    expect(wished).toEqual({
      red: 'cub',
      green: 'random',
      change: 'no',
      opening: 'random',
      trees: 'three',
      positions: 500,
      seed: 9,
    })
    expect(read('--red bear')).toEqual({
      ok: false,
      error: 'Unknown --red value "bear". Expected one of: guardian, apprentice, cub, random.',
    })
    expect(playGame(wished, 0).turns).toBeGreaterThan(0)
  })
})
