import { expect, test } from 'vitest'
import { largestCircle, moduleState } from './circles.ts'
import { projectFiles } from './project-files.ts'

const rules = projectFiles(/(?<!\.test)\.ts$/, 'src/engine')

test('an import circle has at most eight files, counting types', () => {
  const all = projectFiles(/(?<!\.test)\.tsx?$/, 'src')
  expect(Object.keys(all).length).toBeGreaterThan(2000)
  const circle = largestCircle(all)
  expect({ size: circle.length, few: circle.length <= 8 ? 'yes' : circle }).toMatchObject({ few: 'yes' })
})

test('no module of the rules has state: answers depend only on arguments (decision 52)', () => {
  const kept = Object.entries(rules).flatMap(([file, text]) =>
    moduleState(text).map((line) => `${file}: ${line}`),
  )
  expect(kept).toEqual([])
})

test('finds a circle through types, re-exports and folders, not dynamic imports', () => {
  const files = {
    'src/a.ts': "import type { B } from './b/b.ts'",
    'src/b/b.ts': "import { c } from '../c.ts'",
    'src/c.ts': "export { a } from './a.ts'\nimport { d } from './d.ts'",
    'src/d.ts': "const late = import('./c.ts')",
  }
  expect(largestCircle(files)).toEqual(['src/a.ts', 'src/b/b.ts', 'src/c.ts'])
})

test('finds state of a module, not of a function', () => {
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
