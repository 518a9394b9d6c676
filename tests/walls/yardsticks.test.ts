import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compared, largestCircle, sourceFiles, YARDSTICKS } from '../../scripts/yardsticks.mjs'

const files = sourceFiles()
const limits: Readonly<Record<string, number>> = JSON.parse(readFileSync('tests/walls/limits.json', 'utf8'))
const ids = Object.keys(YARDSTICKS)

const measure = (id: string, more: Readonly<Record<string, string>> = {}) => {
  const measured = YARDSTICKS[id]?.measure({ ...files, ...more })
  if (!measured) throw new Error(`There is no yardstick ${id}.`)
  return measured
}

const today = new Map(ids.map((id) => [id, measure(id)]))

test('every yardstick has a limit', () => {
  expect(Object.keys(files).length).toBeGreaterThan(2000)
  expect(Object.keys(limits)).toEqual(ids)
})

describe('no figure is above its limit', () => {
  test.each(ids)('%s', (id) => {
    const { problem, hint } = compared(id, today.get(id) ?? measure(id), limits[id] ?? 0)
    if (hint !== null) console.log(hint)
    expect(problem, problem ?? '').toBeNull()
  })
})

const foldersIn = (pattern: RegExp) => [
  ...new Set(Object.keys(files).flatMap((path) => pattern.exec(path)?.[0] ?? [])),
]
const TALES = foldersIn(/^src\/tales\/[^/]+/)
const ENGINES = foldersIn(/^src\/engine\/(?!kernel)[^/]+/)
const inEach = (folders: readonly string[], path: string, text: string) =>
  Object.fromEntries(folders.map((folder) => [`${folder}/${path}`, text]))

const LINES = 'export const planted = (): string => name(first, second)\n'.repeat(30)

/** Files that must raise each figure. */
const PLANTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'copies-between-tales': inEach(TALES.slice(0, 3), 'planted.ts', LINES),
  'copies-between-engines': inEach(ENGINES.slice(0, 3), 'planted.ts', LINES),
  'lines-of-smallest-tale': inEach(TALES, 'planted.ts', LINES),
  'files-of-smallest-tale': inEach(TALES, 'planted.ts', LINES),
  'lines-of-programs': { 'src/tales/citadel/programs/planted.ts': LINES },
  'small-files': { 'src/ui/planted.ts': 'export const planted = 1\n' },
  'lonely-files': {
    'src/ui/planted.ts': 'export const planted = 1\n',
    'src/ui/planting.ts': "import { planted } from './planted.ts'\n",
  },
  'long-files': { 'src/ui/planted.ts': LINES.repeat(11) },
  'lazy-parts': { 'src/ui/planted.ts': "export const PLANTED = part(() => import('./table.ts'))\n" },
  'names-of-many-meanings': inEach(
    ['src/ui/planted1', 'src/ui/planted2', 'src/store', 'src/session'],
    'planted.ts',
    'export const planted = 1\n',
  ),
  'largest-circle': Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `src/ui/planted${index}.ts`,
      `import type { Planted } from './planted${(index + 1) % 9}.ts'\n`,
    ]),
  ),
}

describe('planted files raise the figure and are listed', () => {
  test.each(ids)('%s', (id) => {
    const limit = today.get(id)?.value ?? 0
    const measured = measure(id, PLANTED[id])
    expect(compared(id, measured, limit).problem).toContain(`${id}: ${measured.value}, at most ${limit}`)
    if (!id.endsWith('smallest-tale')) expect(measured.places.join()).toContain('planted')
  })
})

test('a lower figure hints without error', () => {
  const measured = { value: 3, places: [] }
  expect(compared('small-files', measured, 3)).toEqual({ problem: null, hint: null })
  expect(compared('small-files', measured, 4)).toEqual({
    problem: null,
    hint: 'small-files fell to 3: lower its limit of 4 in tests/walls/limits.json.',
  })
})

describe('copies', () => {
  const copies = (...texts: readonly string[]) =>
    YARDSTICKS['copies-between-tales']?.measure(
      Object.fromEntries(texts.map((text, index) => [`src/tales/tale${index}/a.ts`, text])),
    ).value

  test('are equal lines of equal paths, names aside', () => {
    const red = 'const red = sum(one, two)\nconst green = 3\n'
    const blue = 'const blue = sum(one, two)\nconst green = 3\n'
    expect(copies(red, blue, 'nothing(like, it, at, all)')).toBe(2)
    expect(copies(red, blue, blue)).toBe(4)
    expect(copies(red, 'const green = 3\nconst red = sum(one, two)\n', 'nothing()')).toBe(1)
  })

  test('leave out imports, comments, brackets, and files of fewer than three tales', () => {
    const text = "import { a } from './a.ts'\n// a comment of some words\n/** And another. */\n{\n}\n"
    expect(copies(text, text, text)).toBe(0)
    expect(copies('const red = sum(one, two)', 'const red = sum(one, two)')).toBe(0)
  })
})

test('circles follow types, re-exports, folders, not dynamic imports', () => {
  expect(
    largestCircle({
      'src/a.ts': "import type { B } from './b/b.ts'",
      'src/b/b.ts': "import { c } from '../c.ts'",
      'src/c.ts': "export { a } from './a.ts'\nimport { d } from './d.ts'",
      'src/d.ts': "const late = import('./c.ts')",
    }),
  ).toEqual(['src/a.ts', 'src/b/b.ts', 'src/c.ts'])
})
