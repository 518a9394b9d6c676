import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Types of fields without typed text: they are pressed, or only read. */
const NOT_WRITTEN = /type="(?:file|radio|checkbox|range)"|\breadOnly\b/

/** The one field for text, which leaves compositions of input methods whole (H13), and radio buttons by their type. */
const FIELDS = ['src/ui/art/controls/OptionCard.tsx', 'src/ui/input/TextField.tsx']

/** True if a file has its own field for typed text. */
const hasOwnField = (text: string): boolean =>
  /<textarea\b|contentEditable/.test(text) ||
  [...text.matchAll(/<input\b[\s\S]*?\/>/g)].some(([field]) => !NOT_WRITTEN.test(field))

test('everything that people write is written in the one text field', () => {
  const pages = Object.entries(projectFiles(/\.tsx$/, 'src')).filter(([path]) => !/\.test\./.test(path))
  expect(
    pages
      .filter(([, text]) => hasOwnField(text))
      .map(([path]) => path)
      .sort(),
  ).toEqual(FIELDS)
})

test('a field of one’s own is found', () => {
  expect(hasOwnField('<input value={name} onChange={write} />')).toBe(true)
  expect(hasOwnField('<textarea />')).toBe(true)
  expect(hasOwnField('<input type="radio" checked />')).toBe(false)
})
