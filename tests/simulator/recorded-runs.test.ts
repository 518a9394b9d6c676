import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { RECORDED_RUNS, type RecordedRuns, recordRun } from '../fixtures/simulator-runs.ts'

const recorded: RecordedRuns = JSON.parse(readFileSync(join(root, RECORDED_RUNS), 'utf8'))

const runs = Object.entries(recorded).flatMap(([tale, ofTale]) =>
  Object.entries(ofTale).map(([line, run]) => ({ tale, line, run })),
)

test('there are a hundred recorded runs', () => expect(runs).toHaveLength(100))

test.each(runs)('the same file, JSON and text: $tale $line', ({ tale, line, run }) => {
  expect(recordRun(tale, line)).toEqual(run)
})
