import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { citadel } from '../../../src/engine/citadel/index.ts'
import { citadelReport } from '../../../src/tales/citadel/programs/simulator/report.ts'

const runs = citadelReport.readRuns(root)

describe('the report on the balance of the Citadel', () => {
  test.each([...citadelReport.files(root)])(
    '%s matches the runs (else: npm run -s simulate -- --tale citadel report)',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text)
    },
  )

  // The second version of the rules also allows buying a card that was there before one of its kind was sold in this turn [C 14].
  test('everything was measured by the rules as they are, or by the first version', () => {
    for (const { tale, rulesVersion } of runs) {
      expect(tale).toBe(citadel.id)
      expect([1, citadel.rulesVersion]).toContain(rulesVersion)
    }
  })

  test.each(
    (['basic', 'strategic'] as const).flatMap((version) =>
      [3, 4, 5].flatMap((people) => [
        { version, people, first: 'page', other: 'random', times: 2.5 },
        { version, people, first: 'knight', other: 'page', times: 1.5 },
      ]),
    ),
  )('one $first among $people wins more than its share against $other, $version', (asked) => {
    const run = runs.find(
      ({ setting: { players, rules } }) =>
        players.length === asked.people &&
        players[0] === asked.first &&
        players[1] === asked.other &&
        rules.version === asked.version,
    )
    expect(run?.setting.change).toBe('yes')
    expect(run?.firstNamed.games).toBeGreaterThanOrEqual(100)
    expect(run?.firstNamed.share).toBeGreaterThan(asked.times / asked.people)
  })
})
