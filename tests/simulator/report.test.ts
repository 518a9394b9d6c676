import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { intervalPlot, linePlot } from '../../src/programs/simulator/plots.ts'
import { readNotebook } from '../../src/programs/simulator/results-file.ts'
import { gamesText } from '../../src/tales/fairy-tale/programs/simulator/report/choose.ts'
import { fairyTaleReport } from '../../src/tales/fairy-tale/programs/simulator/report/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

describe('the report on balance', () => {
  test.each([...fairyTaleReport.files(root)])(
    '%s matches the measured runs (else: npm run -s simulate -- report)',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text)
    },
  )

  // The seventh version touches hardly a game of the sixth, the eighth only games with secret doors (decision 12).
  test('all runs are of the current rules, or of versions that still apply', () => {
    const runs = fairyTaleReport.readRuns(root)
    expect(runs.length).toBeGreaterThan(0)
    for (const { rulesVersion } of runs) expect([6, 7, fairyTale.rulesVersion]).toContain(rulesVersion)
  })

  // Figures of the most played tales on the cover. They use no expansion, so the seventh version of the rules plays like the eighth.
  test.each(['bedtime-story', 'fairy-tale'])(
    'the guardian has 400 valid games of the %s with two, three and four players',
    (difficulty) => {
      const played = [2, 3, 4].map((seats) => {
        const name = `guardian-${difficulty}-${seats}.games`
        const { heading, records } = readNotebook(readFileSync(join(root, 'docs/balance', name), 'utf8'))
        return [heading.rulesVersion, records.length]
      })
      expect(played).toEqual(played.map(() => [7, 400]))
    },
  )
})

test('runs of older rules are marked', () => {
  const [run] = fairyTaleReport.readRuns(root)
  if (!run) throw new Error('Nothing is measured.')
  const by = (rulesVersion: number, games: number) => ({ ...run, rulesVersion, won: { ...run.won, games } })
  const now = fairyTale.rulesVersion
  expect(gamesText(by(now, 400))).toBe('400')
  expect(gamesText(by(now, 400), by(6, 60))).toBe(`460 (rules 6 and ${now})`)
  expect(gamesText(by(6, 60))).toBe('60 (rules 6)')
  expect(gamesText(by(7, 60), by(now, 400))).toBe('460')
  const withDoors = { ...by(7, 60), setting: { ...run.setting, boxes: { ...run.setting.boxes, ways: true } } }
  expect(gamesText(withDoors)).toBe('60 (rules 7)')
})

describe('plots', () => {
  const intervals = intervalPlot(
    'A < B',
    [{ label: 'one & two', value: 50, low: 25, high: 75, aim: [40, 60] }],
    {
      from: 0,
      to: 100,
      step: 50,
      axis: 'percent',
    },
  )

  test('an interval is drawn at its numbers, between the ends of the axis', () => {
    // The axis goes from 210 to 620: 50 % is at 415.
    expect(intervals).toContain('<circle cx="415"')
    expect(intervals).toContain('x1="312.5" y1="55" x2="517.5"')
    expect(intervals).toContain('<rect x="374"')
  })

  test('words cannot break the picture', () => {
    expect(intervals).toContain('<title>A &lt; B</title>')
    expect(intervals).toContain('one &amp; two')
  })

  test('lines join points and differ without colours', () => {
    const points = [
      [0, 0],
      [10, 5],
    ] as const
    const text = linePlot(
      'Two',
      [
        { label: 'a', points },
        { label: 'b', points },
      ],
      { x: 'turn', y: 'count' },
    )
    expect(text.match(/<polyline points="56,274 620,44"/g)).toHaveLength(2)
    expect(text).toContain('stroke-dasharray="7 4"')
  })
})
