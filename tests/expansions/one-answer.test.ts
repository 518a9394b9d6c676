import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.mjs'

let program: string

beforeAll(async () => {
  program = await bundle('tests/expansions/answers.ts')
})

/** Returns the answers of a fresh process that loads parts of the rules in this order. */
const answersOf = (...parts: string[]): { without: unknown[]; with: unknown[] | null } =>
  JSON.parse(execFileSync(process.execPath, [program, ...parts], { encoding: 'utf8' }))

test('a text has one answer, for any loaded files in any order (decision 52)', () => {
  const alone = answersOf('rules')
  const before = answersOf('boxes', 'rules')
  const after = answersOf('rules', 'boxes')
  expect(alone.without.length).toBeGreaterThan(15)
  expect(before.without).toEqual(alone.without)
  expect(after.without).toEqual(alone.without)
  expect(after.with).toEqual(before.with)
})

test('only games with expansions’ rules read them', () => {
  const { without, with: all } = answersOf('boxes', 'rules')
  const read = (answers: readonly unknown[] | null) =>
    (answers ?? []).filter((answer) => typeof answer === 'object' && answer !== null && 'list' in answer)
      .length
  expect(read(all)).toBeGreaterThan(read(without))
})
