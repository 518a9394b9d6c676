import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Matches state of a module, which could make an answer depend on earlier calls or loaded files. */
const KEPT = /^(?:export )?let |^(?:export )?const \w+ = (?:late|joined)\b|\bObject\.assign\([A-Z]/

/** Returns the lines of a file that declare state of a module. */
const moduleState = (text: string): string[] => text.split('\n').filter((line) => KEPT.test(line))

test('no module of the rules has state: answers depend only on arguments (decision 52)', () => {
  const kept = Object.entries(projectFiles(/(?<!\.test)\.ts$/, 'src/engine')).flatMap(([file, text]) =>
    moduleState(text).map((line) => `${file}: ${line}`),
  )
  expect(kept).toEqual([])
})

test('finds a module’s state, not a function’s', () => {
  const kept = [
    'let taken = null',
    'export let now = 1',
    "const art = late('art')",
    'Object.assign(SYMBOLS, newer)',
  ]
  expect(
    moduleState([...kept, '  let count = 0', 'const lateness = 1', 'Object.assign(state, more)'].join('\n')),
  ).toEqual(kept)
})
