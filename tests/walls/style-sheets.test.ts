import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const sheets = Object.entries(projectFiles(/\.css$/, 'src'))

/** A small thing may ask what it holds: a choice, a plank, a row. */
const SMALL = /\.(option|pick|choice|tale|open|powerRow|status|bottom|deck|shield|card)\b|\bli\b/

test('no style asks what lies anywhere in the page: each thing that came or went would style all of it anew', () => {
  expect(sheets.length).toBeGreaterThan(40)
  const asking = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/^[^\n{}]*:has\([^\n]*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(asking.filter((line) => !SMALL.test(line.split(':has(')[0]?.split('.css: ')[1] ?? ''))).toEqual([])
})
