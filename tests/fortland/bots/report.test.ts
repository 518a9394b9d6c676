import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { fortland } from '../../../src/engine/fortland/index.ts'
import { fortlandReport } from '../../../src/tales/fortland/programs/simulator/report.ts'

const runs = fortlandReport.readRuns(root)

describe('the report on the balance of Fortland', () => {
  test.each([...fortlandReport.files(root)])(
    '%s matches the runs (else: npm run -s simulate -- --tale fortland report)',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text)
    },
  )

  test('everything was measured by the current rules', () => {
    for (const { tale, rulesVersion } of runs)
      expect([tale, rulesVersion]).toEqual([fortland.id, fortland.rulesVersion])
  })

  test.each([
    ['cub', 'random'],
    ['apprentice', 'cub'],
    ['guardian', 'apprentice'],
  ])('the %s beats the %s in at least three in five of 300 games with seats changed', (first, other) => {
    const run = runs.find(({ setting: { players } }) => players.join() === `${first},${other}`)
    expect(run?.setting.change).toBe('yes')
    expect(run?.firstNamed.games).toBeGreaterThanOrEqual(300)
    expect(run?.firstNamed.share).toBeGreaterThanOrEqual(0.6)
  })
})
