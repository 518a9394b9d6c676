import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const sheets = Object.entries(projectFiles(/\.css$/, 'src'))

/** Small elements may use `:has`: a choice, a button, a row. */
const SMALL = /\.(option|pick|choice|tale|open|powerRow|status|bottom|deck|shield|card)\b|\bli\b/

test('no style uses :has on the page: every change in it would restyle everything', () => {
  expect(sheets.length).toBeGreaterThan(40)
  const asking = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/^[^\n{}]*:has\([^\n]*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(asking.filter((line) => !SMALL.test(line.split(':has(')[0]?.split('.css: ')[1] ?? ''))).toEqual([])
})

test('CSS modules are imported by name: the build drops side-effect imports', () => {
  const importing = Object.entries(projectFiles(/\.tsx?$/, 'src'))
  expect(
    importing.filter(([, text]) => /^import '[^']*\.module\.css'/m.test(text)).map(([file]) => file),
  ).toEqual([])
})
