import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { fortress } from '../../src/engine/fortress/index.ts'
import { readOptions } from '../../src/programs/simulator/options.ts'
import { standardSetting } from '../../src/programs/simulator/setting-parts.ts'
import { fortressSimulator } from '../../src/tales/fortress/programs/simulator/index.ts'
import { fortressReport } from '../../src/tales/fortress/programs/simulator/report.ts'
import { SETTINGS, type Setting } from '../../src/tales/fortress/programs/simulator/settings.ts'

const { playGame, summaryOf, soFar, tableText } = fortressSimulator

describe('the report on the siege', () => {
  test.each([...fortressReport.files(root)])(
    '%s matches the runs (else: npm run -s simulate -- --tale fortress report)',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text)
    },
  )

  test('everything was measured by the current rules', () => {
    const runs = fortressReport.readRuns(root)
    expect(runs.length).toBeGreaterThan(0)
    for (const { rulesVersion, tale } of runs) {
      expect([rulesVersion, tale]).toEqual([fortress.rulesVersion, fortress.id])
    }
  })

  test('the Page beats three nine times in ten; random play beats seven less than once', () => {
    const won = (player: Setting['player'], defenders: number) =>
      fortressReport
        .readRuns(root)
        .find(
          ({ setting }) =>
            setting.player === player &&
            setting.deck === 'town-watch' &&
            setting.defenders === defenders &&
            setting.fortress === 'none' &&
            setting.treasure === 'own',
        )?.won.share
    expect(won('page', 3)).toBeGreaterThanOrEqual(0.9)
    expect(won('random', 7)).toBeLessThan(0.1)
  })
})

describe('the simulator', () => {
  test.each<Partial<Setting>>([
    {},
    { player: 'random', deck: 'odd-company', defenders: 7 },
    { player: 'captain', ahead: 1, fortress: 'winter-palace', order: 'strongest' },
    { treasure: 'golden-key', lands: 9, gift: 'hand' },
  ])('plays the same siege again by the same setting and number: %j', (wish) => {
    const setting = { ...standardSetting(SETTINGS), ...wish }
    expect(playGame(setting, 3)).toEqual(playGame(setting, 3))
    expect(playGame(setting, 4)).not.toEqual(playGame(setting, 3))
  })

  test('sums up its results, as text too', () => {
    const setting = standardSetting(SETTINGS)
    const records = [0, 1, 2, 3].map((game) => playGame(setting, game))
    const won = records.filter(({ outcome }) => outcome.endsWith('victory')).length
    const sum = summaryOf(records)
    expect([sum.won.count, sum.won.games, soFar(records)]).toEqual([won, 4, `${won} won`])
    expect(Object.values(sum.endedBy).reduce<number>((all, count = 0) => all + count, 0)).toBe(4)
    const text = tableText({ tale: fortress.id, rulesVersion: fortress.rulesVersion, setting, ...sum })
    expect(text).toMatch(/^page with town-watch, 5 defenders, order yours, gift deck\nwon /)
  })

  test('takes no option that is wrong', () => {
    const read = (line: string) => readOptions(fortressSimulator, line.split(' '), 1)
    expect(read('--player wolf').ok).toBe(false)
    expect(read('--defenders 8').ok).toBe(false)
    expect(read('--fortress sand-castle').ok).toBe(false)
    expect(read('--treasure siege-ram --lands 9')).toMatchObject({
      value: { setting: { treasure: 'siege-ram', lands: 9 } },
    })
  })
})
