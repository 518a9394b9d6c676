import { expect, test } from 'vitest'
import { largestCircle, moduleState } from './circles.ts'
import { projectFiles } from './project-files.ts'

const rules = projectFiles(/(?<!\.test)\.ts$/, 'src/engine')

test('no more than eight files of the rules import each other in a circle, types counted', () => {
  expect(Object.keys(rules).length).toBeGreaterThan(300)
  const circle = largestCircle(rules)
  expect({ size: circle.length, few: circle.length <= 8 ? 'yes' : circle }).toMatchObject({ few: 'yes' })
})

test('no module of the rules keeps a state: what they answer depends on what they are given (decision 52)', () => {
  const kept = Object.entries(rules).flatMap(([file, text]) =>
    moduleState(text).map((line) => `${file}: ${line}`),
  )
  expect(kept).toEqual([])
})

test('a circle is found through types, re-exports and folders; what is fetched later closes none', () => {
  const files = {
    'src/a.ts': "import type { B } from './b/b.ts'",
    'src/b/b.ts': "import { c } from '../c.ts'",
    'src/c.ts': "export { a } from './a.ts'\nimport { d } from './d.ts'",
    'src/d.ts': "const late = import('./c.ts')",
  }
  expect(largestCircle(files)).toEqual(['src/a.ts', 'src/b/b.ts', 'src/c.ts'])
})

test('a state of a module is found, and none of a function', () => {
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
