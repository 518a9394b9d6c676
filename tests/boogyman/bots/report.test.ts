import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { boogyman } from '../../../src/engine/boogyman/index.ts'
import { boogymanReport } from '../../../src/tales/boogyman/programs/simulator/report.ts'

const runs = boogymanReport.readRuns(root)

describe('the report on the balance of the duel', () => {
  test.each([...boogymanReport.files(root)])(
    '%s matches the runs (else: npm run -s simulate -- --tale boogyman report)',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text)
    },
  )

  test('everything was measured by the current rules', () => {
    for (const { tale, rulesVersion } of runs)
      expect([tale, rulesVersion]).toEqual([boogyman.id, boogyman.rulesVersion])
  })

  test.each([
    ['cub', 'random'],
    ['apprentice', 'cub'],
    ['guardian', 'apprentice'],
  ])('the %s beats the %s in at least 65 %% of 200 games with seats changed', (red, green) => {
    const run = runs.find(({ setting }) => setting.red === red && setting.green === green)
    expect(run?.setting.change).toBe('yes')
    expect(run?.firstNamed.games).toBeGreaterThanOrEqual(200)
    expect(run?.firstNamed.share).toBeGreaterThanOrEqual(0.65)
  })
})
