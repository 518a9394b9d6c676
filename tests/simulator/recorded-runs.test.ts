import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { RECORDED_RUNS, type RecordedRuns, recordRuns } from '../fixtures/simulator-runs.ts'

const recorded: RecordedRuns = JSON.parse(readFileSync(join(root, RECORDED_RUNS), 'utf8'))

test.each(Object.keys(recorded))('the recorded runs of %s give the same files, JSON and text', (tale) => {
  expect(recordRuns([tale])[tale]).toEqual(recorded[tale])
})
